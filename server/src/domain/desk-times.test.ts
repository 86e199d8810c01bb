import { expect, it } from 'vitest';
import { checkDeskStart, findDeskOffers, findNextOffers } from './desk-times.ts';
import { closedPeriod, doctorCalendar, weeklyHours } from './test-calendar.ts';

const calendar = doctorCalendar();
const nowMs = Date.parse('2026-11-25T09:02:00+01:00');
const check = (date: string, time: string, minutes = 30, changes = {}) =>
  checkDeskStart({ calendar: doctorCalendar(changes), date, time, minutes }, nowMs);

it('takes any start of a working day, also one that has begun, without lead time, grid or horizon', () => {
  for (const [date, time] of [
    ['2026-11-25', '08:55'],
    ['2026-11-25', '09:05'],
    ['2027-11-25', '17:30'],
  ] as const)
    expect(check(date, time)).toMatchObject({ ok: true, except: undefined });
});

it.each([
  ['2026-11-28', '10:00', 'closed'],
  ['2026-11-27', '18:00', 'outside_hours'],
  ['2026-11-27', '11:45', 'outside_hours'],
  ['2026-12-25', '10:00', 'holiday'],
])('says which rule of working time a start on %s at %s breaks', (date, time, except) => {
  expect(check(date, time)).toMatchObject({ ok: true, except });
});

it('an absence can be meant too', () => {
  expect(check('2026-11-30', '10:00', 30, { absences: [closedPeriod('2026-11-30')] })).toMatchObject({
    except: 'absent',
  });
});

it.each([
  ['2026-11-24', '10:00', 'in_past'],
  ['2029-11-26', '10:00', 'beyond_window'],
  ['2027-03-28', '02:30', 'outside_hours'],
  ['2026-11-27', '23:45', 'outside_hours'],
])('nobody can mean a start on %s at %s', (date, time, refused) => {
  expect(check(date, time)).toEqual({ ok: false, refused });
});

const wall = (time: string, date = '2026-11-26') => Date.parse(`${date}T${time}:00+01:00`);
const busy = (from: string, to: string) => ({ startMs: wall(from), endMs: wall(to) });

it('offers the beginning of each gap and the grid within it, long enough for the treatment', () => {
  const taken = [busy('08:00', '09:10'), busy('10:00', '12:00'), busy('13:00', '17:35')];
  const offers = findDeskOffers([{ doctorId: 'a', calendar, busy: taken }], {
    ...{ date: '2026-11-26', minutes: 20, bufferMinutes: 0, nowMs },
  });
  expect(offers.map(({ time }) => time)).toEqual(['09:10', '09:30', '17:35']);
});

it('today nothing is offered that is over, and what two have at once stands twice', () => {
  const both = ['a', 'b'].map((doctorId) => ({ doctorId, calendar, busy: [] }));
  const offers = findDeskOffers(both, { date: '2026-11-25', minutes: 170, bufferMinutes: 0, nowMs });
  expect(offers.map(({ doctorId, time }) => `${doctorId} ${time}`)).toEqual([
    ...['a 09:05', 'b 09:05', 'a 13:00', 'b 13:00', 'a 13:30', 'b 13:30'],
    ...['a 14:00', 'b 14:00', 'a 14:30', 'b 14:30', 'a 15:00', 'b 15:00'],
  ]);
});

it('looks on over days without working time until there are enough', () => {
  const seldom = doctorCalendar({ workingHours: weeklyHours([1], '08:00-09:00') });
  const offers = findNextOffers(
    [{ doctorId: 'a', calendar: seldom, busy: [] }],
    { firstDate: '2026-11-26', lastDate: '2026-12-31' },
    { minutes: 60, bufferMinutes: 0, nowMs, most: 2 },
  );
  expect(offers.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-07']);
});

it('when the clock is put back, the longer night is offered without a gap twice', () => {
  const night = doctorCalendar({
    openingHours: weeklyHours([7], '01:00-04:00'),
    workingHours: weeklyHours([7], '01:00-04:00'),
  });
  const offers = findDeskOffers([{ doctorId: 'a', calendar: night, busy: [] }], {
    ...{ date: '2027-10-31', minutes: 60, bufferMinutes: 0, nowMs },
  });
  expect(new Set(offers.map(({ startMs }) => startMs)).size).toBe(offers.length);
});
