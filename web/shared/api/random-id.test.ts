import { expect, test } from 'vitest';
import { createRandomId, isRandomId } from './random-id.ts';

test('a random id is a UUID of version 4, and another one each time', () => {
  const ids = Array.from({ length: 50 }, createRandomId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what was kept is known for an id by its shape', () => {
  expect(isRandomId(createRandomId())).toBe(true);
  for (const kept of [undefined, 7, '', 'an id', `${createRandomId()}0`])
    expect(isRandomId(kept)).toBe(false);
});
