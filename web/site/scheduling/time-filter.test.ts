import { expect, test } from 'vitest';
import { dayParts, findDayPart, hasFilter, isOnWeekday, toggleWeekday } from './time-filter.ts';

test('each part of the day is found by its bounds', () => {
  for (const { key, from, to } of dayParts) expect(findDayPart({ from, to })).toBe(key);
  expect(findDayPart({ from: '09:15' })).toBe('any');
});

test.each([
  { weekdays: undefined, weekday: 2, next: '2' },
  { weekdays: '25', weekday: 1, next: '125' },
  { weekdays: '125', weekday: 2, next: '15' },
  { weekdays: '2', weekday: 2, next: undefined },
])('weekday $weekday of $weekdays leads to $next', ({ weekdays, weekday, next }) => {
  expect(toggleWeekday(weekdays, weekday)).toBe(next);
});

test('a day fits by its weekday', () => {
  // A Tuesday.
  expect(isOnWeekday('2026-12-01', {})).toBe(true);
  expect(isOnWeekday('2026-12-01', { weekdays: '23' })).toBe(true);
  expect(isOnWeekday('2026-12-01', { weekdays: '13' })).toBe(false);
  expect([{}, { from: '16:00' }, { weekdays: '1' }].map(hasFilter)).toEqual([false, true, true]);
});
