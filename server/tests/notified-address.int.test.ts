import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeTimedMessages } from '../src/jobs/timed-messages.ts';
import {
  callServer,
  createPatientSession,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => removeBookings(server));

type Patient = Awaited<ReturnType<typeof createPatientSession>>;

const booking = {
  ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-12-01', time: '10:00' },
  bookingMethod: 'website',
  reminderConsent: true,
} as const;

async function book({ token }: Patient): Promise<string> {
  const { status, body } = await callServer(server, 'bookAppointment', { token, body: booking });
  expect(status).toBe(201);
  return body.id;
}

/** Changes the account's address while another transaction holds the patient's lock that `ask` waits for. */
async function whileAddressChanges<Answer>(
  { accountId, patientId }: Patient,
  email: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock(2, hashtext($1))', [patientId]);
  const asked = ask();
  await vi.waitFor(async () => {
    const waiting = await holder.query(
      `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(waiting.rowCount).toBe(1);
  }, 20_000);
  await holder.query('update accounts set email = $2 where id = $1', [accountId, email]);
  await holder.query('commit');
  await holder.end();
  return asked;
}

async function listRecipients(kind: 'cancellation' | 'moved' | 'reminder'): Promise<string[]> {
  const rows = await server.ownerDb
    .selectFrom('outgoing_messages')
    .select('recipient')
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ recipient }) => recipient);
}

test('a cancellation that waited for the patient’s lock goes to the address that holds by then', async () => {
  const patient = await createPatientSession(server);
  const id = await book(patient);
  const { token } = patient;
  const { status } = await whileAddressChanges(patient, 'new-1@example.org', () =>
    callServer(server, 'cancelAppointment', { token, params: { id } }),
  );
  expect(status).toBe(200);
  expect(await listRecipients('cancellation')).toEqual(['new-1@example.org']);
});

test('a reschedule that waited for the patient’s lock goes to the address that holds by then', async () => {
  const patient = await createPatientSession(server);
  const id = await book(patient);
  const { token } = patient;
  const body = { version: 1, date: '2026-12-01', time: '11:00' };
  const { status } = await whileAddressChanges(patient, 'new-2@example.org', () =>
    callServer(server, 'moveAppointment', { token, params: { id }, body }),
  );
  expect(status).toBe(200);
  expect(await listRecipients('moved')).toEqual(['new-2@example.org']);
});

test('a reminder that waited for the patient’s lock goes to the address that holds by then', async () => {
  const patient = await createPatientSession(server);
  await book(patient);
  server.clock.set('2026-11-30T10:00:00+01:00');
  await whileAddressChanges(patient, 'new-3@example.org', () => writeTimedMessages(server.context));
  expect(await listRecipients('reminder')).toEqual(['new-3@example.org']);
});
