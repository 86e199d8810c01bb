import { expect, test } from 'vitest';
import { findBookingWindow, findDateRule } from './booking-window.ts';
import { usualTerms } from './test-calendar.ts';

test.each([
  { now: '2026-02-03T00:00+01:00', firstDate: '2026-02-03', lastDate: '2026-05-03', why: 'midnight' },
  { now: '2026-02-03T19:59:59.999+01:00', firstDate: '2026-02-03', lastDate: '2026-05-03', why: '19:59' },
  { now: '2026-02-03T20:00+01:00', firstDate: '2026-02-04', lastDate: '2026-05-03', why: '20:00' },
  { now: '2026-07-07T19:59+02:00', firstDate: '2026-07-07', lastDate: '2026-10-07', why: '19:59 in summer' },
  { now: '2026-07-07T20:00+02:00', firstDate: '2026-07-08', lastDate: '2026-10-07', why: '20:00 in summer' },
  { now: '2026-07-07T23:59+02:00', firstDate: '2026-07-08', lastDate: '2026-10-07', why: 'late evening' },
  { now: '2026-11-30T12:00+01:00', firstDate: '2026-11-30', lastDate: '2027-02-28', why: 'a short month' },
  { now: '2027-11-30T12:00+01:00', firstDate: '2027-11-30', lastDate: '2028-02-29', why: 'a leap year' },
  { now: '2026-01-31T12:00+01:00', firstDate: '2026-01-31', lastDate: '2026-04-30', why: '31 January' },
  { now: '2028-02-29T20:00+01:00', firstDate: '2028-03-01', lastDate: '2028-05-29', why: 'the leap day' },
  { now: '2026-12-31T20:30+01:00', firstDate: '2027-01-01', lastDate: '2027-03-31', why: "New Year's Eve" },
  {
    now: '2026-03-29T19:59+02:00',
    firstDate: '2026-03-29',
    lastDate: '2026-06-29',
    why: 'the spring change',
  },
  {
    now: '2026-10-25T19:59+01:00',
    firstDate: '2026-10-25',
    lastDate: '2027-01-25',
    why: 'the autumn change',
  },
  {
    now: '2026-10-25T20:00+01:00',
    firstDate: '2026-10-26',
    lastDate: '2027-01-25',
    why: 'the same at 20:00',
  },
])('$why: at $now days from $firstDate to $lastDate can be booked', ({ now, firstDate, lastDate }) => {
  expect(findBookingWindow(Date.parse(now), 'Europe/Berlin', usualTerms)).toMatchObject({
    firstDate,
    lastDate,
  });
});

test('goes by the clock of the practice, not by UTC', () => {
  const nowMs = Date.parse('2026-02-03T18:30Z');
  expect(findBookingWindow(nowMs, 'Asia/Kathmandu', usualTerms).firstDate).toBe('2026-02-04');
  expect(findBookingWindow(nowMs, 'America/New_York', usualTerms).firstDate).toBe('2026-02-03');
});

test.each([
  { date: '2026-02-02', rule: 'in_past' },
  { date: '2026-02-03', rule: 'after_cutoff' },
  { date: '2026-02-04', rule: undefined },
  { date: '2026-05-03', rule: undefined },
  { date: '2026-05-04', rule: 'beyond_window' },
])('on 3 February at 20:00 the day $date: $rule', ({ date, rule }) => {
  const window = findBookingWindow(Date.parse('2026-02-03T20:00+01:00'), 'Europe/Berlin', usualTerms);
  expect(findDateRule(window, date)).toBe(rule);
});
