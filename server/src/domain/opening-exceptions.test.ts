import { expect, test } from 'vitest';
import { listOpeningExceptions } from './opening-exceptions.ts';
import { closedPeriod, doctorCalendar } from './test-calendar.ts';

const december = { firstDate: '2026-12-10', lastDate: '2027-01-10' };
const list = (...changes: Parameters<typeof doctorCalendar>) =>
  listOpeningExceptions(doctorCalendar(...changes), december).map(
    ({ kind, from, to }) => `${kind} ${from} ${to}`,
  );

test('holidays are told where their weekday has hours', () => {
  // 26 December is a Saturday.
  expect(list()).toEqual(['holiday 2026-12-25 2026-12-25', 'holiday 2027-01-01 2027-01-01']);
});

test('a closure is told whole, once, and in place of what it takes', () => {
  const saturday = { date: '2026-12-19', hours: [{ from: '09:00', to: '12:00' }] };
  const taken = { date: '2026-12-28', hours: [{ from: '09:00', to: '12:00' }] };
  const closures = [
    closedPeriod('2026-12-24', '2026-12-31'),
    closedPeriod('2026-12-01', '2026-12-10'),
    closedPeriod('2026-12-01', '2026-12-09'),
    { ...closedPeriod('2026-12-16'), hours: { from: '12:00', to: '14:00' } },
  ];
  expect(list({ closures, specialDays: [saturday, taken] })).toEqual([
    'closed 2026-12-01 2026-12-10',
    'closedHours 2026-12-16 2026-12-16',
    'special 2026-12-19 2026-12-19',
    'closed 2026-12-24 2026-12-31',
    'holiday 2027-01-01 2027-01-01',
  ]);
});

test('a holiday on which the practice opens all the same is a special day', () => {
  const newYear = { date: '2027-01-01', hours: [{ from: '09:00', to: '12:00' }], reason: null };
  expect(list({ specialDays: [newYear] })).toEqual([
    'holiday 2026-12-25 2026-12-25',
    'special 2027-01-01 2027-01-01',
  ]);
});
