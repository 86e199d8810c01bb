import { expect, test } from 'vitest';
import { throttleRules, toMailbox, toMostCodes, toNumberBlock } from './rules.ts';

test.each([
  ['anna@example.org', 'anna@example.org'],
  ['anna+termin@example.org', 'anna@example.org'],
  ['anna+a+b@example.org', 'anna@example.org'],
  ['+49221@example.org', '+49221@example.org'],
  ['anna@sub+domain.example', 'anna@sub+domain.example'],
  ['an.na.schmidt+x@gmail.com', 'annaschmidt@gmail.com'],
  ['annaschmidt@googlemail.com', 'annaschmidt@gmail.com'],
  ['anna.schmidt@example.org', 'anna.schmidt@example.org'],
])('%s is counted as %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});

test('numbers that differ in their last three digits are one block', () => {
  expect(toNumberBlock('+492214710123')).toBe(toNumberBlock('+492214710999'));
  expect(toNumberBlock('+492214710123')).not.toBe(toNumberBlock('+492214711123'));
});

test.each(Object.entries(throttleRules))(
  '%s asks the caller before it takes from what others share',
  (_, budgets) => {
    const isShared = budgets.map(({ by }) => by.length === 0);
    expect(isShared).toEqual([...isShared].sort());
  },
);

test.each([1, 2, 3, 4, 12, 200, 999_999])('of %i codes an hour both shares together are no more', (max) => {
  const owners = toMostCodes('codes of owners', max);
  const strangers = toMostCodes('codes of strangers', max);
  expect([owners, strangers].every((share) => share >= 1)).toBe(true);
  expect(owners + strangers).toBe(Math.max(2, max));
});
