import { expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { checkSendLimits, toPhoneNumber } from './rules.ts';

const now = new Date('2026-11-25T09:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

function refusal(...ages: number[]) {
  try {
    checkSendLimits(ages.map(ago), now);
    return 'sent';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code} ${error.details.retryAfterSeconds}`;
  }
}

test.each([
  [[], 'sent'],
  [[60], 'sent'],
  [[59.5], 'code_too_soon 1'],
  [[0], 'code_too_soon 60'],
  [[100, 200, 300, 400], 'sent'],
  [[100, 200, 300, 400, 500], 'too_many_requests 3100'],
  [[500, 400, 300, 200, 100], 'too_many_requests 3100'],
  [[100, 200, 300, 400, 3600], 'sent'],
  [Array.from({ length: 9 }, (_, index) => 4000 * (index + 1)), 'sent'],
  [Array.from({ length: 10 }, (_, index) => 4000 * (index + 1)), 'too_many_requests 46400'],
] as const)('codes sent %j seconds ago: %s', (ages, expected) => {
  expect(refusal(...ages)).toBe(expected);
});

test('a number is kept in one form, however it is typed', () => {
  for (const text of ['+49 221 4710123', '0221 4710123', '+49 (221) 471-0123', '0049221/4710123'])
    expect(toPhoneNumber(text)).toBe('+492214710123');
  expect(() => toPhoneNumber('+43 1 5870000')).toThrow('invalid_phone');
});
