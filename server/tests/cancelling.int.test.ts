import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../src/features/accounts/commands.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import {
  callServer,
  createPatientSession,
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

let token: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  token = (await createPatientSession(server)).token;
});

const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;

async function book(date: string, time: string): Promise<string> {
  const { status, body } = await callServer(server, 'bookAppointment', {
    token,
    body: { ...wish, date, time },
  });
  expect(status).toBe(201);
  return body.id;
}

const cancel = (id: string) => callServer(server, 'cancelAppointment', { token, params: { id } });
const listOwn = async () => (await callServer(server, 'listAppointments', { token })).body;

test('cancelling answers the cancelled appointment, keeps it in the list, and says so by mail', async () => {
  const id = await book('2026-11-30', '09:00');
  const { status, body } = await cancel(id);
  expect([status, body]).toEqual([
    200,
    {
      id,
      date: '2026-11-30',
      time: '09:00',
      durationMinutes: 30,
      treatment_type: 'Kontrolluntersuchung',
      doctorId: 'weber',
      doctor_name: 'Dr. Katharina Weber',
      status: 'cancelled',
      bookingMethod: 'website',
      cancellable: false,
      patientId: expect.any(String),
      patientName: 'Paula Probe',
      otherPatientName: null,
      version: 2,
      movable: false,
      lateCancellation: false,
      noticeHours: 24,
      confirmation: { state: 'kept', at: null },
    },
  ]);
  expect(await listOwn()).toEqual([body]);
  const subjects = (await callServer(server, 'listOutbox')).body.map(({ subject }) => subject);
  expect(subjects).toContain('Abgesagt: Ihr Termin am Montag, 30. November 2026, 09:00 Uhr');
  const { rows } = await sql<{ action: string; before: object; after: object }>`
    select action, before, after from audit_events order by id
  `.execute(server.context.db);
  expect(rows).toMatchObject([
    { action: 'book', before: null, after: { id, status: 'scheduled' } },
    { action: 'cancel', before: { status: 'scheduled' }, after: { status: 'cancelled' } },
  ]);
});

test('of very many appointments the latest are listed, and none that is still to come is missing', async () => {
  const next = await book('2026-11-30', '09:00');
  await sql`
    insert into appointments
      (patient_id, doctor_id, treatment_type, during, status, booking_method, created_at, updated_at)
    select patient_id, 'weber', 'Kontrolluntersuchung', tstzrange(at, at + interval '30 minutes'),
      'completed', 'website', at, at
    from appointments, generate_series(1, 500) as number,
      lateral (select timestamptz '2026-11-20 09:00+01' - number * interval '1 week' as at) as past
  `.execute(server.ownerDb);
  const listed = await listOwn();
  expect(listed).toHaveLength(500);
  expect(listed.at(-1)).toMatchObject({ id: next, cancellable: true });
  expect(listed.map(({ date }) => date)).toEqual(listed.map(({ date }) => date).sort());
  expect(listed[0]?.date).toBe('2017-04-28');
});

test('until midnight of its day an appointment can be cancelled, even when it is over', async () => {
  const id = await book('2026-11-25', '11:00');
  server.clock.set('2026-11-25T23:59:59+01:00');
  await cleanUp(server.context);
  expect(await listOwn()).toMatchObject([{ status: 'scheduled', cancellable: true }]);
  expect((await cancel(id)).status).toBe(200);
});

test('from the next day on it counts as completed and can not be cancelled', async () => {
  const id = await book('2026-11-25', '11:00');
  server.clock.set('2026-11-26T00:00:00+01:00');
  expect(await listOwn()).toMatchObject([{ status: 'scheduled', cancellable: false }]);
  expect((await cancel(id)).error).toEqual({
    error: 'Dieser Termin kann nicht mehr abgesagt werden.',
    code: 'not_cancellable',
  });
  await Promise.all([cleanUp(server.context), cleanUp(server.context)]);
  expect(await listOwn()).toMatchObject([{ status: 'completed', cancellable: false }]);
  expect((await cancel(id)).status).toBe(409);
  const { rows } = await sql`select actor_kind, actor_id, action from audit_events order by id`.execute(
    server.context.db,
  );
  expect(rows.slice(1)).toEqual([{ actor_kind: 'system', actor_id: null, action: 'complete' }]);
});

test('an account number that is taken is drawn again', async () => {
  const { db, clock } = server.context;
  const numbers = ['P-0000-0001', 'P-0000-0001', 'P-0000-0002'];
  const draw = () => numbers.shift() ?? 'P-9999-9999';
  const names = { firstName: 'A', lastName: 'B', passwordHash: 'none', language: 'de' } as const;
  const insert = (count: number) => {
    const patient = { ...names, email: `lot${count}@example.org`, phone: `+4922155500${count}` };
    return insertAccount(db, patient, new Date(clock.nowMs()), draw);
  };
  expect((await insert(1)).accountNumber).toBe('P-0000-0001');
  expect((await insert(2)).accountNumber).toBe('P-0000-0002');
});
