import { expect, test, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const asker = '192.0.2.1';
// A hash takes a core for a while, and a busy machine has none to spare.
vi.setConfig({ testTimeout: 60_000 });

test('a hash is a salted PHC string of argon2id that verifies its password only', async () => {
  const [first, second] = await Promise.all([
    hashPassword('geheim-1234', asker),
    hashPassword('geheim-1234', asker),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword('geheim-1234', first, asker)).toBe(true);
  expect(await verifyPassword('geheim-1235', first, asker)).toBe(false);
  expect(await verifyPassword('', first, asker)).toBe(false);
});

test('the same letters typed on another machine are the same password', async () => {
  const hash = await hashPassword('Grüße'.normalize('NFC'), asker);
  expect(await verifyPassword('Grüße'.normalize('NFD'), hash, asker)).toBe(true);
});

test('parameters come from the string, so that later ones can be stronger', async () => {
  const phc = '$argon2id$v=19$m=1024,t=3,p=2$c2FsendpZWRlcnNhbHo$VitamzKQXwz/wg6jC7i0ePQsmm01uWAs';
  expect(await verifyPassword('geheim', phc, asker)).toBe(true);
  expect(await verifyPassword('geheim', phc.replace('t=3', 't=2'), asker)).toBe(false);
});

test.each([undefined, '', 'none', '$2b$10$abc', '$argon2id$v=19$m=19456,t=2,p=1$$'])(
  'without a usable hash (%s) the answer is no',
  async (hash) => {
    expect(await verifyPassword('geheim', hash, asker)).toBe(false);
  },
);

test('twenty hashes at once of many callers all come out right', async () => {
  const passwords = Array.from({ length: 20 }, (_, index) => `passwort-${index}`);
  const hashes = await Promise.all(
    passwords.map((password, index) => hashPassword(password, `asker-${index}`)),
  );
  const verified = await Promise.all(
    hashes.map((hash, index) => verifyPassword(`passwort-${index}`, hash, `asker-${index}`)),
  );
  expect(verified).toEqual(Array(20).fill(true));
});

test('of two hundred log-ins at once most are refused at once, and a caller on his own is not among them', async () => {
  const flood = Array.from({ length: 200 }, () => verifyPassword('falsch', undefined, 'flood'));
  const own = verifyPassword('falsch', undefined, asker);
  const settled = await Promise.allSettled(flood);
  const refusals = settled.filter(({ status }) => status === 'rejected');
  expect(refusals.length).toBeGreaterThanOrEqual(188);
  for (const refusal of refusals) {
    if (refusal.status === 'fulfilled' || !(refusal.reason instanceof AppError))
      throw new Error('no refusal');
    expect([refusal.reason.code, refusal.reason.details]).toEqual(['unavailable', { retryAfterSeconds: 5 }]);
  }
  expect(await own).toBe(false);
});
