import type { Presence } from '@praxisportal/contract/staff/day';
import { doctors } from '@praxisportal/practice/doctors';
import { bookableTreatments } from '@praxisportal/practice/treatments';
import { expect, test } from 'vitest';
import { addDays } from '../server/src/domain/calendar-date.ts';
import { hasOverlap } from '../server/src/domain/intervals.ts';
import { findPresence } from '../server/src/domain/presence.ts';
import { doctorCalendar } from '../server/src/domain/test-calendar.ts';
import { toMinuteOfDay } from '../server/src/domain/wall-time.ts';
import { findZoneDay, toFirstInstantMs, toWallDate } from '../server/src/domain/zone-day.ts';
import { createDice, listDemoPatients, listDemoStaff } from './demo-people.ts';
import { type DemoVisit, fillWaitingRoom, findDemoHours, planDemoVisits } from './demo-visits.ts';

const calendar = doctorCalendar();
const { timeZone } = calendar;
const today = '2026-11-25';
const nowMs = Date.parse(`${today}T10:20:00+01:00`);

function plan(seed: number, at = nowMs) {
  const dice = createDice(seed);
  const patients = listDemoPatients(2026, dice);
  const date = toWallDate(at, timeZone);
  const hours = findDemoHours([calendar, calendar], { date, nowMs: at });
  const special = hours ? [{ date, hours: [hours] }] : [];
  const planned = { ...calendar, specialDays: special, specialHours: special };
  const visits = planDemoVisits({
    columns: doctors.map(({ id }) => ({ doctorId: id, calendar: planned })),
    dates: Array.from({ length: 64 }, (_, day) => addDays(date, day - 21)),
    ...{ treatments: bookableTreatments, patients, nowMs: at, firstMs: at - 24 * 86_400_000, dice },
  });
  return { patients, visits: fillWaitingRoom(visits, { nowMs: at, timeZone }) };
}

/** What is noted of somebody, in its order. */
function listNotes({ fate, during }: DemoVisit): { state: Presence; ms: number }[] {
  if (fate.kind === 'missed') return [{ state: 'no_show', ms: during.startMs }];
  if (fate.kind !== 'here') return [];
  const { arrivedMs, seatedMs, finishedMs } = fate;
  const notes = [
    { state: 'arrived', ms: arrivedMs },
    { state: 'seated', ms: seatedMs },
    { state: 'finished', ms: finishedMs },
  ] as const;
  return notes.flatMap(({ state, ms }) => (ms === undefined ? [] : [{ state, ms }]));
}

const seeds = [1, 2, 3];
const weekday = ['00:00', '00:05', '00:30', '07:59', '10:20', '12:00', '23:55'].map(
  (time) => `${today}T${time}+01:00`,
);
const otherDays = [
  ...['2026-11-28T00:05+01:00', '2026-11-28T12:00+01:00', '2026-11-29T00:30+01:00', '2026-11-29T23:55+01:00'],
  ...['2026-12-25T00:05+01:00', '2026-12-25T07:59+01:00'],
];
const clockChanges = [
  ...['2026-10-25T00:05+02:00', '2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00', '2026-10-25T12:00+01:00'],
  ...['2027-03-28T00:30+01:00', '2027-03-28T03:00+02:00', '2027-03-28T23:55+02:00'],
];

test.for([...weekday, ...otherDays, ...clockChanges])(
  'at %s nobody is at two places, and everything happens in its order, on its day and not after now',
  (at) => {
    const now = Date.parse(at);
    for (const { visits } of seeds.map((seed) => plan(seed, now))) {
      expect(visits.filter(({ date }) => date === toWallDate(now, timeZone))).not.toEqual([]);
      const clashes = visits.flatMap((one, index) =>
        visits
          .slice(index + 1)
          .filter(({ date }) => date === one.date)
          .filter((other) => one.doctorId === other.doctorId || one.patient === other.patient)
          .filter((other) => hasOverlap(one.during, other.during)),
      );
      expect(clashes).toEqual([]);
      for (const visit of visits) {
        const { bookedMs, during, fate, date, time } = visit;
        const notes = listNotes(visit);
        const times = [
          bookedMs,
          ...(fate.kind === 'cancelled' ? [fate.atMs] : notes.map(({ ms }) => ms)),
          now,
        ];
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(bookedMs).toBeLessThan(during.startMs);
        // A booking names only the wall time.
        expect(toFirstInstantMs(findZoneDay(timeZone, date), toMinuteOfDay(time))).toBe(during.startMs);
        const expected = { status: 'scheduled', arrivedAt: null, seatedAt: null, finishedAt: null } as const;
        const known = { ...expected, startAt: new Date(during.startMs) };
        for (const { state, ms } of notes)
          expect(findPresence(known, state, { nowMs: ms, timeZone })).toBeDefined();
      }
    }
  },
);

test('four wait, somebody has not come, and the further ahead, the more is free', () => {
  const { visits } = plan(1);
  const now = visits.filter(({ date }) => date === today).map(({ fate }) => fate);
  expect(now.filter((fate) => fate.kind === 'here' && fate.seatedMs === undefined)).toHaveLength(4);
  expect(now.some(({ kind }) => kind === 'missed')).toBe(true);
  const countWeek = (firstDate: string) =>
    visits.filter(({ date }) => date >= firstDate && date < addDays(firstDate, 7)).length;
  const weeks = ['2026-11-16', '2026-12-07', '2026-12-28'].map(countWeek);
  expect(weeks).toEqual(weeks.toSorted((a, b) => b - a));
});

test('a day has hours of its own only if hardly anybody would be here at this time', () => {
  const at = (time: string, date = today) =>
    findDemoHours([calendar, calendar], { date, nowMs: Date.parse(`${date}T${time}:00+01:00`) });
  expect(at('10:20')).toBeUndefined();
  expect(at('06:20')).toEqual({ from: '02:00', to: '12:00' });
  expect(at('17:20')).toEqual({ from: '13:00', to: '23:00' });
  expect(at('23:50')).toEqual({ from: '19:00', to: '24:00' });
  expect(at('10:20', '2026-11-29')).toEqual({ from: '06:00', to: '16:00' });
});

test('people are invented: reserved addresses, numbers for fiction, nobody twice', () => {
  const { patients } = plan(1);
  expect(patients[0]?.hasAccount).toBe(true);
  for (const { email, phone } of patients) {
    expect(email ?? '@example.org').toMatch(/@example\.org$/);
    expect(phone ?? '+492214710200').toMatch(/^\+492214710\d{3}$/);
  }
  const emails = patients.flatMap(({ email }) => email ?? []);
  expect(new Set(emails).size).toBe(emails.length);
  expect(listDemoStaff(doctors).map(({ email, role }) => [email, role])).toEqual([
    ['sevgi@praxis.example', 'reception'],
    ['jonas@praxis.example', 'reception'],
    ['mia@praxis.example', 'assistant'],
    ['yilmaz@praxis.example', 'dentist'],
    ['hoffmann@praxis.example', 'dentist'],
  ]);
});
