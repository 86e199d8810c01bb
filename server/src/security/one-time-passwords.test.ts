import { expect, test } from 'vitest';
import { createTotpSecret, describeTotpSecret, findTotpStep } from './one-time-passwords.ts';

/** RFC 6238, appendix B, for SHA-1; the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;

test.each(vectors)('at second %i the code is %s', (seconds, code) => {
  const nowMs = seconds * 1000;
  const step = Math.floor(seconds / 30);
  expect(findTotpStep(secret, code, { lastStep: 0, nowMs })).toBe(step);
  // A step to either side is a phone whose clock goes wrong; two are not.
  expect(findTotpStep(secret, code, { lastStep: 0, nowMs: nowMs + 30_000 })).toBe(step);
  expect(findTotpStep(secret, code, { lastStep: 0, nowMs: nowMs - 30_000 })).toBe(step);
  expect(findTotpStep(secret, code, { lastStep: 0, nowMs: nowMs + 60_000 })).toBeUndefined();
  expect(findTotpStep(secret, code, { lastStep: step, nowMs })).toBeUndefined();
  expect(findTotpStep(secret, '000000', { lastStep: 0, nowMs })).toBeUndefined();
});

test('an app is told the secret, whose it is and of which practice', () => {
  const { uri, secret: typed } = describeTotpSecret(secret, { issuer: 'Praxis: Ä & Co', label: 'a@b.de' });
  expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const { pathname, searchParams } = new URL(uri);
  expect(decodeURIComponent(pathname)).toContain('a@b.de');
  expect([searchParams.get('secret'), searchParams.get('issuer')]).toEqual([typed, 'Praxis: Ä & Co']);
  expect(createTotpSecret()).toHaveLength(20);
});
