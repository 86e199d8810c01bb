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
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBe(1), 10_000);
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
