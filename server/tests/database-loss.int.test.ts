import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import {
  callServer,
  countBookingRows,
  createPatientSession,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
let admin: pg.Client;
let database: string;
beforeAll(async () => {
  server = await startTestServer();
  database = new URL(server.databaseUrl).pathname.slice(1);
  const { host, port, user } = inject('postgres');
  admin = new pg.Client({ host, port, user, database: 'postgres' });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await server.stop();
});
beforeEach(() => allowConnections(true));

async function allowConnections(isAllowed: boolean): Promise<void> {
  await admin.query(`alter database ${database} allow_connections ${isAllowed}`);
}

/** Ends every connection of the server to its database, as a crash of PostgreSQL would. */
async function cutConnections(): Promise<void> {
  const statement = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  await admin.query(statement, [database]);
}

const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };

test('without its database the server says so, and recovers by itself', async () => {
  const { token } = await createPatientSession(server);
  await allowConnections(false);
  await cutConnections();
  await vi.waitFor(async () => {
    const { status, error } = await callServer(server, 'healthReady');
    expect([status, error.code]).toEqual([503, 'unavailable']);
  }, 10_000);
  const slots = await callServer(server, 'listSlots', {
    params: { id: 'weber' },
    query: { date: wish.date },
  });
  expect([slots.status, slots.error]).toEqual([
    503,
    {
      error: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      code: 'unavailable',
    },
  ]);
  const body = { ...wish, time: '09:00', bookingMethod: 'website' } as const;
  const refused = await callServer(server, 'bookAppointment', { token, body, language: 'en' });
  expect([refused.status, refused.error.code]).toEqual([503, 'unavailable']);
  expect(refused.error.error).toMatch(/^The service can’t be reached right now\./);
  // The process itself and what needs no database go on.
  expect((await callServer(server, 'healthLive')).status).toBe(200);
  expect((await callServer(server, 'listDoctors')).status).toBe(200);
  await allowConnections(true);
  expect((await callServer(server, 'healthReady')).status).toBe(200);
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
});

test('a booking whose connection is cut in the middle answers 503 and leaves nothing behind', async () => {
  const { token } = await createPatientSession(server);
  const before = await countBookingRows(server);
  const body = { ...wish, time: '11:00', bookingMethod: 'website' } as const;
  const held = await holdDoctor();
  const booking = callServer(server, 'bookAppointment', { token, body });
  await vi.waitFor(async () => {
    const statement =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and wait_event = 'advisory'";
    expect((await admin.query(statement, [database])).rowCount).toBe(1);
  }, 10_000);
  const { status, error } = await booking;
  expect([status, error.code]).toEqual([503, 'unavailable']);
  await held.end();
  expect(await countBookingRows(server)).toEqual(before);
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
});

/** Takes the lock of the doctor's calendar on a connection of its own, so that bookings wait. */
async function holdDoctor(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(1, hashtext('weber'))");
  return client;
}

test('a connection that is cut while a transaction thinks does not end the process', async () => {
  const { db } = server.context;
  const transaction = db.transaction().execute(async (handle) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle);
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // No query runs here, so the end of the connection comes as an event of its own.
    await vi.waitFor(async () => {
      const { rowCount } = await admin.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      expect(rowCount).toBe(0);
    }, 10_000);
    await sql`select 1`.execute(handle);
  });
  await expect(transaction).rejects.toThrow();
  expect((await callServer(server, 'healthReady')).status).toBe(200);
});
