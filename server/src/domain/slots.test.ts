import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-date.ts';
import { findDayOffer, findFirstStart, findMonthOffers } from './slots.ts';
import {
  autumnDays,
  closedPeriod,
  doctorCalendar,
  findSlots,
  type SlotQuery,
  springDays,
  toOfferQuery,
  weeklyHours,
} from './test-calendar.ts';

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

/** The same question for one or several doctors' calendars. */
const offerQuery = (...each: Partial<SlotQuery>[]) => toOfferQuery(each.map(query));
const offerOf = (date: string, changes: Partial<SlotQuery>, ...others: Partial<SlotQuery>[]) => {
  const { starts, state } = findDayOffer(offerQuery(changes, ...others), date);
  const reason = state.state === 'closed' ? state.reason : '';
  return [state.state, reason, starts.length].filter((part) => part !== '').join(' ');
};

describe('slots of a month', () => {
  const nowMs = at('2026-02-03T08:05+01:00');
  const changes = {
    nowMs,
    busy: [busy('11:00', '12:00')],
    calendar: doctorCalendar({ absences: [closedPeriod('2026-02-10', '2026-02-11')] }),
  };

  test('has every day, with the starts that findSlots gives', () => {
    const offers = findMonthOffers(offerQuery(changes), '2026-02');
    expect(Object.keys(offers)).toHaveLength(28);
    const count = (date: string) => offers[date]?.starts.length;
    expect(count('2026-02-02')).toBe(0);
    expect(count('2026-02-03')).toBe(13);
    expect(count('2026-02-04')).toBe(18);
    expect(count('2026-02-10')).toBe(0);
    expect(count('2026-02-28')).toBe(0);
    for (const [date, { starts }] of Object.entries(offers)) {
      expect(starts).toEqual(findSlots(query({ ...changes, date })));
    }
  });

  test('stops after the last day of the booking window', () => {
    const april = findMonthOffers(offerQuery({}), '2026-04');
    const states = ['2026-04-20', '2026-04-21', '2026-04-30'].map((date) => april[date]?.state);
    const beyond = { state: 'closed', reason: 'beyond_window' };
    expect(states).toEqual([{ state: 'free' }, beyond, beyond]);
    expect(Object.keys(findMonthOffers(offerQuery({}), '2028-02'))).toHaveLength(29);
  });
});

test('a month outside the booking window is answered without looking into the calendar', () => {
  // In this place no calendar day can be computed.
  const calendar = doctorCalendar({ federalState: 'nowhere' });
  const bookingWindow = {
    today: '2026-02-03',
    firstDate: '2026-02-03',
    lastDate: '2026-05-03',
    leadMinutes: 60,
  };
  const outside = { ...offerQuery({ calendar }), bookingWindow };
  expect(() => findMonthOffers(outside, '2026-05')).toThrow(RangeError);
  const statesOf = (month: string) =>
    Object.values(findMonthOffers(outside, month)).map(({ state }) => state);
  expect(statesOf('2026-01')).toEqual(Array(31).fill({ state: 'closed', reason: 'in_past' }));
  expect(statesOf('2026-06')).toEqual(Array(30).fill({ state: 'closed', reason: 'beyond_window' }));
});

describe('the state of a day', () => {
  const twoHours = doctorCalendar({ workingHours: weeklyHours([1, 2, 3, 4, 5], '08:00-10:00') });
  test.each([
    { date: '2026-02-03', now: '2026-02-02T12:00+01:00', offer: 'free 8' },
    { date: '2026-02-01', now: '2026-02-02T12:00+01:00', offer: 'closed in_past 0' },
    { date: '2026-02-03', now: '2026-02-03T11:29+01:00', offer: 'free 1' },
    { date: '2026-02-03', now: '2026-02-03T11:30+01:00', offer: 'closed too_soon 0' },
    { date: '2026-02-03', now: '2026-02-03T19:59+01:00', offer: 'closed too_soon 0' },
    { date: '2026-02-03', now: '2026-02-03T20:00+01:00', offer: 'closed after_cutoff 0' },
    { date: '2026-02-07', now: '2026-02-02T12:00+01:00', offer: 'closed closed 0' },
    { date: '2026-02-07', now: '2026-02-07T12:00+01:00', offer: 'closed closed 0' },
    { date: '2026-04-03', now: '2026-02-02T12:00+01:00', offer: 'closed holiday 0' },
    { date: '2026-05-04', now: '2026-02-03T12:00+01:00', offer: 'closed beyond_window 0' },
    { date: '2998-12-25', now: '2026-02-03T12:00+01:00', offer: 'closed beyond_window 0' },
  ])('$date at $now: $offer', ({ date, now, offer }) => {
    expect(offerOf(date, { nowMs: at(now) })).toBe(offer);
  });

  test('is full if only what is booked leaves no start, closed if the hours never have one', () => {
    expect(offerOf(tuesday, { busy: [busy('08:00', '13:00')] })).toBe('full 0');
    expect(offerOf(tuesday, { busy: [busy('08:15', '10:00'), busy('11:15', '13:00')] })).toBe('full 0');
    expect(offerOf(tuesday, { treatmentMinutes: 120, busy: [busy('08:30', '09:00')] })).toBe('free 1');
    expect(offerOf(tuesday, { treatmentMinutes: 121 })).toBe('closed outside_hours 0');
    expect(offerOf(tuesday, { treatmentMinutes: 121, busy: [busy('08:00', '13:00')] })).toBe(
      'closed outside_hours 0',
    );
  });

  test('is too_soon, not full, when today is over whatever is booked', () => {
    const nowMs = at('2026-02-03T12:00+01:00');
    expect(offerOf(tuesday, { nowMs, busy: [busy('11:00', '13:00')] })).toBe('closed too_soon 0');
    expect(offerOf(tuesday, { nowMs: at('2026-02-03T11:00+01:00'), busy: [busy('12:00', '13:00')] })).toBe(
      'full 0',
    );
  });

  const away = { calendar: doctorCalendar({ absences: [closedPeriod(tuesday)] }) };
  const booked = { busy: [busy('07:00', '18:00')] };
  const short = { calendar: twoHours };
  test.each([
    { who: 'one free, one full', doctors: [{}, booked], offer: 'free 8' },
    { who: 'one away, one full', doctors: [away, booked], offer: 'full 0' },
    { who: 'both full', doctors: [booked, booked], offer: 'full 0' },
    { who: 'both away', doctors: [away, away], offer: 'closed absent 0' },
    { who: 'both free', doctors: [{ busy: [busy('08:00', '12:30')] }, short], offer: 'free 5' },
  ])('of two doctors, $who: $offer', ({ doctors: [first, second], offer }) => {
    expect(offerOf(tuesday, first ?? {}, second ?? {})).toBe(offer);
    expect(offerOf(tuesday, second ?? {}, first ?? {})).toBe(offer);
  });

  test('that nobody has a start tells of the doctor who came nearest to one', () => {
    const nowMs = at('2026-02-03T12:00+01:00');
    expect(offerOf(tuesday, { ...away, nowMs }, { ...short, nowMs })).toBe('closed too_soon 0');
    const treatmentMinutes = 150;
    const both = [
      { ...away, treatmentMinutes },
      { ...short, treatmentMinutes },
    ] as const;
    expect(offerOf(tuesday, ...both)).toBe('closed outside_hours 0');
    const saturdays = doctorCalendar({
      workingHours: weeklyHours([6], '09:00-12:00'),
      absences: [closedPeriod('2026-02-07')],
    });
    expect(offerOf('2026-02-07', {}, { calendar: saturdays })).toBe('closed absent 0');
  });
});

test('the first start of a period is the first slot of its first day that has one', () => {
  const first = (changes: Partial<SlotQuery>, firstDate = '2026-01-31', lastDate = '2026-02-28') =>
    findFirstStart(offerQuery(changes), { firstDate, lastDate });
  expect(first({})).toEqual({ date: '2026-02-02', time: '08:00' });
  expect(first({}, tuesday, tuesday)).toEqual({ date: tuesday, time: '08:00' });
  expect(first({ busy: [busy('08:00', '09:10')] }, tuesday)).toEqual({ date: tuesday, time: '09:30' });
  expect(first({ busy: [busy('08:00', '13:00')] }, tuesday, tuesday)).toBeUndefined();
  expect(first({ treatmentMinutes: 180 })).toBeUndefined();
  const isLate = (time: string) => time >= '10:10';
  const find = (isDay: (date: string) => boolean) =>
    findFirstStart(offerQuery({}), { firstDate: tuesday, lastDate: '2026-02-28' }, { isDay, isTime: isLate });
  expect(find(() => true)).toEqual({ date: tuesday, time: '11:00' });
  expect(find((date) => date > tuesday)?.date).toBe(addDays(tuesday, 1));
  expect(find(() => false)).toBeUndefined();
});
