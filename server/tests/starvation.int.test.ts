import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';

type LogLine = { msg: string; pool?: { total: number; waiting: number }; bookings?: { waiting: number } };
const lines: LogLine[] = [];

/** Waits long, so that nothing ends before a test has looked. */
let patient: TestServer;
/** Gives up soon, on the same database. */
let hasty: TestServer;
let observer: pg.Client;
let tokens: string[];
beforeAll(async () => {
  patient = await startTestServer({
    env: { LOG_LEVEL: 'info' },
    overrides: {
      logTo: { write: (line: string) => lines.push(JSON.parse(line)) },
      databaseTimeouts: {
        acquireMs: 50_000,
        lockMs: 50_000,
        statementMs: 55_000,
        idleInTransactionMs: 50_000,
      },
      bookingLane: { atOnce: 6, perKey: 2, perAccount: 2, waiting: 15, waitMs: 50_000 },
    },
  });
  hasty = await startTestServer({
    beside: patient,
    overrides: {
      databaseTimeouts: { acquireMs: 5_000, lockMs: 300, statementMs: 1_500, idleInTransactionMs: 500 },
      bookingLane: { atOnce: 6, perKey: 2, perAccount: 2, waiting: 15, waitMs: 700 },
    },
  });
  observer = await connect();
  tokens = [];
  for (let index = 0; index < 21; index += 1) tokens.push((await createPatientSession(patient)).token);
});
afterAll(async () => {
  await observer.end();
  await hasty.stop();
  await patient.stop();
});

const wish = { treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', bookingMethod: 'website' } as const;

function book(server: TestServer, index: number, doctorId: string, time = '09:00') {
  return callServer(server, 'bookAppointment', { token: tokens[index], body: { ...wish, doctorId, time } });
}

function listSlots(server: TestServer) {
  return callServer(server, 'listSlots', { params: { id: 'weber' }, query: { date: wish.date } });
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: patient.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Holds a lock on a connection of its own until the returned function is called. */
async function hold(statement: string): Promise<() => Promise<void>> {
  const holder = await connect();
  await holder.query(`begin; ${statement}`);
  return async () => {
    await holder.query('rollback');
    await holder.end();
  };
}
const holdWeber = () => hold("select pg_advisory_xact_lock(1, hashtext('weber'))");

/** How many of the sessions wait for a lock. */
async function countWaiting(): Promise<number> {
  const query =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await observer.query(query)).rows[0].count;
}

test('a doctor whose calendar is stuck holds up neither readers nor other doctors', async () => {
  const release = await holdWeber();
  const stuck = Array.from({ length: 20 }, (_, index) => book(patient, index, 'weber'));
  await vi.waitFor(async () => {
    expect(patient.context.bookingLane.readFigures()).toEqual({ running: 2, waiting: 15 });
    expect(await countWaiting()).toBe(2);
  }, 20_000);
  lines.length = 0;
  const answers = await Promise.all([
    listSlots(patient),
    callServer(patient, 'healthReady'),
    book(patient, 20, 'yilmaz', '10:00'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
  // They were answered while the others still waited.
  expect(patient.context.bookingLane.readFigures()).toEqual({ running: 2, waiting: 15 });
  const load = lines.find(({ msg }) => msg === 'load');
  expect(load).toMatchObject({ pool: { waiting: 0 }, bookings: { waiting: 15 } });

  await release();
  const ended = await Promise.all(stuck);
  // Who found the queue full was told so at once; of the others one has won.
  const counts = Object.groupBy(ended, ({ status }) => status);
  expect([counts[503]?.length, counts[201]?.length, counts[409]?.length]).toEqual([3, 1, 16]);
});

test('one account that asks for much at once is held off, and the queue stays open to others', async () => {
  const release = await holdWeber();
  const greedy = [book(patient, 0, 'weber'), book(patient, 0, 'weber'), book(patient, 0, 'weber')];
  // Two wait for the calendar, so the first answer is the refusal.
  const { status, error, headers } = await Promise.race(greedy);
  expect([status, error.code, headers.get('Retry-After')]).toEqual([429, 'too_many_requests', '50']);
  expect((await book(patient, 1, 'yilmaz', '13:00')).status).toBe(201);
  await release();
  await Promise.all(greedy);
});

test('who waits for a calendar that stays stuck hears so, and can book when it is free', async () => {
  const release = await holdWeber();
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, index) => book(hasty, index, 'weber', '11:00')),
  );
  const answers = refused.map(({ status, error }) => `${status} ${error.code}`);
  expect(new Set(answers)).toEqual(new Set(['503 unavailable']));
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  await release();
  expect((await book(hasty, 20, 'weber', '11:00')).status).toBe(201);
});

test('waiting too long for a lock, and a statement that takes too long, are ended and answered as such', async () => {
  const { rows } = await sql<{ statement: string; lock: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle
  `.execute(hasty.context.db);
  expect(rows).toEqual([{ statement: '1500ms', lock: '300ms', idle: '500ms' }]);
  const release = await hold('lock table appointments in access exclusive mode');
  const { status, error, headers } = await listSlots(hasty);
  expect([status, error.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '5']);
  await release();
  await expect(sql`select pg_sleep(60)`.execute(hasty.context.db)).rejects.toMatchObject({ code: '57014' });
});

test('a transaction that thinks too long loses its connection, and the pool finds back', async () => {
  const transaction = hasty.context.db.transaction().execute(async (handle) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle);
    await vi.waitFor(async () => {
      const alive = await observer.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      expect(alive.rowCount).toBe(0);
    }, 30_000);
    await sql`select 1`.execute(handle);
  });
  await expect(transaction).rejects.toThrow();
  expect((await callServer(hasty, 'healthReady')).status).toBe(200);
});
