import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { callServer, createPatientSession, createTestDatabase, startTestServer } from './harness.ts';

const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };
const body = { ...wish, time: '09:00', bookingMethod: 'website' } as const;

test('a request under way when the server stops is answered, and what it did is kept', async () => {
  const databaseUrl = await createTestDatabase();
  const server = await startTestServer({ databaseUrl });
  const { token } = await createPatientSession(server);
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query("select pg_advisory_xact_lock(1, hashtext('weber'))");
  const booking = callServer(server, 'bookAppointment', { token, body });
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'";
  // On a connection of its own: within a transaction PostgreSQL shows its activity as it was at the first look.
  const observer = new pg.Client({ connectionString: databaseUrl });
  await observer.connect();
  await vi.waitFor(async () => expect((await observer.query(waiting)).rowCount).toBe(1), 10_000);
  await observer.end();
  const stopped = server.stop();
  // New visitors are turned away while the old request still runs.
  await vi.waitFor(() => expect(fetch(`${server.url}/api/health/live`)).rejects.toThrow(), 10_000);
  await holder.query('rollback');
  expect((await booking).status).toBe(201);
  await stopped;
  const { rows } = await holder.query("select status from appointments where status = 'scheduled'");
  expect(rows).toHaveLength(1);
  const others =
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  // PostgreSQL ends a connection's process a moment after the connection was closed.
  await vi.waitFor(async () => expect((await holder.query(others)).rowCount).toBe(0), 10_000);
  await holder.end();
});

test('an idle connection does not hold up the end', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const idle = connect(Number(port), hostname);
  idle.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(idle.bytesRead).toBeGreaterThan(0), 10_000);
  const ended = text(idle);
  await server.stop();
  expect(await ended).toContain('{"status":"ok"}');
});

test('what was acknowledged is there after a restart, and the session too', async () => {
  const databaseUrl = await createTestDatabase();
  const env = { SECRET_KEY: 'x'.repeat(32) };
  const first = await startTestServer({ databaseUrl, env });
  const { token } = await createPatientSession(first);
  const booked = await callServer(first, 'bookAppointment', { token, body });
  await first.stop();
  const second = await startTestServer({ databaseUrl, env });
  const own = await callServer(second, 'listAppointments', { token });
  expect(own.body).toEqual([booked.body]);
  await second.stop();
});

test('a stop under load answers what it took on, refuses the rest, and keeps what it acknowledged', async () => {
  const databaseUrl = await createTestDatabase();
  const server = await startTestServer({ databaseUrl });
  const statuses = new Set<number>();
  const acknowledged: string[] = [];
  /** Asks again and again until nobody answers any more. */
  const ask = async (step: (visit: number) => Promise<{ status: number }>): Promise<void> => {
    for (let visit = 0; ; visit += 1) {
      const answer = await step(visit).catch(() => undefined);
      if (!answer) return;
      statuses.add(answer.status);
    }
  };
  const readers = Array.from({ length: 8 }, () =>
    ask(() => callServer(server, 'listSlots', { params: { id: 'weber' }, query: { date: wish.date } })),
  );
  const sessions = await Promise.all(Array.from({ length: 8 }, () => createPatientSession(server)));
  const bookers = sessions.map(({ token }, index) =>
    ask(async (visit) => {
      const time = `${String(8 + (index % 4)).padStart(2, '0')}:${visit % 2 ? '30' : '00'}`;
      const booked = await callServer(server, 'bookAppointment', { token, body: { ...body, time } });
      if (booked.status === 201) acknowledged.push(booked.body.id);
      return booked;
    }),
  );
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(3), 20_000);
  await server.stop();
  await Promise.all([...readers, ...bookers]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201]));
  expect([...statuses].filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select id from appointments where id = any($1)', [acknowledged]);
  await client.end();
  expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
});
