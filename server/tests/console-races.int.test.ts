import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertPerson } from '../src/features/console-patients/commands.ts';
import {
  callServer,
  createPatientSession,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

// Many bookings: on a machine that does something else too they take their time.
vi.setConfig({ testTimeout: 240_000 });

const monday = '2026-11-30';
const rounds = 8;
const crowd = 25;

let server: TestServer;
let other: TestServer;
let desks: StaffMember[];
let tokens: string[];
let people: string[];
beforeAll(async () => {
  server = await startTestServer();
  const { databaseUrl, clock } = server;
  other = await startTestServer({ databaseUrl, clock });
  desks = [];
  tokens = [];
  people = [];
  for (let index = 0; index < crowd; index += 1) {
    desks.push(await createStaffSession(server, 'reception'));
    tokens.push((await createPatientSession(server)).token);
    people.push(await addPerson(index));
  }
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(() => removeBookings(server));

async function addPerson(index: number): Promise<string> {
  const person = {
    ...{ firstName: 'Rita', lastName: `Rennen${index}`, dateOfBirth: '1990-01-01', language: 'de' as const },
    ...{ email: null, phone: null },
  };
  return server.context.db
    .transaction()
    .execute((transaction) => insertPerson(transaction, person, new Date(server.clock.nowMs())));
}

type Wish = Partial<StaffCallInput<'bookForPatient'>['body']>;
const bookAt = (index: number, wish: Wish = {}) =>
  callStaff(index % 2 ? other : server, 'bookForPatient', {
    jar: desks[index % crowd]?.jar ?? new Map(),
    body: {
      ...{ patientId: people[index % crowd] ?? '', doctorId: 'weber', treatmentId: 'kontrolluntersuchung' },
      ...{ date: monday, time: '09:00', inform: false, method: 'counter' as const },
      ...wish,
    },
  });
const bookOnline = (index: number) =>
  callServer(index % 2 ? other : server, 'bookAppointment', {
    token: tokens[index],
    body: {
      ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '09:00' },
      bookingMethod: 'website',
    },
  });
const move = (index: number, id: string, to: { version: number; time: string; doctorId?: string }) =>
  callStaff(index % 2 ? other : server, 'changeAppointment', {
    jar: desks[index]?.jar ?? new Map(),
    params: { id },
    body: { ...to, inform: false },
  });

async function countOverlaps(): Promise<{ of_doctors: number; of_patients: number }> {
  const { rows } = await sql<{ of_doctors: number; of_patients: number }>`
    select count(*) filter (where a.doctor_id = b.doctor_id and not a.overbooked and not b.overbooked)::int as of_doctors,
      count(*) filter (where a.patient_id = b.patient_id)::int as of_patients
    from appointments a join appointments b on a.id < b.id and a.during && b.during
    where a.status = 'scheduled' and b.status = 'scheduled'
  `.execute(server.context.db);
  return rows[0] ?? { of_doctors: -1, of_patients: -1 };
}

test('of 25 desks and 25 patients online exactly one gets the time, in every round', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await removeBookings(server);
    const indexes = Array.from({ length: crowd }, (_, index) => index);
    const answers = await Promise.all(indexes.flatMap((index) => [bookAt(index), bookOnline(index)]));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = new Set(answers.filter(({ status }) => status !== 201).map(({ error }) => error.code));
    expect([...refused].every((code) => code === 'doctor_busy' || code === 'slot_taken')).toBe(true);
  }
});

test('of those who overbook at once one is first, and all others are marked', async () => {
  const answers = await Promise.all(
    people.map((_, index) => bookAt(index, { overbookedReason: 'Schmerzen' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
  expect(answers.filter(({ body }) => !body.appointment.overbooked)).toHaveLength(1);
  expect(await countOverlaps()).toEqual({ of_doctors: 0, of_patients: 0 });
});

/** These appointments in the order in which they were decided, under the lock of the doctor. */
async function listInOrder(ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from audit_events where subject_id = any(${ids}::uuid[])
    group by subject_id order by min(audit_events.id)
  `.execute(server.context.db);
  return rows.map(({ id }) => id);
}

test('an online booking never gets a time that a desk has overbooked before it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await removeBookings(server);
    await bookAt(0, { time: '08:30', minutes: 30 });
    // It begins beside the first one and reaches into a time that is free online.
    const [beside, online] = await Promise.all([
      bookAt(1, { time: '08:45', minutes: 45, overbookedReason: 'Schmerzen' }),
      bookOnline(2),
    ]);
    expect([beside.status, beside.body.appointment.overbooked]).toEqual([201, true]);
    const { id } = beside.body.appointment;
    // Both may be booked only if the online booking was first: the desk may book beside it.
    if (online.status === 201) expect(await listInOrder([online.body.id, id])).toEqual([online.body.id, id]);
    else expect([online.status, online.error.code]).toEqual([409, 'slot_taken']);
    expect(await countScheduled()).toBe(online.status === 201 ? 3 : 2);
  }
});

async function countScheduled(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from appointments where status = 'scheduled'
  `.execute(server.context.db);
  return rows[0]?.count ?? 0;
}

test('one patient at ten desks for ten dentists’ times is booked once', async () => {
  const doctors = ['weber', 'yilmaz', 'hoffmann'];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      bookAt(index, {
        ...{ patientId: people[0] ?? '', time: '10:00', overbookedReason: 'Schmerzen' },
        doctorId: doctors[index % 3] ?? '',
      }),
    ),
  );
  const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.appointment.id));
  expect(ids.size).toBe(1);
  expect(await countOverlaps()).toMatchObject({ of_patients: 0 });
});

test('two moves onto one time: one wins, and the other appointment stays where it was', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await removeBookings(server);
    const [first, second] = await Promise.all([bookAt(0, { time: '09:00' }), bookAt(1, { time: '10:00' })]);
    const answers = await Promise.all(
      [first, second].map(({ body }, index) =>
        move(index, body.appointment.id, { version: 1, time: '11:00' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('doctor_busy');
    expect(await countOverlaps()).toEqual({ of_doctors: 0, of_patients: 0 });
  }
});

test('moves that cross between two dentists end without a deadlock, and nobody is lost', async () => {
  const half = 8;
  const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
  const toWish = (index: number) => ({
    doctorId: index < half ? 'weber' : 'yilmaz',
    time: times[index % half] ?? '',
    overbookedReason: 'Test',
  });
  const booked = await Promise.all(
    Array.from({ length: 2 * half }, (_, index) => bookAt(index, toWish(index))),
  );
  const answers = await Promise.all(
    booked.map(({ body }, index) =>
      callStaff(index % 2 ? other : server, 'changeAppointment', {
        jar: desks[index]?.jar ?? new Map(),
        params: { id: body.appointment.id },
        body: {
          ...{ version: 1, inform: false, time: body.appointment.start, overbookedReason: 'Tausch' },
          doctorId: index < half ? 'yilmaz' : 'weber',
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(booked.map(() => 200));
  expect(await countOverlaps()).toEqual({ of_doctors: 0, of_patients: 0 });
});

test('an undo against another change: either it is undone and then changed, or it is refused', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await removeBookings(server);
    const { id } = (await bookAt(0)).body.appointment;
    const moved = await move(0, id, { version: 1, time: '10:00' });
    const [undone, changed] = await Promise.all([
      callStaff(server, 'undoChange', {
        jar: desks[0]?.jar ?? new Map(),
        params: { id: moved.body.undo?.id ?? '' },
      }),
      move(1, id, { version: 2, time: '11:00' }),
    ]);
    expect([undone.status, changed.status].sort()).toEqual([200, 409]);
    const lost = undone.status === 409 ? undone : changed;
    expect(lost.error.code).toBe('appointment_changed');
    const start = undone.status === 200 ? '09:00' : '11:00';
    expect(lost.error.appointment).toMatchObject({ version: 3, start });
  }
});
