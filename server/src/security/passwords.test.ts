import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a hash is a salted PHC string of argon2id that verifies its password only', async () => {
  const [first, second] = await Promise.all([hashPassword('geheim-1234'), hashPassword('geheim-1234')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword('geheim-1234', first)).toBe(true);
  expect(await verifyPassword('geheim-1235', first)).toBe(false);
  expect(await verifyPassword('', first)).toBe(false);
});

test('the same letters typed on another machine are the same password', async () => {
  const hash = await hashPassword('Grüße'.normalize('NFC'));
  expect(await verifyPassword('Grüße'.normalize('NFD'), hash)).toBe(true);
});

test('the parameters come from the string, so that later ones can be stronger', async () => {
  const hash = await hashPassword('geheim');
  expect(await verifyPassword('geheim', hash.replace('t=2', 't=3'))).toBe(false);
});

test.each([undefined, '', 'none', '$2b$10$abc', '$argon2id$v=19$m=19456,t=2,p=1$$'])(
  'without a usable hash (%s) the answer is no',
  async (hash) => {
    expect(await verifyPassword('geheim', hash)).toBe(false);
  },
);

test('twenty hashes at once all come out right', async () => {
  const passwords = Array.from({ length: 20 }, (_, index) => `passwort-${index}`);
  const hashes = await Promise.all(passwords.map(hashPassword));
  const verified = await Promise.all(hashes.map((hash, index) => verifyPassword(`passwort-${index}`, hash)));
  expect(verified).toEqual(Array(20).fill(true));
});
