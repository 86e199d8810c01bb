import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';

// A practice two hours west of Berlin, with the same hours on its own wall.
let server: TestServer;
beforeAll(async () => {
  const facts = { ...ownPractice.facts, timeZone: 'Atlantic/Azores' };
  server = await startTestServer({ overrides: { practice: { ...ownPractice, facts } } });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set('2026-11-25T07:00:00-01:00'));

const treatment = 'Kontrolluntersuchung';

async function listSlots(date: string) {
  const query = { date, treatment };
  return (await callServer(server, 'listSlots', { params: { id: 'weber' }, query })).body.slots;
}

async function findState(date: string) {
  const query = { month: date.slice(0, 7), treatment };
  return (await callServer(server, 'listDays', { params: { id: 'weber' }, query })).body.states[date];
}

function book(token: string, date: string, time: string) {
  const body = { doctorId: 'weber', treatmentType: treatment, date, time, bookingMethod: 'website' } as const;
  return callServer(server, 'bookAppointment', { token, body });
}

test('free times are those of the practice, more than an hour from its now', async () => {
  expect((await listSlots('2026-11-25'))[0]).toBe('08:30');
  const { body } = await callServer(server, 'getAvailability', { query: { treatment } });
  expect(body.doctors.weber).toEqual({ date: '2026-11-25', time: '08:30' });
});

test('a booking lies at its instant, and is told in wall time of the practice', async () => {
  const { token } = await createPatientSession(server);
  const booked = await book(token, '2026-11-25', '08:30');
  expect(booked.status).toBe(201);
  expect(booked.body).toMatchObject({ date: '2026-11-25', time: '08:30' });
  expect((await callServer(server, 'listAppointments', { token })).body).toEqual([booked.body]);
  const { rows } = await sql<{ startAt: Date }>`
    select lower(during) as "startAt" from appointments where id = ${booked.body.id}
  `.execute(server.context.db);
  expect(rows[0]?.startAt.toISOString()).toBe('2026-11-25T09:30:00.000Z');
  const [mail] = (await callServer(server, 'listOutbox')).body;
  expect(mail?.text).toContain('08:30');
  expect(await listSlots('2026-11-25')).not.toContain('08:30');
});

test.each([
  // In Berlin it is already 20:00, and the next day.
  { now: '2026-11-25T19:59:59-01:00', today: '2026-11-25', state: { state: 'closed', reason: 'too_soon' } },
  {
    now: '2026-11-25T20:00:00-01:00',
    today: '2026-11-25',
    state: { state: 'closed', reason: 'after_cutoff' },
  },
  {
    now: '2026-11-25T23:59:59-01:00',
    today: '2026-11-25',
    state: { state: 'closed', reason: 'after_cutoff' },
  },
  { now: '2026-11-26T00:00:00-01:00', today: '2026-11-25', state: { state: 'closed', reason: 'in_past' } },
])('at $now the day $today is $state.reason', async ({ now, today, state }) => {
  server.clock.set(now);
  expect(await findState(today)).toEqual(state);
});

test('the booking window ends by the calendar of the practice', async () => {
  server.clock.set('2026-11-25T23:30:00-01:00');
  expect(await findState('2027-02-25')).toEqual({ state: 'free' });
  expect(await findState('2027-02-26')).toEqual({ state: 'closed', reason: 'beyond_window' });
  server.clock.set('2026-11-26T00:00:00-01:00');
  expect(await findState('2027-02-26')).toEqual({ state: 'free' });
});

test('an appointment of today can be cancelled until midnight of the practice', async () => {
  const { token } = await createPatientSession(server);
  const { id } = (await book(token, '2026-11-25', '10:00')).body;
  const isCancellable = async () => {
    const { body } = await callServer(server, 'listAppointments', { token });
    return body.find((appointment) => appointment.id === id)?.cancellable;
  };
  server.clock.set('2026-11-25T23:59:59-01:00');
  expect(await isCancellable()).toBe(true);
  server.clock.set('2026-11-26T00:00:00-01:00');
  expect(await isCancellable()).toBe(false);
});
