import { doctors } from '@praxisportal/practice/doctors';
import { bookableTreatments } from '@praxisportal/practice/treatments';
import { expect, test } from 'vitest';
import { addDays } from '../server/src/domain/calendar-date.ts';
import { hasOverlap } from '../server/src/domain/intervals.ts';
import { doctorCalendar } from '../server/src/domain/test-calendar.ts';
import { createDice, listDemoPatients, listDemoStaff } from './demo-people.ts';
import { fillWaitingRoom, findDemoHours, planDemoVisits } from './demo-visits.ts';

const calendar = doctorCalendar();
const today = '2026-11-25';
const nowMs = Date.parse(`${today}T10:20:00+01:00`);

function plan(seed: number) {
  const dice = createDice(seed);
  const patients = listDemoPatients(2026, dice);
  const visits = planDemoVisits({
    columns: doctors.map(({ id }) => ({ doctorId: id, calendar })),
    dates: Array.from({ length: 64 }, (_, day) => addDays(today, day - 21)),
    ...{ treatments: bookableTreatments, patients, nowMs, firstMs: nowMs - 24 * 86_400_000, dice },
  });
  return { patients, visits: fillWaitingRoom(visits, nowMs) };
}

test('nobody is at two places, and everything happens in its order and not after now', () => {
  for (const seed of [1, 2, 3]) {
    const { visits } = plan(seed);
    const clashes = visits.flatMap((one, index) =>
      visits
        .slice(index + 1)
        .filter(({ date }) => date === one.date)
        .filter((other) => one.doctorId === other.doctorId || one.patient === other.patient)
        .filter((other) => hasOverlap(one.during, other.during)),
    );
    expect(clashes).toEqual([]);
    for (const { bookedMs, during, fate } of visits) {
      const times = [bookedMs];
      if (fate.kind === 'cancelled') times.push(fate.atMs);
      if (fate.kind === 'missed') times.push(during.startMs);
      if (fate.kind === 'here')
        times.push(...[fate.arrivedMs, fate.seatedMs, fate.finishedMs].filter((ms) => ms !== undefined));
      expect([...times, nowMs]).toEqual([...times, nowMs].toSorted((a, b) => a - b));
      expect(bookedMs).toBeLessThan(during.startMs);
    }
  }
});

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
