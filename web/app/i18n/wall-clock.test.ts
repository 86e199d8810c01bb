import { expect, test } from 'vitest';
import { addDays, readWallClock, weekdayOf } from './wall-clock.ts';

test.each([
  ['winter time', '2026-11-25T08:00:00Z', { date: '2026-11-25', time: '09:00' }],
  ['summer time', '2026-07-01T21:59:00Z', { date: '2026-07-01', time: '23:59' }],
  ['past midnight there', '2026-07-01T22:00:00Z', { date: '2026-07-02', time: '00:00' }],
  ['the hour that the clock skips', '2027-03-28T01:00:00Z', { date: '2027-03-28', time: '03:00' }],
])('readWallClock reads the zone’s clock: %s', (_, instant, expected) => {
  expect(readWallClock(new Date(instant), 'Europe/Berlin')).toEqual(expected);
});

test('addDays crosses months, years and the change of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
});

test('weekdayOf counts from Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
});
