import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookAsGuest, bookProven, createGuest, proveAddress } from './guest.ts';
import {
  callServer,
  createPatientSession,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

let server: TestServer;
let desk: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
  desk = await createStaffSession(server, 'reception');
});
afterAll(() => server.stop());
beforeEach(() => removeBookings(server));

/** Another transaction that has changed the patient and has not committed yet. */
async function changeBeside(patientId: string, change: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`update patients set ${change} where id = $1`, [patientId]);
  return client;
}

async function commit(client: pg.Client): Promise<void> {
  await client.query('commit');
  await client.end();
}

/** Waits until a session of the server waits for a lock of this kind. */
async function waitForLock(client: pg.Client, locktype: 'advisory' | 'transactionid'): Promise<void> {
  const waiting = `select count(*)::int as count from pg_locks where not granted and locktype = $1
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  await vi.waitFor(async () => {
    const { rows } = await client.query(waiting, [locktype]);
    expect(rows[0].count).toBe(1);
  }, 20_000);
}

/** Adds a patient at the desk, each of another name. */
async function addPatient(lastName: string) {
  const body = { firstName: 'Rita', lastName, dateOfBirth: '1980-05-03', isUnreachable: true };
  const answer = await callStaff(server, 'addPatientByStaff', { jar: desk.jar, body });
  const id = answer.body.patient?.id;
  if (!id) throw new Error(`adding answered ${answer.status}`);
  const { version } = await readPatient(id);
  return { id, version };
}

const readPatient = (id: string) =>
  server.ownerDb
    .selectFrom('patients')
    .select(['first_name', 'last_name', 'phone', 'email', 'identity_checked_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test.each([
  { what: 'a name', change: "last_name = 'Neumann'", after: { last_name: 'Neumann' } },
  { what: 'a phone number', change: "phone = '+4922199887766'", after: { phone: '+4922199887766' } },
])(
  'the desk does not overwrite $what that was changed since it was read',
  async ({ what, change, after }) => {
    const { id, version } = await addPatient(`Rast, ${what}`);
    const beside = await changeBeside(id, change);
    const body = { version, email: 'rita@rast.example' };
    const answer = callStaff(server, 'changePatientByStaff', { jar: desk.jar, params: { id }, body });
    await waitForLock(beside, 'transactionid');
    await commit(beside);
    const { status, error } = await answer;
    expect([status, error.code]).toEqual([409, 'patient_changed']);
    expect(await readPatient(id)).toMatchObject({ email: null, version: 2, ...after });
  },
);

test('an identity is not checked under a name that the desk has not seen', async () => {
  const { id, version } = await addPatient('Ausweis');
  const beside = await changeBeside(id, "last_name = 'Neumann'");
  const body = { version, checked: true };
  const answer = callStaff(server, 'checkIdentity', { jar: desk.jar, params: { id }, body });
  await waitForLock(beside, 'transactionid');
  await commit(beside);
  const { status, error } = await answer;
  expect([status, error.code]).toEqual([409, 'patient_changed']);
  expect((await readPatient(id)).identity_checked_at).toBeNull();
});

async function holdPatient(id: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(2, hashtext($1))', [id]);
  return client;
}

test('a change of the profile waits for what else changes the patient, and is written then', async () => {
  const { token, patientId } = await createPatientSession(server);
  const holder = await holdPatient(patientId);
  const answer = callServer(server, 'updateProfile', { token, body: { lastName: 'Neumann' } });
  await waitForLock(holder, 'advisory');
  await holder.query("update patients set first_name = 'Petra' where id = $1", [patientId]);
  await commit(holder);
  expect((await answer).status).toBe(200);
  expect(await readPatient(patientId)).toMatchObject({ first_name: 'Petra', last_name: 'Neumann' });
});

test("a guest's booking does not hold the patient's row while it waits for the patient's lock", async () => {
  const guest = createGuest();
  const date = '2026-12-01';
  await bookProven(server, guest, { date, time: '09:00' });
  const { id } = await server.ownerDb
    .selectFrom('patients')
    .select('id')
    .where('email', '=', guest.email)
    .executeTakeFirstOrThrow();
  await proveAddress(server, guest);
  const holder = await holdPatient(id);
  const phone = '+4922148999999';
  const answer = bookAsGuest(server, { ...guest, phone }, { date, time: '10:00' });
  await waitForLock(holder, 'advisory');
  await holder.query('select from patients where id = $1 for update nowait', [id]);
  await commit(holder);
  expect((await answer).status).toBe(201);
  expect(await readPatient(id)).toMatchObject({ phone, email: guest.email });
});
