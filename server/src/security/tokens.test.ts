import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSameHash, keyedHash } from './keyed-hash.ts';
import { createAccountNumber, createSessionToken, createToken, hashToken, isSessionToken } from './tokens.ts';

test('a token is 32 random bytes, and the database keeps its SHA-256', () => {
  const tokens = Array.from({ length: 100 }, createToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken('abc').toString('hex')).toBe(createHash('sha256').update('abc').digest('hex'));
});

test('an account number has eight digits in two groups', () => {
  for (let index = 0; index < 100; index += 1) expect(createAccountNumber()).toMatch(/^P-\d{4}-\d{4}$/);
});

test('a keyed hash depends on the key, on every part, and on where the parts are cut', () => {
  const key = Buffer.from('key');
  const hash = keyedHash(key, 'a', 'bc');
  expect(isSameHash(hash, keyedHash(key, 'a', 'bc'))).toBe(true);
  for (const other of [
    keyedHash(Buffer.from('other'), 'a', 'bc'),
    keyedHash(key, 'ab', 'c'),
    keyedHash(key, 'a', 'bd'),
    keyedHash(key, 'a'),
    Buffer.alloc(0),
  ])
    expect(isSameHash(hash, other)).toBe(false);
});

test("a session's token looks like any other, and only one that was signed with this key is known", () => {
  const key = Buffer.from('key');
  const tokens = Array.from({ length: 100 }, () => createSessionToken(key));
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(isSessionToken(key, token)).toBe(true);
    expect(isSessionToken(Buffer.from('other'), token)).toBe(false);
    const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    expect(isSessionToken(key, changed)).toBe(false);
    expect(isSessionToken(key, createToken())).toBe(false);
  }
  for (const text of ['', 'x', `${tokens[0]}x`.repeat(2)]) expect(isSessionToken(key, text)).toBe(false);
});
