import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';
import { callServer, registerPatient } from './harness.ts';

const mainFile = new URL('../src/main.ts', import.meta.url).pathname;

let dataDir: string;
let server: ChildProcess | undefined;
let url: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-durable-'));
  await start();
});
afterAll(async () => {
  await end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the program as an operator does, on its embedded database. */
async function start(): Promise<void> {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
  };
  server = spawn(process.execPath, [mainFile], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of server.stdout ?? []) if (String(chunk).includes('Praxisportal:')) return;
  throw new Error('the server ended before it was ready');
}

async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function findFreeDay(): Promise<{ date: string; time: string }> {
  for (let ahead = 2; ahead < 60; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const { body } = await callServer({ url }, 'listSlots', { params: { id: 'weber' }, query: { date } });
    const time = body.slots[0];
    if (time) return { date, time };
  }
  throw new Error('Dr. Weber has no free start within 60 days');
}

test('what was acknowledged is there after kill -9: account, session, appointment, mail', async () => {
  const { token, user } = await registerPatient({ url });
  const { date, time } = await findFreeDay();
  const wish = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    bookingMethod: 'website',
  } as const;
  const booked = await callServer({ url }, 'bookAppointment', { token, body: { ...wish, date, time } });
  await end('SIGKILL');
  expect(booked.status).toBe(201);

  await start();
  const own = await callServer({ url }, 'listAppointments', { token });
  expect(own.body).toEqual([booked.body]);
  const outbox = await callServer({ url }, 'listOutbox');
  expect(outbox.body).toContainEqual(expect.objectContaining({ to: user.email, channel: 'email' }));
  const again = await callServer({ url }, 'bookAppointment', { token, body: { ...wish, date, time } });
  expect(again.status).toBe(409);
});
