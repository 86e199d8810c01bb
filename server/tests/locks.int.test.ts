import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../src/db/transaction.ts';
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

const wish = {
  treatmentType: 'Kontrolluntersuchung',
  date: '2026-12-01',
  time: '10:00',
  bookingMethod: 'website',
} as const;

/** Holds one advisory lock on a connection of its own. */
async function hold(lockClass: number, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockClass, name]);
  return client;
}

/** The first keys of the locks that the server's sessions have and wait for. */
async function listLocks(holder: pg.Client): Promise<{ has: number[]; awaits: number[] }> {
  const { rows } = await holder.query(
    `select classid::int as class, granted from pg_locks
     where locktype = 'advisory' and pid <> pg_backend_pid()
       and database = (select oid from pg_database where datname = current_database())
     order by class`,
  );
  const classes = (granted: boolean) => rows.filter((row) => row.granted === granted).map((row) => row.class);
  return { has: classes(true), awaits: classes(false) };
}

const [doctor, patient, account] = [1, 2, 3];

test.each([
  { what: 'doctor', lockClass: doctor, has: [], awaits: [doctor] },
  { what: 'patient', lockClass: patient, has: [doctor], awaits: [patient] },
  { what: 'account', lockClass: account, has: [doctor, patient], awaits: [account] },
])(
  'a booking waits for who changes the calendar of the same $what',
  async ({ what, lockClass, has, awaits }) => {
    const { token, patientId, accountId } = await createPatientSession(server);
    const name = { doctor: 'weber', patient: patientId, account: accountId }[what] ?? '';
    await removeBookings(server);
    const holder = await hold(lockClass, name);
    const booking = callServer(server, 'bookAppointment', { token, body: { ...wish, doctorId: 'weber' } });
    await vi.waitFor(async () => expect(await listLocks(holder)).toEqual({ has, awaits }), 20_000);
    await holder.query('commit');
    expect((await booking).status).toBe(201);
    await holder.end();
  },
);

test('a cancellation waits for who books with the same account', async () => {
  const { token, accountId } = await createPatientSession(server);
  await removeBookings(server);
  const body = { ...wish, doctorId: 'weber' };
  const { id } = (await callServer(server, 'bookAppointment', { token, body })).body;
  const holder = await hold(account, accountId);
  const cancelling = callServer(server, 'cancelAppointment', { token, params: { id } });
  await vi.waitFor(
    async () => expect(await listLocks(holder)).toEqual({ has: [patient], awaits: [account] }),
    20_000,
  );
  await holder.query('commit');
  expect((await cancelling).status).toBe(200);
  await holder.end();
});

test('who books with any doctor locks them in one order, whatever order they are listed in', async () => {
  const { token } = await createPatientSession(server);
  await removeBookings(server);
  const holder = await hold(doctor, 'weber');
  const booking = callServer(server, 'bookAppointment', { token, body: { ...wish, doctorId: 'any' } });
  // Weber is listed first and locked second.
  await vi.waitFor(
    async () => expect(await listLocks(holder)).toEqual({ has: [doctor], awaits: [doctor] }),
    20_000,
  );
  await holder.query('commit');
  expect((await booking).status).toBe(201);
  await holder.end();
});

test('what PostgreSQL ends to break a deadlock is done again, and both get through', async () => {
  const { db } = server.context;
  let attempts = 0;
  const arrived = new Map<string, () => void>();
  const meet = new Map(
    ['left', 'right'].map((side) => [side, new Promise<void>((go) => arrived.set(side, go))]),
  );
  const cross = (own: string, opposite: string) =>
    inTransaction(db, async (transaction) => {
      attempts += 1;
      await sql`select pg_advisory_xact_lock(99, hashtext(${own}))`.execute(transaction);
      arrived.get(own)?.();
      await meet.get(opposite);
      await sql`select pg_advisory_xact_lock(99, hashtext(${opposite}))`.execute(transaction);
      return own;
    });
  expect(await Promise.all([cross('left', 'right'), cross('right', 'left')])).toEqual(['left', 'right']);
  expect(attempts).toBe(3);
});
