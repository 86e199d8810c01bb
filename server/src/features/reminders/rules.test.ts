import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readWithdrawalToken, toWithdrawalToken } from './rules.ts';

const key = randomBytes(32);

it.each(['account', 'patient'] as const)('the token of an %s leads back to it', (kind) => {
  const of = { kind, id: randomUUID() };
  const token = toWithdrawalToken(key, of);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(readWithdrawalToken(key, token)).toEqual(of);
});

it('no other token leads anywhere', () => {
  const token = toWithdrawalToken(key, { kind: 'account', id: randomUUID() });
  const bytes = Buffer.from(token, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(readWithdrawalToken(key, changed.toString('base64url'))).toBeUndefined();
  }
  expect(readWithdrawalToken(randomBytes(32), token)).toBeUndefined();
  expect(readWithdrawalToken(key, randomBytes(32).toString('base64url'))).toBeUndefined();
  expect(readWithdrawalToken(key, '')).toBeUndefined();
});
