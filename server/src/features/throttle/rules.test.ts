import { expect, test } from 'vitest';
import { type ThrottleRule, throttleRules, toMailbox, toMost, toNumberBlock } from './rules.ts';

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

test.each([
  ['codes', 200],
  ['half of codes', 100],
  ['calls', 61],
  ['half of calls', 30],
  ['fifth of calls', 12],
] as const)('%s is %i of what the operator sets', (limit, most) => {
  expect(toMost(limit, { codesPerHourMax: 200, callsPerHourMax: 61 })).toBe(most);
  expect(toMost(limit, { codesPerHourMax: 1, callsPerHourMax: 1 })).toBe(1);
});

/** Rules whose shared budgets end hard, and why no stranger spends them for known devices and accounts. */
const hardForAll: Partial<Record<ThrottleRule, string>> = {
  call_to_newcomer: 'only numbers that are not the own account’s, and few for one address block',
  chat_model_of_guest: 'only guests: the embedded assistant answers them',
  chat_model_of_account: 'only accounts',
  speech_of_guest: 'only guests: their browser speaks',
  speech_provider_of_guest: 'only guests: a voice of the house or their browser speaks',
  speech_provider_of_account: 'only accounts',
};

test('a budget of all callers together ends hard only where no stranger spends it for known ones', () => {
  const rules = Object.entries(throttleRules)
    .filter(([name, budgets]) => !name.startsWith('soft_') && budgets.some(({ by }) => by.length === 0))
    .map(([name]) => name);
  expect(rules.sort()).toEqual(Object.keys(hardForAll).sort());
});

test.each(
  Object.entries(throttleRules).filter(([name]) => /known_(device|desk)/.test(name) && !/unknown/.test(name)),
)('%s counts nothing that other callers at the same address take', (_, budgets) => {
  const subjects = budgets.flatMap(({ by }) => [...by]);
  expect(subjects).not.toContain('prefix');
  expect(subjects).not.toContain('network');
});
