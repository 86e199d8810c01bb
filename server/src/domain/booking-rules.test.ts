import { describe, expect, test } from 'vitest';
import { type BookingRequest, checkBooking } from './booking-rules.ts';
import {
  autumnDays,
  closedPeriod,
  doctorCalendar,
  springDays,
  usualTerms,
  weeklyHours,
} from './test-calendar.ts';

const at = (text: string) => Date.parse(text);
// A Tuesday in winter, an hour before the practice opens.
const tuesday = '2026-02-03';
const request = (changes: Partial<BookingRequest>): BookingRequest => ({
  calendar: doctorCalendar(),
  date: tuesday,
  time: '10:00',
  treatmentMinutes: 30,
  terms: usualTerms,
  nowMs: at('2026-02-03T07:00+01:00'),
  ...changes,
});
const findRule = (changes: Partial<BookingRequest>) => {
  const check = checkBooking(request(changes));
  return check.ok ? 'ok' : check.rule;
};

describe('a booking', () => {
  test('is allowed inside working hours and lasts as long as the treatment', () => {
    expect(checkBooking(request({ time: '10:30', treatmentMinutes: 45 }))).toEqual({
      ok: true,
      during: { startMs: at('2026-02-03T10:30+01:00'), endMs: at('2026-02-03T11:15+01:00') },
    });
  });

  test.each([
    { time: '11:30', treatmentMinutes: 30, rule: 'ok' },
    { time: '11:30', treatmentMinutes: 45, rule: 'outside_hours' },
    { time: '11:00', treatmentMinutes: 90, rule: 'outside_hours' },
    { time: '12:30', treatmentMinutes: 30, rule: 'outside_hours' },
    { time: '12:30', treatmentMinutes: 60, rule: 'outside_hours' },
    { time: '13:00', treatmentMinutes: 30, rule: 'ok' },
    { time: '17:00', treatmentMinutes: 60, rule: 'ok' },
    { time: '17:30', treatmentMinutes: 45, rule: 'outside_hours' },
    { time: '18:00', treatmentMinutes: 30, rule: 'outside_hours' },
    { time: '10:15', treatmentMinutes: 30, rule: 'off_grid' },
    { time: '10:01', treatmentMinutes: 30, rule: 'off_grid' },
  ])('of $treatmentMinutes minutes at $time: $rule', ({ time, treatmentMinutes, rule }) => {
    expect(findRule({ time, treatmentMinutes })).toBe(rule);
  });

  test.each([
    { now: '2026-02-03T08:59:59.999+01:00', rule: 'ok' },
    { now: '2026-02-03T08:58:59+01:00', rule: 'ok' },
    { now: '2026-02-03T09:00+01:00', rule: 'too_soon' },
    { now: '2026-02-03T10:00+01:00', rule: 'too_soon' },
    { now: '2026-02-03T10:00:00.001+01:00', rule: 'in_past' },
  ])('at 10:00 needs more than 60 minutes: at $now it is $rule', ({ now, rule }) => {
    expect(findRule({ nowMs: at(now) })).toBe(rule);
  });

  test.each([
    { now: '2026-02-03T19:59:59+01:00', rule: 'ok' },
    { now: '2026-02-03T20:00+01:00', rule: 'after_cutoff' },
  ])('for today at 22:00: at $now it is $rule', ({ now, rule }) => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([2], '20:00-24:00') });
    expect(findRule({ calendar, time: '22:00', nowMs: at(now) })).toBe(rule);
  });

  test('after 20:00 tomorrow is open, but no start within the next 60 minutes', () => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([3], '00:00-06:00') });
    const nowMs = at('2026-02-03T23:30+01:00');
    expect(findRule({ calendar, date: '2026-02-04', time: '00:30', nowMs })).toBe('too_soon');
    expect(findRule({ calendar, date: '2026-02-04', time: '01:00', nowMs })).toBe('ok');
  });

  test.each([
    { nowMs: at('2026-11-30T12:00+01:00'), date: '2027-02-26', rule: 'ok' },
    { nowMs: at('2026-11-30T12:00+01:00'), date: '2027-03-01', rule: 'beyond_window' },
    { nowMs: at('2027-11-29T12:00+01:00'), date: '2028-02-29', rule: 'ok' },
    { nowMs: at('2027-11-28T12:00+01:00'), date: '2028-02-29', rule: 'beyond_window' },
    { nowMs: at('2026-01-31T12:00+01:00'), date: '2026-04-30', rule: 'ok' },
    { nowMs: at('2026-10-31T23:00+01:00'), date: '2027-02-01', rule: 'beyond_window' },
    { nowMs: at('2026-12-31T21:00+01:00'), date: '2027-01-04', rule: 'ok' },
  ])('three months ahead, for $date: $rule', ({ nowMs, date, rule }) => {
    expect(findRule({ nowMs, date })).toBe(rule);
  });

  test.each([
    { date: '2026-06-04', federalState: 'NW', rule: 'holiday' },
    { date: '2026-06-04', federalState: 'BE', rule: 'closed' },
    { date: '2026-05-25', federalState: 'NW', rule: 'holiday' },
    { date: '2027-01-06', federalState: 'NW', rule: 'beyond_window' },
    { date: '2026-06-05', federalState: 'NW', rule: 'closed' },
    { date: '2026-06-08', federalState: 'NW', rule: 'absent' },
    { date: '2026-06-09', federalState: 'NW', rule: 'ok' },
    { date: '2026-06-13', federalState: 'NW', rule: 'closed' },
  ])('on $date in $federalState: $rule', ({ date, federalState, rule }) => {
    const calendar = doctorCalendar({
      federalState,
      closures: [closedPeriod('2026-06-04', '2026-06-05')],
      absences: [closedPeriod('2026-06-05', '2026-06-08')],
    });
    expect(findRule({ calendar, date, nowMs: at('2026-05-20T12:00+02:00') })).toBe(rule);
  });
});

describe('of several rules the first is reported', () => {
  const holiday = '2026-06-04';
  const evening = at('2026-06-04T20:30+02:00');
  const morning = at('2026-06-04T09:30+02:00');
  test.each([
    { rule: 'in_past', date: holiday, time: '10:15', nowMs: evening },
    { rule: 'off_grid', date: '2027-01-01', time: '10:15', nowMs: morning },
    { rule: 'off_grid', date: holiday, time: '23:15', nowMs: evening },
    { rule: 'beyond_window', date: '2027-01-01', time: '03:00', nowMs: morning },
    { rule: 'after_cutoff', date: holiday, time: '21:00', nowMs: evening },
    { rule: 'too_soon', date: holiday, time: '10:00', nowMs: morning },
    { rule: 'holiday', date: holiday, time: '23:00', nowMs: morning },
    { rule: 'closed', date: '2026-06-05', time: '23:00', nowMs: morning },
    { rule: 'absent', date: '2026-06-08', time: '23:00', nowMs: morning },
    { rule: 'outside_hours', date: '2026-06-09', time: '23:00', nowMs: morning },
  ])('$rule on $date at $time', ({ rule, ...changes }) => {
    const calendar = doctorCalendar({
      closures: [closedPeriod('2026-06-04', '2026-06-05')],
      absences: [closedPeriod('2026-06-04', '2026-06-08')],
    });
    expect(findRule({ calendar, ...changes })).toBe(rule);
  });
});

test.each([
  { date: '2026-02-02', rule: 'in_past' },
  { date: '0001-01-01', rule: 'in_past' },
  { date: '2026-05-04', rule: 'beyond_window' },
  { date: '9999-12-31', rule: 'beyond_window' },
])('nothing is computed for $date, which is outside the window: $rule', ({ date, rule }) => {
  const calendar = doctorCalendar({ federalState: 'whose holidays nobody can compute' });
  expect(() => findRule({ calendar })).toThrow(RangeError);
  expect(findRule({ calendar, date })).toBe(rule);
});

describe('when the clock changes', () => {
  const night = doctorCalendar({ workingHours: weeklyHours([7], '00:00-06:00') });

  test.each(springDays)('%s has no 02:00 and no 02:30', (date) => {
    const nowMs = at(`${date}T12:00Z`) - 7 * 86_400_000;
    const check = (time: string, treatmentMinutes = 30) =>
      findRule({ calendar: night, date, time, treatmentMinutes, nowMs });
    expect([check('01:30'), check('02:00'), check('02:30'), check('03:00')]).toEqual([
      'ok',
      'outside_hours',
      'outside_hours',
      'ok',
    ]);
    expect(
      checkBooking(request({ calendar: night, date, time: '01:30', treatmentMinutes: 60, nowMs })),
    ).toEqual({
      ok: true,
      during: { startMs: at(`${date}T01:30+01:00`), endMs: at(`${date}T03:30+02:00`) },
    });
  });

  test.each(autumnDays)('%s books 02:30 as the first of the two', (date) => {
    const nowMs = at(`${date}T12:00Z`) - 7 * 86_400_000;
    const first = { startMs: at(`${date}T02:30+02:00`), endMs: at(`${date}T02:00+01:00`) };
    expect(checkBooking(request({ calendar: night, date, time: '02:30', nowMs }))).toEqual({
      ok: true,
      during: first,
    });
    const during = { startMs: at(`${date}T02:30+02:00`), endMs: at(`${date}T03:00+01:00`) };
    const long = request({ calendar: night, date, time: '02:30', treatmentMinutes: 90, nowMs });
    expect(checkBooking(long)).toEqual({ ok: true, during });
  });

  test.each(autumnDays)('%s: in the second 02:10 the wall time 02:30 is past', (date) => {
    const nowMs = at(`${date}T02:10+01:00`);
    expect(findRule({ calendar: night, date, time: '02:30', nowMs })).toBe('in_past');
  });

  test('60 minutes ahead are real minutes', () => {
    const nowMs = at('2026-03-29T01:45+01:00');
    expect(findRule({ calendar: night, date: '2026-03-29', time: '03:30', nowMs })).toBe('too_soon');
    expect(findRule({ calendar: night, date: '2026-03-29', time: '04:00', nowMs })).toBe('ok');
  });
});
