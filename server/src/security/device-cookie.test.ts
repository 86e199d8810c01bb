import { expect, test } from 'vitest';
import { findKnownDevice, rememberDevice } from './device-cookie.ts';

const key = Buffer.from('key');
const dayMs = 86_400_000;
const nowMs = Date.parse('2026-11-25T09:00:00+01:00');
const anna = { accountId: 'anna', passwordHash: 'hash of anna' };
const berta = { accountId: 'berta', passwordHash: 'hash of berta' };
const isKnown = (cookie: string | undefined, account = anna, atMs = nowMs) =>
  findKnownDevice(key, cookie, account, atMs) !== undefined;

test('a browser is known to the account that it has logged in to, and to no other', () => {
  const cookie = rememberDevice(key, undefined, anna, nowMs);
  expect(isKnown(cookie)).toBe(true);
  expect(isKnown(cookie, berta)).toBe(false);
  expect(isKnown(undefined)).toBe(false);
  expect(findKnownDevice(key, cookie, anna, nowMs)).toBe(cookie.split('.')[0]);
});

test('accounts that share a browser do not forget each other, and the oldest of five is forgotten', () => {
  const accounts = ['a', 'b', 'c', 'd', 'e'].map((accountId) => ({ accountId, passwordHash: 'hash' }));
  let cookie: string | undefined;
  for (const account of [...accounts.slice(0, 4), ...accounts.slice(0, 4)])
    cookie = rememberDevice(key, cookie, account, nowMs);
  expect(accounts.map((account) => isKnown(cookie, account))).toEqual([true, true, true, true, false]);
  cookie = rememberDevice(key, cookie, accounts[4] ?? anna, nowMs);
  expect(accounts.map((account) => isKnown(cookie, account))).toEqual([false, true, true, true, true]);
});

test('after half a year or with a new password the browser is a stranger', () => {
  const cookie = rememberDevice(key, undefined, anna, nowMs);
  expect(isKnown(cookie, anna, nowMs + 180 * dayMs)).toBe(true);
  expect(isKnown(cookie, anna, nowMs + 181 * dayMs)).toBe(false);
  expect(isKnown(cookie, { ...anna, passwordHash: 'new' })).toBe(false);
});

test('nothing of the cookie can be changed or made up', () => {
  const [device = '', mark = ''] = rememberDevice(key, undefined, anna, nowMs).split('.');
  const [day = '', signature = ''] = [mark.slice(0, 5), mark.slice(6)];
  const other = rememberDevice(key, undefined, anna, nowMs).split('.')[0];
  for (const forged of [
    `${other}.${mark}`,
    `${device}.${Number(day) - 1}-${signature}`,
    `${device}.${day}-${signature.slice(0, -2)}AA`,
    `${device}.${day}-`,
    `${device}.${day}`,
    `${device}..`,
    `.${mark}`,
    device,
    '',
    'x'.repeat(8000),
    rememberDevice(Buffer.from('another key'), undefined, anna, nowMs),
  ])
    expect([forged, isKnown(forged)]).toEqual([forged, false]);
});
