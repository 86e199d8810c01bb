import { describe, expect, test } from 'vitest';
import { countSlotsOfMonth, findSlots, type SlotQuery } from './slots.ts';
import { autumnDays, closedPeriod, doctorCalendar, springDays, weeklyHours } from './test-calendar.ts';

const at = (text: string) => Date.parse(text);
const tuesday = '2026-02-03';
const query = (changes: Partial<SlotQuery> = {}): SlotQuery => ({
  calendar: doctorCalendar({ workingHours: weeklyHours([1, 2, 3, 4, 5], '08:00-10:00', '11:00-13:00') }),
  date: tuesday,
  treatmentMinutes: 30,
  busy: [],
  nowMs: at('2026-01-20T12:00+01:00'),
  ...changes,
});
const busy = (from: string, to: string) => ({
  startMs: at(`${tuesday}T${from}+01:00`),
  endMs: at(`${tuesday}T${to}+01:00`),
});

describe('slots of a day', () => {
  test.each([
    [30, ['08:00', '08:30', '09:00', '09:30', '11:00', '11:30', '12:00', '12:30']],
    [45, ['08:00', '08:30', '09:00', '11:00', '11:30', '12:00']],
    [60, ['08:00', '08:30', '09:00', '11:00', '11:30', '12:00']],
    [90, ['08:00', '08:30', '11:00', '11:30']],
    [120, ['08:00', '11:00']],
    [121, []],
  ])('%i minutes never run into the break or past the end', (treatmentMinutes, slots) => {
    expect(findSlots(query({ treatmentMinutes }))).toEqual(slots);
  });

  test('hours that begin off the grid offer their first start on the grid', () => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([2], '08:15-10:00') });
    expect(findSlots(query({ calendar }))).toEqual(['08:30', '09:00', '09:30']);
  });

  test('a busy time blocks what overlaps it, and nothing that only touches it', () => {
    expect(findSlots(query({ busy: [busy('08:30', '09:30')] }))).toEqual([
      '08:00',
      '09:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ]);
    expect(findSlots(query({ busy: [busy('08:30', '09:15')], treatmentMinutes: 60 }))).toEqual([
      '11:00',
      '11:30',
      '12:00',
    ]);
    expect(findSlots(query({ busy: [busy('11:45', '14:00'), busy('07:00', '09:00')] }))).toEqual([
      '09:00',
      '09:30',
      '11:00',
    ]);
  });

  test('a fully busy day has none, and the same time on another day blocks nothing', () => {
    expect(findSlots(query({ busy: [busy('07:00', '14:00')] }))).toEqual([]);
    expect(findSlots(query({ date: '2026-02-04', busy: [busy('07:00', '14:00')] }))).toHaveLength(8);
  });

  test.each([
    ['2026-02-03T06:59:59+01:00', '08:00'],
    ['2026-02-03T07:00+01:00', '08:30'],
    ['2026-02-03T08:05+01:00', '09:30'],
    ['2026-02-03T08:30+01:00', '11:00'],
    ['2026-02-03T11:29+01:00', '12:30'],
    ['2026-02-03T11:30+01:00', undefined],
  ])('today at %s the first slot is %s', (now, first) => {
    expect(findSlots(query({ nowMs: at(now) })).at(0)).toBe(first);
  });

  test('today has none from 20:00 on, tomorrow has all', () => {
    const calendar = doctorCalendar({ workingHours: weeklyHours([2, 3], '21:30-23:00') });
    const before = at('2026-02-03T19:59:59+01:00');
    const after = at('2026-02-03T20:00+01:00');
    expect(findSlots(query({ calendar, nowMs: before }))).toEqual(['21:30', '22:00', '22:30']);
    expect(findSlots(query({ calendar, nowMs: after }))).toEqual([]);
    expect(findSlots(query({ calendar, nowMs: after, date: '2026-02-04' }))).toHaveLength(3);
  });

  test.each([
    ['2026-11-30', '2027-02-26', 8],
    ['2026-11-30', '2027-03-01', 0],
    ['2027-11-29', '2028-02-29', 8],
    ['2026-01-31', '2026-04-30', 8],
    ['2026-01-31', '2026-05-04', 0],
    ['2026-12-30', '2027-03-30', 8],
    ['2026-12-30', '2027-03-31', 0],
    ['2026-02-04', '2026-02-03', 0],
  ])('on %s the day %s has %i', (today, date, count) => {
    expect(findSlots(query({ nowMs: at(`${today}T12:00+01:00`), date }))).toHaveLength(count);
  });

  test('none on holidays, closures, absences and weekends', () => {
    const nowMs = at('2026-05-20T12:00+02:00');
    const calendar = doctorCalendar({
      closures: [closedPeriod('2026-06-05')],
      absences: [closedPeriod('2026-06-08')],
    });
    const counts = ['2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06', '2026-06-08', '2026-06-09'].map(
      (date) => findSlots(query({ calendar, nowMs, date })).length,
    );
    expect(counts).toEqual([18, 0, 0, 0, 0, 18]);
  });
});

describe('slots of a night in which the clock changes', () => {
  const calendar = doctorCalendar({ workingHours: weeklyHours([7], '00:00-06:00') });
  const findNight = (date: string, changes: Partial<SlotQuery>) =>
    findSlots(query({ calendar, date, nowMs: at(`${date}T12:00Z`) - 3 * 86_400_000, ...changes }));

  test.each(springDays)('%s skips 02:00 and 02:30', (date) => {
    expect(findNight(date, {})).toEqual([
      ...['00:00', '00:30', '01:00', '01:30'],
      ...['03:00', '03:30', '04:00', '04:30', '05:00', '05:30'],
    ]);
    expect(findNight(date, { treatmentMinutes: 240 })).toEqual(['00:00', '00:30', '01:00']);
    const busyAtThree = { startMs: at(`${date}T03:00+02:00`), endMs: at(`${date}T03:30+02:00`) };
    expect(findNight(date, { treatmentMinutes: 60, busy: [busyAtThree] })).toEqual([
      ...['00:00', '00:30', '01:00'],
      ...['03:30', '04:00', '04:30', '05:00'],
    ]);
  });

  test.each(autumnDays)('%s offers 02:00 and 02:30 once', (date) => {
    expect(findNight(date, {})).toEqual([
      ...['00:00', '00:30', '01:00', '01:30', '02:00', '02:30'],
      ...['03:00', '03:30', '04:00', '04:30', '05:00', '05:30'],
    ]);
    expect(findNight(date, { treatmentMinutes: 300 })).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00']);
    const second = { startMs: at(`${date}T02:30+01:00`), endMs: at(`${date}T03:00+01:00`) };
    expect(findNight(date, { busy: [second] })).toContain('02:30');
    const first = { startMs: at(`${date}T02:30+02:00`), endMs: at(`${date}T02:00+01:00`) };
    expect(findNight(date, { busy: [first] })).not.toContain('02:30');
  });

  test.each([...springDays, ...autumnDays])('the working days around %s keep their wall times', (date) => {
    const daily = doctorCalendar({ workingHours: weeklyHours([1, 2, 3, 4, 5, 6, 7], '08:00-10:00') });
    expect(findNight(date, { calendar: daily })).toEqual(['08:00', '08:30', '09:00', '09:30']);
  });
});

describe('slots of a month', () => {
  test('counts every day, as findSlots does', () => {
    const month = '2026-02';
    const { date: _, ...rest } = query({
      nowMs: at('2026-02-03T08:05+01:00'),
      busy: [busy('11:00', '12:00')],
      calendar: doctorCalendar({ absences: [closedPeriod('2026-02-10', '2026-02-11')] }),
    });
    const counts = countSlotsOfMonth({ ...rest, month });
    expect(Object.keys(counts)).toHaveLength(28);
    expect(counts['2026-02-02']).toBe(0);
    expect(counts['2026-02-03']).toBe(13);
    expect(counts['2026-02-04']).toBe(18);
    expect(counts['2026-02-10']).toBe(0);
    expect(counts['2026-02-28']).toBe(0);
    for (const [date, count] of Object.entries(counts)) {
      expect(findSlots({ ...rest, date })).toHaveLength(count);
    }
  });

  test('stops after the last day of the booking window', () => {
    const { date: _, ...rest } = query({ nowMs: at('2026-01-20T12:00+01:00') });
    const counts = countSlotsOfMonth({ ...rest, month: '2026-04' });
    expect([counts['2026-04-20'], counts['2026-04-21'], counts['2026-04-30']]).toEqual([8, 0, 0]);
    expect(Object.keys(countSlotsOfMonth({ ...rest, month: '2028-02' }))).toHaveLength(29);
  });
});
