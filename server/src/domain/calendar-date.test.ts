import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clipPeriod,
  listDaysOfMonth,
  toMonthPeriod,
  toWeekday,
} from './calendar-date.ts';

describe('calendar days', () => {
  test.each([
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-01-31', '2026-04-30'],
    ['2026-08-31', '2026-11-30'],
    ['2026-10-31', '2027-01-31'],
    ['2026-12-15', '2027-03-15'],
    ['2028-02-29', '2028-05-29'],
  ])('three months after %s is %s', (date, later) => {
    expect(addMonths(date, 3)).toBe(later);
  });

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %i days is %s', (date, days, other) => {
    expect(addDays(date, days)).toBe(other);
  });

  test('lists every day of a month', () => {
    expect(listDaysOfMonth('2028-02')).toHaveLength(29);
    expect(listDaysOfMonth('2027-02').at(-1)).toBe('2027-02-28');
    expect(listDaysOfMonth('2026-10').at(0)).toBe('2026-10-01');
    expect(listDaysOfMonth('2026-10').at(-1)).toBe('2026-10-31');
  });

  test('a week runs from Monday, 1, to Sunday, 7', () => {
    const week = listDaysOfMonth('2026-06').slice(0, 7).map(toWeekday);
    expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(toWeekday('2028-02-29')).toBe(2);
  });
});

test('a period keeps the days that lie inside another', () => {
  const bounds = { firstDate: '2026-02-04', lastDate: '2026-05-03' };
  const clip = (firstDate: string, lastDate: string) => clipPeriod({ firstDate, lastDate }, bounds);
  expect(clip('2026-02-01', '2026-02-28')).toEqual({ firstDate: '2026-02-04', lastDate: '2026-02-28' });
  expect(clip('2026-03-01', '2026-03-31')).toEqual({ firstDate: '2026-03-01', lastDate: '2026-03-31' });
  expect(clip('2026-05-01', '2026-05-31')).toEqual({ firstDate: '2026-05-01', lastDate: '2026-05-03' });
  const after = clip('2026-06-01', '2026-06-30');
  expect(after.firstDate > after.lastDate).toBe(true);
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the month %s ends on %s', (month, lastDate) => {
  expect(toMonthPeriod(month)).toEqual({ firstDate: `${month}-01`, lastDate });
});
