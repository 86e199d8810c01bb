import { expect, test } from 'vitest';
import { toCodeSubjects, toPhoneNumber } from './rules.ts';

test('a number is kept in one form, however it is typed', () => {
  for (const text of ['+49 221 4710123', '0221 4710123', '+49 (221) 471-0123', '0049221/4710123'])
    expect(toPhoneNumber(text)).toBe('+492214710123');
  expect(() => toPhoneNumber('+43 1 5870000')).toThrow('invalid_phone');
});

test('codes are counted by mailbox, and calls also by the block of their number', () => {
  expect(toCodeSubjects({ channel: 'email', target: 'anna+neu@example.org' })).toEqual({
    target: 'anna@example.org',
  });
  expect(toCodeSubjects({ channel: 'phone', target: '+492214710123' })).toEqual({
    target: '+492214710123',
    numberBlock: '+492214710',
  });
});
