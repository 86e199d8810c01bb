import { expect, test } from 'vitest';
import { type FailureReason, findRetryAt, withoutPersonalData } from './delivery-failure.ts';

const now = new Date('2026-11-25T09:00:00Z');

function waitSeconds(reason: FailureReason, attempts: number, expiresInSeconds?: number): number | undefined {
  const expiresAt = expiresInSeconds === undefined ? null : new Date(now.getTime() + expiresInSeconds * 1000);
  const retryAt = findRetryAt({ reason }, { attempts, expiresAt }, now);
  return retryAt && (retryAt.getTime() - now.getTime()) / 1000;
}

test('the pauses grow, and after the seventh the message is given up', () => {
  const pauses = Array.from({ length: 8 }, (_, index) => waitSeconds('deferred', index + 1));
  expect(pauses).toEqual([5, 30, 120, 600, 3600, 21_600, 72_000, undefined]);
});

test.each(['connection', 'timeout', 'tls', 'login', 'deferred'] as const)('%s is tried again', (reason) => {
  expect(waitSeconds(reason, 1)).toBe(5);
});

test.each(['refused', 'expired'] as const)('%s is final', (reason) => {
  expect(waitSeconds(reason, 1)).toBeUndefined();
});

test('what a stop cut off is due at once', () => {
  expect(waitSeconds('stopped', 7)).toBe(0);
});

test('a message that will have expired by the next try is given up', () => {
  expect(waitSeconds('deferred', 4, 601)).toBe(600);
  expect(waitSeconds('deferred', 4, 600)).toBeUndefined();
});

test.each([
  ['550 5.1.1 <anna@example.org>: Recipient address rejected', '550 5.1.1 … Recipient address rejected'],
  ['550 No such user (anna.schmidt@example.org) here', '550 No such user … here'],
  ['Cannot call +49 221 4710123 now', 'Cannot call … now'],
  ['421 4.7.0 try\r\n again later', '421 4.7.0 try again later'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('%j is kept as %j', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});
