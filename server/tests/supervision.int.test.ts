import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';

const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };

type LogLine = { level: number; msg: string; postgres?: string };
const lines: LogLine[] = [];
const told = (level: number) =>
  lines.filter((line) => line.level === level).flatMap(({ postgres }) => postgres ?? []);
const debug = 20;
const warn = 40;
const error = 50;

let server: TestServer;
let token: string;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(JSON.parse(line)) };
  // No address: the server runs a PostgreSQL of its own.
  server = await startTestServer({ databaseUrl: '', env: { LOG_LEVEL: 'debug' }, overrides: { logTo } });
  token = (await createPatientSession(server)).token;
});
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
});

function readPostmasterPid(): number {
  const file = join(server.context.config.dataDir, 'postgres', 'postmaster.pid');
  return Number.parseInt(readFileSync(file, 'utf8'), 10);
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    host: join(server.context.config.dataDir, 'postgres-socket'),
    ...{ port: 5432, user: 'praxisportal', database: 'praxisportal' },
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function waitUntilReady(): Promise<void> {
  await vi.waitFor(async () => expect((await callServer(server, 'healthReady')).status).toBe(200), 30_000);
}

async function book(time: string): Promise<number> {
  const body = { ...wish, time, bookingMethod: 'website' } as const;
  return (await callServer(server, 'bookAppointment', { token, body })).status;
}

test('after kill -9 of PostgreSQL it is started again, with every row, and the log says why', async () => {
  expect(await book('09:00')).toBe(201);
  // Never looks up from its work, so it would outlive the main process and keep the next one from starting.
  const busy = await connect();
  const endless = busy.query('select count(*) from generate_series(1, 1000000000) a').catch(() => 'cut');
  await vi.waitFor(async () => {
    const observer = await connect();
    const running =
      "select 1 from pg_stat_activity where state = 'active' and query like '%generate_series%'";
    const found = await observer.query(`${running} and pid <> pg_backend_pid()`);
    await observer.end();
    expect(found.rowCount).toBe(1);
  }, 30_000);
  const killed = readPostmasterPid();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(told(warn)).toContain('PostgreSQL was started again'), 30_000);
  await waitUntilReady();
  expect(await endless).toBe('cut');
  expect(readPostmasterPid()).not.toBe(killed);
  expect(told(error)).toContain('PostgreSQL ended with SIGKILL although nobody asked it to');
  expect(await book('09:00')).toBe(409);
  expect(await book('10:00')).toBe(201);
});

test('a PostgreSQL that is asked from outside to end does not wait for the pool, and is started again', async () => {
  const asked = readPostmasterPid();
  process.kill(asked, 'SIGTERM');
  await vi.waitFor(() => expect(told(warn)).toContain('PostgreSQL was started again'), 30_000);
  await waitUntilReady();
  expect(readPostmasterPid()).not.toBe(asked);
  expect(await book('12:00')).toBe(201);
});

test('after kill -9 of one session PostgreSQL mends itself, and the pool finds back', async () => {
  const postmaster = readPostmasterPid();
  const client = await connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGKILL');
  await vi.waitFor(
    () => expect(told(warn).join('\n')).toContain(`(PID ${rows[0].pid}) was terminated by signal 9`),
    30_000,
  );
  await waitUntilReady();
  expect(readPostmasterPid()).toBe(postmaster);
  expect(await book('11:00')).toBe(201);
  await client.end();
});

test('a refused statement is told at debug only, and never with the row that it names', async () => {
  const client = await connect();
  const copy = 'insert into doctors (id, name) select id, name from doctors';
  await expect(client.query(copy)).rejects.toThrow('duplicate key');
  await client.end();
  process.kill(readPostmasterPid(), 'SIGHUP');
  // What PostgreSQL wrote before this has been read by then.
  await vi.waitFor(() => expect(told(debug).join('\n')).toContain('received SIGHUP'), 10_000);
  const [refusal] = told(debug).filter((line) => line.includes('duplicate key'));
  expect(refusal).toBe('ERROR: duplicate key value violates unique constraint "doctors_pkey"');
  expect(lines.map(({ postgres }) => postgres).join('\n')).not.toContain('weber');
  expect([...told(warn), ...told(error)]).toEqual([]);
});
