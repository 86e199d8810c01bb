import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';

type LogLine = { msg: string; pool?: { total: number; waiting: number }; bookings?: { waiting: number } };
const lines: LogLine[] = [];

let server: TestServer;
let tokens: string[];
beforeAll(async () => {
  server = await startTestServer({
    env: { LOG_LEVEL: 'info' },
    overrides: {
      logTo: { write: (line: string) => lines.push(JSON.parse(line)) },
      databaseTimeouts: { acquireMs: 5_000, lockMs: 4_000, statementMs: 4_500, idleInTransactionMs: 1_000 },
      bookingLane: { atOnce: 6, perKey: 2, waiting: 15, waitMs: 4_000 },
    },
  });
  tokens = [];
  for (let index = 0; index < 21; index += 1) tokens.push((await createPatientSession(server)).token);
});
afterAll(() => server.stop());

const wish = { treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', bookingMethod: 'website' } as const;

function book(index: number, doctorId: string, time = '09:00') {
  return callServer(server, 'bookAppointment', { token: tokens[index], body: { ...wish, doctorId, time } });
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** How many of the server's sessions wait for a lock. */
async function countWaiting(observer: pg.Client): Promise<number> {
  const query =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await observer.query(query)).rows[0].count;
}

test('a doctor whose calendar is stuck holds up neither readers nor other doctors, and who waits hears so', async () => {
  const holder = await connect();
  await holder.query('begin');
  await holder.query("select pg_advisory_xact_lock(1, hashtext('weber'))");
  let refusedCount = 0;
  const stuck = Array.from({ length: 20 }, async (_, index) => {
    const answer = await book(index, 'weber');
    refusedCount += 1;
    return answer;
  });
  await vi.waitFor(async () => {
    expect(server.context.bookingLane.readFigures()).toEqual({ running: 2, waiting: 15 });
    expect(await countWaiting(holder)).toBe(2);
  }, 10_000);
  lines.length = 0;
  const answers = await Promise.all([
    callServer(server, 'listSlots', { params: { id: 'weber' }, query: { date: wish.date } }),
    callServer(server, 'healthReady'),
    book(20, 'yilmaz', '10:00'),
  ]);
  // They were answered while the others still waited: only those that found the queue full have been refused.
  expect(refusedCount).toBe(3);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
  const load = lines.find(({ msg }) => msg === 'load');
  expect(load).toMatchObject({ pool: { waiting: 0 }, bookings: { waiting: 15 } });

  const refused = await Promise.all(stuck);
  expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
    new Set(['503 unavailable']),
  );
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  await holder.query('rollback');
  await holder.end();
  expect((await book(0, 'weber')).status).toBe(201);
});

test('waiting too long for a lock, and a statement that takes too long, are ended and answered as such', async () => {
  const holder = await connect();
  await holder.query('begin; lock table appointments in access exclusive mode');
  const { rows } = await sql<{ statement: string; lock: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle
  `.execute(server.context.db);
  expect(rows).toEqual([{ statement: '4500ms', lock: '4s', idle: '1s' }]);
  const slots = await callServer(server, 'listSlots', {
    params: { id: 'weber' },
    query: { date: wish.date },
  });
  expect([slots.status, slots.error.code, slots.headers.get('Retry-After')]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  await holder.query('rollback');
  await holder.end();
  await expect(sql`select pg_sleep(60)`.execute(server.context.db)).rejects.toMatchObject({ code: '57014' });
});

test('a transaction that thinks too long loses its connection, and the pool finds back', async () => {
  const observer = await connect();
  const transaction = server.context.db.transaction().execute(async (handle) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle);
    await vi.waitFor(async () => {
      const alive = await observer.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      expect(alive.rowCount).toBe(0);
    }, 30_000);
    await sql`select 1`.execute(handle);
  });
  await expect(transaction).rejects.toThrow();
  await observer.end();
  expect((await callServer(server, 'healthReady')).status).toBe(200);
});
