import { expect, test } from 'vitest';
import { addDays, addMonths, countDays, isCalendarDate, weekdayOf } from './calendar-date.ts';

test('only days of the calendar are days', () => {
  expect(['2026-12-01', '2028-02-29'].every(isCalendarDate)).toBe(true);
  const others = ['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '20261201', '', '2026-12-01T00:00'];
  expect(others.filter(isCalendarDate)).toEqual([]);
});

test('addDays crosses months, years and the change of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
});

test.each([
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2027-03-31', '2027-06-30'],
  ['2026-10-15', '2027-01-15'],
])('three months after %s is %s', (date, later) => {
  expect(addMonths(date, 3)).toBe(later);
});

test('countDays counts calendar days across a change of the clock', () => {
  expect(countDays('2026-10-24', '2026-10-26')).toBe(2);
  expect(countDays('2026-11-25', '2026-11-25')).toBe(0);
});

test('weekdayOf counts from Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
});
