import type { Booking } from '@praxisportal/contract/appointment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../src/domain/calendar-date.ts';
import { ownPractice } from '../src/own-practice.ts';
import {
  callServer,
  createPatientSession,
  createTestClock,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const gridTimes = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** Days of every kind: today, ordinary, before and after a weekend, closed, a holiday, the window's last. */
const days = [
  '2026-11-25',
  '2026-11-27',
  '2026-11-28',
  '2026-11-30',
  '2026-12-24',
  '2027-01-01',
  '2027-02-25',
];
const cases = days.flatMap((date) =>
  ['Kontrolluntersuchung', 'Füllungen', 'Wurzelbehandlung'].map((treatment) => ({ date, treatment })),
);

async function listSlots(date: string, treatment: string, id = 'weber'): Promise<string[]> {
  const { body } = await callServer(server, 'listSlots', { params: { id }, query: { date, treatment } });
  return body.slots;
}

async function findDay(date: string, treatment: string) {
  const query = { month: date.slice(0, 7), treatment };
  const { days, states } = (await callServer(server, 'listDays', { params: { id: 'weber' }, query })).body;
  return { count: days[date], state: states[date] };
}

/** Tries every start of the day as a patient of its own, and gives each booked time back. */
async function findBookable(at: Pick<TestServer, 'url' | 'context'>, wish: Omit<Booking, 'time'>) {
  const bookable: string[] = [];
  const rules = new Set<string | undefined>();
  for (const time of gridTimes) {
    const { token } = await createPatientSession(at);
    const answer = await callServer(at, 'bookAppointment', { token, body: { ...wish, time } });
    if (answer.status !== 201) {
      rules.add(answer.error.rule);
      continue;
    }
    bookable.push(time);
    const params = { id: answer.body.id };
    expect((await callServer(at, 'cancelAppointment', { token, params })).status).toBe(200);
  }
  return { bookable, rules };
}

test.each(cases)('on $date exactly the listed starts of $treatment can be booked', async (wish) => {
  const { date, treatment } = wish;
  await removeBookings(server);
  const { token } = await createPatientSession(server);
  const body: Booking = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date,
    time: '10:30',
    bookingMethod: 'website',
  };
  // One appointment lies there already, where the day allows it.
  await callServer(server, 'bookAppointment', { token, body });
  const listed = await listSlots(date, treatment);
  const { count, state } = await findDay(date, treatment);
  expect(count).toBe(listed.length);
  const { bookable, rules } = await findBookable(server, { ...body, treatmentType: treatment });
  expect(bookable).toEqual(listed);
  expect(state?.state).toBe(listed.length > 0 ? 'free' : 'closed');
  if (state?.state === 'closed') expect(rules).toContain(state.reason);
});

test('the next free times are the first of the slots, and can be booked', async () => {
  await removeBookings(server);
  for (const treatment of ['Kontrolluntersuchung', 'Wurzelbehandlung', 'Zahnersatz']) {
    // Each booking moves a next free time, over the end of the day too.
    for (let round = 0; round < 6; round += 1) {
      const { any, doctors } = (await callServer(server, 'getAvailability', { query: { treatment } })).body;
      if (!any) throw new Error('the practice is booked out');
      for (const [id, start] of Object.entries(doctors)) {
        if (!start) throw new Error(`${id} is booked out`);
        expect((await listSlots(start.date, treatment, id))[0]).toBe(start.time);
        for (let day = referenceNow.slice(0, 10); day < start.date; day = addDays(day, 1))
          expect([id, day, await listSlots(day, treatment, id)]).toEqual([id, day, []]);
      }
      expect((await listSlots(any.date, treatment, 'any'))[0]).toBe(any.time);
      expect(doctors[any.doctorId]).toEqual({ date: any.date, time: any.time });
      const { token } = await createPatientSession(server);
      const body = { ...any, treatmentType: treatment, bookingMethod: 'website' } as const;
      expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
    }
  }
});

test('exactly the listed starts of any doctor can be booked', async () => {
  await removeBookings(server);
  const date = '2026-11-27';
  const treatment = 'Wurzelbehandlung';
  const wish = { doctorId: 'any', treatmentType: treatment, date, bookingMethod: 'website' } as const;
  const free = await listSlots(date, treatment, 'any');
  // Some hours are taken from one of three doctors, some from all.
  for (const time of ['08:00', '09:00', '09:00', '10:30', '10:30', '10:30']) {
    const { token } = await createPatientSession(server);
    await callServer(server, 'bookAppointment', { token, body: { ...wish, time } });
  }
  const listed = await listSlots(date, treatment, 'any');
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.length).toBeLessThan(free.length);
  expect((await findBookable(server, wish)).bookable).toEqual(listed);
});

describe('in the night of a clock change', () => {
  const nightHours = { weekday: 7, from: '00:00', to: '06:00' } as const;
  const [nightDoctor] = ownPractice.doctors.map((doctor) => ({ ...doctor, workingHours: [nightHours] }));
  if (!nightDoctor) throw new Error('the practice has no doctor');

  test.each([
    { timeZone: 'Europe/Berlin', date: '2026-10-25', first: '00:00', starts: 12 },
    { timeZone: 'Europe/Berlin', date: '2027-03-28', first: '00:00', starts: 10 },
    // The hour after midnight comes twice there, and is left out: a day that begins at 01:00.
    { timeZone: 'Atlantic/Azores', date: '2026-10-25', first: '00:00', starts: 12 },
    { timeZone: 'Atlantic/Azores', date: '2027-03-28', first: '01:00', starts: 10 },
  ])('of $date in $timeZone exactly the $starts listed starts can be booked', async (night) => {
    const { timeZone, date, first, starts } = night;
    const server = await startTestServer({
      clock: createTestClock(`${addDays(date, -2)}T12:00:00Z`),
      overrides: {
        practice: { ...ownPractice, facts: { ...ownPractice.facts, timeZone }, doctors: [nightDoctor] },
      },
    });
    for (const treatment of ['Kontrolluntersuchung', 'Wurzelbehandlung']) {
      const query = { date, treatment };
      const { slots } = (await callServer(server, 'listSlots', { params: { id: 'any' }, query })).body;
      expect(slots).toHaveLength(treatment === 'Kontrolluntersuchung' ? starts : starts - 2);
      const wish = {
        doctorId: nightDoctor.id,
        treatmentType: treatment,
        date,
        bookingMethod: 'website',
      } as const;
      expect((await findBookable(server, wish)).bookable).toEqual(slots);
      const availability = (await callServer(server, 'getAvailability', { query: { treatment } })).body;
      expect(availability.any).toEqual({ date, time: first, doctorId: nightDoctor.id });
    }
    await server.stop();
  });
});

test('a booking of 90 minutes takes away every start that would overlap it, for each length', async () => {
  const { token } = await createPatientSession(server);
  const date = '2026-12-01';
  const body = {
    doctorId: 'weber',
    treatmentType: 'Wurzelbehandlung',
    date,
    time: '09:30',
    bookingMethod: 'website',
  } as const;
  const before = {
    short: await listSlots(date, 'Kontrolluntersuchung'),
    long: await listSlots(date, 'Wurzelbehandlung'),
  };
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
  const taken = ['09:30', '10:00', '10:30'];
  expect(await listSlots(date, 'Kontrolluntersuchung')).toEqual(
    before.short.filter((time) => !taken.includes(time)),
  );
  const takenLong = ['08:30', '09:00', ...taken];
  expect(await listSlots(date, 'Wurzelbehandlung')).toEqual(
    before.long.filter((time) => !takenLong.includes(time)),
  );
});
