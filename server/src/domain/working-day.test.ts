import { describe, expect, test } from 'vitest';
import { autumnDays, closedPeriod, doctorCalendar, springDays, weeklyHours } from './test-calendar.ts';
import { findOpeningHours, findWorkingDay } from './working-day.ts';

const at = (text: string) => Date.parse(text);

describe('a working day', () => {
  test('has the weekly hours as instants of winter or summer time', () => {
    expect(findWorkingDay(doctorCalendar(), '2026-02-03')).toEqual({
      open: true,
      intervals: [
        { startMs: at('2026-02-03T08:00+01:00'), endMs: at('2026-02-03T12:00+01:00') },
        { startMs: at('2026-02-03T13:00+01:00'), endMs: at('2026-02-03T18:00+01:00') },
      ],
    });
    expect(findWorkingDay(doctorCalendar(), '2026-07-07')).toEqual({
      open: true,
      intervals: [
        { startMs: at('2026-07-07T08:00+02:00'), endMs: at('2026-07-07T12:00+02:00') },
        { startMs: at('2026-07-07T13:00+02:00'), endMs: at('2026-07-07T18:00+02:00') },
      ],
    });
  });

  test('joins rows that touch, because there is no break between them', () => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([2], '12:00-16:00', '08:00-12:00') });
    expect(findWorkingDay(calendar, '2026-02-03')).toEqual({
      open: true,
      intervals: [{ startMs: at('2026-02-03T08:00+01:00'), endMs: at('2026-02-03T16:00+01:00') }],
    });
  });

  test.each([
    { date: '2026-01-01', reason: 'holiday', why: 'a holiday outranks closure and absence' },
    { date: '2026-01-02', reason: 'closed', why: 'a closure outranks an absence' },
    { date: '2026-01-05', reason: 'absent', why: 'the first day of an absence' },
    { date: '2026-01-07', reason: 'absent', why: 'the last day of an absence' },
    { date: '2026-01-10', reason: 'closed', why: 'a Saturday without hours' },
    { date: '2026-01-14', reason: 'absent', why: 'a Wednesday on which only this doctor is away' },
  ])('$date is $reason: $why', ({ date, reason }) => {
    const calendar = doctorCalendar({
      workingHours: weeklyHours([1, 2, 4, 5], '08:00-12:00'),
      closures: [closedPeriod('2025-12-24', '2026-01-02')],
      absences: [closedPeriod('2026-01-01', '2026-01-07')],
    });
    expect(findWorkingDay(calendar, date)).toEqual({ open: false, reason });
  });

  test('is open again on the day after a closure and an absence', () => {
    const calendar = doctorCalendar({
      closures: [closedPeriod('2026-01-12')],
      absences: [closedPeriod('2026-01-13', '2026-01-14')],
    });
    const open = ['2026-01-09', '2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15'].map(
      (date) => findWorkingDay(calendar, date).open,
    );
    expect(open).toEqual([true, false, false, false, true]);
  });

  test('without hours is closed if the practice is closed too, else only this doctor is away', () => {
    const openingHours = weeklyHours([3, 6], '08:00-12:00');
    const calendar = doctorCalendar({ openingHours, workingHours: weeklyHours([3], '08:00-12:00') });
    const reasons = ['2026-01-15', '2026-01-17', '2026-01-18'].map((date) => findWorkingDay(calendar, date));
    expect(reasons).toEqual([
      { open: false, reason: 'closed' },
      { open: false, reason: 'absent' },
      { open: false, reason: 'closed' },
    ]);
  });

  test('on 6 January the practice works in Cologne but not in Munich', () => {
    expect(findWorkingDay(doctorCalendar({ federalState: 'NW' }), '2027-01-06').open).toBe(true);
    expect(findWorkingDay(doctorCalendar({ federalState: 'BY' }), '2027-01-06')).toEqual({
      open: false,
      reason: 'holiday',
    });
  });

  test.each(springDays)('of night hours on %s is an hour shorter', (date) => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([7], '00:00-06:00') });
    expect(findWorkingDay(calendar, date)).toEqual({
      open: true,
      intervals: [{ startMs: at(`${date}T00:00+01:00`), endMs: at(`${date}T06:00+02:00`) }],
    });
  });

  test.each(springDays)('of hours that begin or end in the skipped hour of %s', (date) => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([7], '00:00-02:30') });
    const later = doctorCalendar({ workingHours: weeklyHours([7], '02:30-06:00') });
    const skipped = doctorCalendar({ workingHours: weeklyHours([7], '02:00-03:00') });
    const changeMs = at(`${date}T01:00Z`);
    expect(findWorkingDay(calendar, date)).toEqual({
      open: true,
      intervals: [{ startMs: at(`${date}T00:00+01:00`), endMs: changeMs }],
    });
    expect(findWorkingDay(later, date)).toEqual({
      open: true,
      intervals: [{ startMs: changeMs, endMs: at(`${date}T06:00+02:00`) }],
    });
    expect(findWorkingDay(skipped, date)).toEqual({ open: true, intervals: [] });
  });

  test.each(autumnDays)('of night hours on %s is an hour longer', (date) => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([7], '00:00-06:00') });
    expect(findWorkingDay(calendar, date)).toEqual({
      open: true,
      intervals: [{ startMs: at(`${date}T00:00+02:00`), endMs: at(`${date}T06:00+01:00`) }],
    });
  });

  test.each(autumnDays)('of hours that end at 02:30 on %s ends when it is 02:30 first', (date) => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([7], '00:00-02:30') });
    expect(findWorkingDay(calendar, date)).toEqual({
      open: true,
      intervals: [{ startMs: at(`${date}T00:00+02:00`), endMs: at(`${date}T02:30+02:00`) }],
    });
  });
});

describe('what is planned for certain days', () => {
  const reason = null;
  const wall = (from: string, to: string) => ({
    startMs: at(`2026-02-03T${from}+01:00`),
    endMs: at(`2026-02-03T${to}+01:00`),
  });
  const tuesday = (changes: Parameters<typeof doctorCalendar>[0]) =>
    findWorkingDay(doctorCalendar(changes), '2026-02-03');

  test('an absence or closure of some hours leaves the others', () => {
    const hours = { from: '11:00', to: '14:00' };
    const away = { from: '2026-02-02', to: '2026-02-04', reason, hours };
    const left = { open: true, intervals: [wall('08:00', '11:00'), wall('14:00', '18:00')] };
    expect(tuesday({ absences: [away] })).toEqual(left);
    expect(tuesday({ closures: [away] })).toEqual(left);
    const earlier = { ...away, hours: { from: '07:00', to: '09:00' } };
    expect(tuesday({ absences: [away], closures: [earlier] })).toEqual({
      open: true,
      intervals: [wall('09:00', '11:00'), wall('14:00', '18:00')],
    });
  });

  test('hours that together take the whole day close it for whoever took the last of it', () => {
    const morning = { from: '2026-02-03', to: '2026-02-03', reason, hours: { from: '00:00', to: '13:00' } };
    const afternoon = { ...morning, hours: { from: '12:30', to: '24:00' } };
    expect(tuesday({ closures: [morning, afternoon] })).toEqual({ open: false, reason: 'closed' });
    expect(tuesday({ closures: [morning], absences: [afternoon] })).toEqual({
      open: false,
      reason: 'absent',
    });
  });

  test('on a special day only who has hours then works, on a holiday too, but not through a closure', () => {
    const date = '2026-05-01';
    const special = { date, hours: [{ from: '09:00', to: '12:00' }] };
    const open = doctorCalendar({ specialDays: [special], specialHours: [special] });
    expect(findWorkingDay(open, date)).toEqual({
      open: true,
      intervals: [{ startMs: at(`${date}T09:00+02:00`), endMs: at(`${date}T12:00+02:00`) }],
    });
    expect(findOpeningHours(open, date)).toEqual(special.hours);
    const other = doctorCalendar({ specialDays: [special] });
    expect(findWorkingDay(other, date)).toEqual({ open: false, reason: 'absent' });
    const closed = { ...open, closures: [closedPeriod(date)] };
    expect(findWorkingDay(closed, date)).toEqual({ open: false, reason: 'closed' });
    expect(findOpeningHours(closed, date)).toEqual([]);
    expect(findOpeningHours(doctorCalendar(), date)).toEqual([]);
  });

  test('hours hold from their first day to their last', () => {
    const workingHours = [
      ...weeklyHours([2], '08:00-12:00').map((row) => ({ ...row, lastDate: '2026-02-09' })),
      ...weeklyHours([2], '10:00-14:00').map((row) => ({ ...row, firstDate: '2026-02-10' })),
    ];
    const calendar = doctorCalendar({ workingHours });
    const begins = ['2026-02-03', '2026-02-10'].map((date) => {
      const day = findWorkingDay(calendar, date);
      return day.open && day.intervals.map(({ startMs }) => new Date(startMs).toISOString());
    });
    expect(begins).toEqual([['2026-02-03T07:00:00.000Z'], ['2026-02-10T09:00:00.000Z']]);
  });

  test.each(autumnDays)('absent hours of %s end when their last hour is over for the first time', (date) => {
    const calendar = doctorCalendar({
      workingHours: weeklyHours([7], '00:00-06:00'),
      absences: [{ from: date, to: date, reason, hours: { from: '01:00', to: '03:00' } }],
    });
    expect(findWorkingDay(calendar, date)).toEqual({
      open: true,
      intervals: [
        { startMs: at(`${date}T00:00+02:00`), endMs: at(`${date}T01:00+02:00`) },
        { startMs: at(`${date}T03:00+01:00`), endMs: at(`${date}T06:00+01:00`) },
      ],
    });
  });

  test.each(springDays)('absent hours that %s skips take nothing away', (date) => {
    const calendar = doctorCalendar({
      workingHours: weeklyHours([7], '00:00-06:00'),
      absences: [{ from: date, to: date, reason, hours: { from: '02:00', to: '03:00' } }],
    });
    expect(findWorkingDay(calendar, date)).toEqual({
      open: true,
      intervals: [{ startMs: at(`${date}T00:00+01:00`), endMs: at(`${date}T06:00+02:00`) }],
    });
  });

  test('the practice is open in wall time, less the hours of a closure', () => {
    const closures = [
      { from: '2026-02-03', to: '2026-02-03', reason, hours: { from: '12:00', to: '13:00' } },
    ];
    expect(findOpeningHours(doctorCalendar({ closures }), '2026-02-03')).toEqual([
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ]);
  });
});
