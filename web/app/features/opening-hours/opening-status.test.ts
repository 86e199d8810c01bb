import type { WeeklyHours } from '@praxisportal/practice/types';
import { describe, expect, test } from 'vitest';
import { findClosedReason, findOpeningStatus, listComingClosures } from './opening-status.ts';

const openingHours: WeeklyHours[] = [
  { weekday: 1, from: '08:00', to: '18:00' },
  { weekday: 2, from: '08:00', to: '18:00' },
  // With a lunch break, and the afternoon first: rows need no order.
  { weekday: 3, from: '14:00', to: '18:00' },
  { weekday: 3, from: '08:00', to: '12:30' },
  { weekday: 4, from: '08:00', to: '18:00' },
  { weekday: 5, from: '08:00', to: '16:00' },
];
const christmas = { de: 'Weihnachtsferien', en: 'Christmas break' };
const calendar = {
  openingHours,
  closures: [{ from: '2026-12-24', to: '2026-12-31', reason: christmas }],
  holidays: new Set(['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29']),
};

describe('findOpeningStatus', () => {
  test.each([
    ['at the first minute', '2026-11-23', '08:00', { kind: 'open', until: '18:00' }],
    ['in the last minute', '2026-11-23', '17:59', { kind: 'open', until: '18:00' }],
    ['before the lunch break', '2026-11-25', '12:29', { kind: 'open', until: '12:30' }],
    ['on the shorter Friday', '2026-11-27', '15:30', { kind: 'open', until: '16:00' }],
  ])('is open %s', (_, date, time, expected) => {
    expect(findOpeningStatus({ date, time }, calendar)).toEqual(expected);
  });

  test.each([
    ['before opening', '2026-11-23', '07:59', '2026-11-23', 0, '08:00'],
    ['in the lunch break', '2026-11-25', '12:30', '2026-11-25', 0, '14:00'],
    ['after closing', '2026-11-23', '18:00', '2026-11-24', 1, '08:00'],
    ['on Friday evening', '2026-11-27', '16:00', '2026-11-30', 3, '08:00'],
    ['on Sunday', '2026-11-29', '10:00', '2026-11-30', 1, '08:00'],
    // 31 December closes the break, 1 January is a holiday, then comes a weekend.
    ['in the Christmas break', '2026-12-28', '10:00', '2027-01-04', 7, '08:00'],
    ['on the last evening before the break', '2026-12-23', '19:00', '2027-01-04', 12, '08:00'],
    ['on Good Friday, with Easter Monday ahead', '2027-03-26', '10:00', '2027-03-30', 4, '08:00'],
  ])('says when it opens %s', (_, date, time, nextDate, daysAhead, at) => {
    expect(findOpeningStatus({ date, time }, calendar)).toEqual({
      kind: 'opens',
      date: nextDate,
      daysAhead,
      at,
    });
  });

  test('promises nothing when no opening is in sight', () => {
    const closures = [{ from: '2026-01-01', to: '2027-12-31', reason: christmas }];
    expect(findOpeningStatus({ date: '2026-11-25', time: '09:00' }, { ...calendar, closures })).toEqual({
      kind: 'closed',
    });
  });
});

describe('findClosedReason', () => {
  test('names the closure before the holiday that falls into it', () => {
    expect(findClosedReason('2026-12-25', calendar)).toEqual(christmas);
    expect(findClosedReason('2027-01-01', calendar)).toBe('holiday');
  });

  test('is undefined on the days around them', () => {
    expect(findClosedReason('2026-12-23', calendar)).toBeUndefined();
    expect(findClosedReason('2027-01-02', calendar)).toBeUndefined();
  });
});

test('listComingClosures keeps the one under way and drops the one that is over', () => {
  const later = { from: '2027-02-08', to: '2027-02-08', reason: christmas };
  const closures = [later, ...calendar.closures];
  expect(listComingClosures('2026-12-31', closures)).toEqual([...calendar.closures, later]);
  expect(listComingClosures('2027-01-01', closures)).toEqual([later]);
});
