import { expect, it } from 'vitest';
import { toDialect } from './dialect-copies.ts';

it('writes a German message in a dialect, the same one each time', () => {
  const message = 'Ich kann heute nicht, habe keine Zeit.';
  const spoken = toDialect(message);
  expect(spoken).toBe('issch gann heide ni, hab geene zeit.');
  expect(toDialect(message)).toBe(spoken);
});

it('makes no copy of what no dialect changes', () => {
  expect(toDialect('Danke!')).toBeUndefined();
});

it('speaks several dialects', () => {
  const messages = [...'abcdefghijkl'].map((letter) => `${letter} ich habe nicht`);
  const spoken = messages.map((message) => toDialect(message)?.slice(2));
  expect(new Set(spoken).size).toBeGreaterThan(3);
});

it('leaves English alone', () => {
  expect(toDialect('Can you tell me when my appointment is?')).toBeUndefined();
});
