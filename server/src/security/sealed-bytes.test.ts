import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-bytes.ts';

const key = randomBytes(32);
const bytes = Buffer.from('a secret of an app');

test('what is sealed opens with its key, for its purpose, unchanged, and never looks the same', () => {
  const sealed = seal(key, 'apps', bytes);
  expect(unseal(key, 'apps', sealed)).toEqual(bytes);
  expect(seal(key, 'apps', bytes).equals(sealed)).toBe(false);
  expect(sealed.includes(bytes)).toBe(false);
  expect(unseal(randomBytes(32), 'apps', sealed)).toBeUndefined();
  expect(unseal(key, 'others', sealed)).toBeUndefined();
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(unseal(key, 'apps', changed)).toBeUndefined();
  }
  expect(unseal(key, 'apps', Buffer.alloc(5))).toBeUndefined();
});
