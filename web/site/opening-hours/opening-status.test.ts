import type { WeeklyHours } from '@praxisportal/practice/types';
import { describe, expect, test } from 'vitest';
import {
  findClosedReason,
  findHoursOf,
  findOpeningStatus,
  listComing,
  listNews,
  type OpeningCalendar,
  type OpeningException,
} from './opening-status.ts';

const weekly: WeeklyHours[] = [
  { weekday: 1, from: '08:00', to: '18:00' },
  { weekday: 2, from: '08:00', to: '18:00' },
  // With a lunch break, and the afternoon first: rows need no order.
  { weekday: 3, from: '14:00', to: '18:00' },
  { weekday: 3, from: '08:00', to: '12:30' },
  { weekday: 4, from: '08:00', to: '18:00' },
  { weekday: 5, from: '08:00', to: '16:00' },
];
const christmas = { de: 'Weihnachtsferien', en: 'Christmas break' };
const holiday = (date: string): OpeningException => ({ kind: 'holiday', from: date, to: date });
const calendar: OpeningCalendar = {
  weekly,
  later: [],
  exceptions: [
    { kind: 'closed', from: '2026-12-24', to: '2026-12-31', reason: christmas },
    ...['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29'].map(holiday),
  ],
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
    const closed = { kind: 'closed' as const, from: '2026-01-01', to: '2027-12-31', reason: null };
    const clock = { date: '2026-11-25', time: '09:00' };
    expect(findOpeningStatus(clock, { ...calendar, exceptions: [closed] })).toEqual({ kind: 'closed' });
  });
});

describe('findClosedReason', () => {
  test('names the closure before the holiday that falls into it', () => {
    expect(findClosedReason('2026-12-25', calendar)).toEqual(christmas);
    expect(findClosedReason('2027-01-01', calendar)).toBe('holiday');
  });

  test('is known where the why is not', () => {
    const closed = { kind: 'closed' as const, from: '2026-12-01', to: '2026-12-01', reason: null };
    expect(findClosedReason('2026-12-01', { exceptions: [closed] })).toBe('unnamed');
  });

  test('is undefined on the days around them', () => {
    expect(findClosedReason('2026-12-23', calendar)).toBeUndefined();
    expect(findClosedReason('2027-01-02', calendar)).toBeUndefined();
  });
});

test.each([
  ['on a special Saturday', '2026-12-12', ['09:00-12:00']],
  ['around hours that are closed', '2026-12-02', ['08:00-11:00', '15:00-18:00']],
  ['in a later week', '2027-01-11', ['10:00-14:00']],
  ['on a weekday that the later week leaves out', '2027-01-12', []],
  ['on the last day of the former week', '2027-01-08', ['08:00-16:00']],
])('findHoursOf knows the hours %s', (_, date, expected) => {
  const exceptions: OpeningException[] = [
    ...calendar.exceptions,
    {
      kind: 'special',
      from: '2026-12-12',
      to: '2026-12-12',
      hours: [{ from: '09:00', to: '12:00' }],
      reason: null,
    },
    {
      kind: 'closedHours',
      from: '2026-12-01',
      to: '2026-12-02',
      hours: { from: '11:00', to: '15:00' },
      reason: null,
    },
  ];
  const later = [{ from: '2027-01-11', weekly: [{ weekday: 1 as const, from: '10:00', to: '14:00' }] }];
  const hours = findHoursOf(date, { ...calendar, exceptions, later });
  expect(hours.map(({ from, to }) => `${from}-${to}`)).toEqual(expected);
});

test('what is not as usual is told as long as it is not over, and as news two weeks before', () => {
  const from = (list: readonly OpeningException[]) => list.map((exception) => exception.from);
  const later: OpeningException = { kind: 'closed', from: '2027-02-08', to: '2027-02-08', reason: christmas };
  const exceptions = [later, ...calendar.exceptions];
  expect(from(listComing('2026-12-31', exceptions))).toEqual(['2026-12-24', '2027-01-01', '2027-02-08']);
  expect(from(listComing('2027-01-02', exceptions))).toEqual(['2027-02-08']);
  expect(from(listNews('2026-12-09', exceptions))).toEqual([]);
  expect(from(listNews('2026-12-10', exceptions))).toEqual(['2026-12-24']);
  expect(from(listNews('2027-01-02', exceptions))).toEqual([]);
});
