import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Day } from '@praxisportal/contract/staff/day';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillDemo } from '../../scripts/fill-demo.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { findFreePort } from './free-port.ts';
import { type CookieJar, callServer, createTestClock, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ clock: createTestClock('2026-12-27T21:40:00+01:00') });
  folder = await mkdtemp(join(tmpdir(), 'praxisportal-demo-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const readDay = async (jar: CookieJar, date: string, of = server): Promise<Day> =>
  (await callStaff(of, 'getDay', { jar, query: { date } })).body;

test('even on a Sunday evening it is busy: past, waiting room, weeks ahead, absences, undelivered mails, letters', async () => {
  const { clock, context } = server;
  const setClock = (ms: number) => clock.set(new Date(ms).toISOString());
  const { logins, patient, hasOwnHours } = await fillDemo(context, setClock, clock.nowMs());
  expect(clock.nowMs()).toBe(Date.parse('2026-12-27T21:40:00+01:00'));
  expect(hasOwnHours).toBe(true);
  const { jar } = await createStaffSession(server, 'owner');
  // As at each start of the server.
  await cleanUp(context);

  const today = await readDay(jar, '2026-12-27');
  const count = (state: string) => today.appointments.filter((each) => each.state === state).length;
  expect(today.appointments.length).toBeGreaterThan(30);
  expect([count('arrived'), count('no_show')]).toEqual([5, expect.any(Number)]);
  expect([count('seated'), count('finished'), count('no_show')].every((each) => each > 0)).toBe(true);
  expect(today.appointments.filter(({ overbooked }) => overbooked)).toHaveLength(1);
  const before = await readDay(jar, '2026-12-10');
  expect(before.appointments.every(({ status }) => status === 'completed' || status === 'no_show')).toBe(
    true,
  );
  const ahead = await readDay(jar, '2027-01-12');
  expect(ahead.appointments.length).toBeGreaterThan(10);
  const ways = [...before.appointments, ...ahead.appointments].map(({ bookingMethod }) => bookingMethod);
  expect(new Set(ways)).toEqual(new Set(['website', 'phone', 'counter']));

  const { body: plan } = await callStaff(server, 'getPlan', { jar, query: {} });
  const congress = plan.absences.find(({ reason }) => reason?.de === 'Kongress');
  const { body: report } = await callStaff(server, 'getAbsence', { jar, params: { id: congress?.id ?? '' } });
  expect(report.hits.length).toBeGreaterThan(3);
  const { body: stuck } = await callStaff(server, 'listUndelivered', { jar });
  expect(stuck.messages.map(({ state }) => state).sort()).toEqual(['failed', 'failed', 'failed', 'waiting']);
  expect((await callStaff(server, 'countMessages', { jar })).body.open).toBe(2);

  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.length).toBeGreaterThan(20);
  expect(mails.filter(({ to }) => !/@example\.(org|net)$/.test(to))).toEqual([]);

  // The team comes in by what is printed, and so does the patient.
  const { staff, recoveryCodes } = logins[0] ?? { recoveryCodes: [] };
  const password = 'Linde Lampe Dienstag';
  const recoveryCode = recoveryCodes[0] ?? '';
  const body = { email: staff?.email ?? '', password, recoveryCode };
  expect((await callStaff(server, 'signInByPassword', { jar: new Map(), body })).status).toBe(200);
  const login = { email: patient.email ?? '', password };
  expect((await callServer(server, 'login', { body: login })).status).toBe(200);
});

test('just after a midnight, in the night of a clock change, somebody waits already', async () => {
  const at = '2026-10-25T00:05:20+02:00';
  const night = await startTestServer({ clock: createTestClock(at) });
  try {
    const setClock = (ms: number) => night.clock.set(new Date(ms).toISOString());
    await fillDemo(night.context, setClock, Date.parse(at));
    const { jar } = await createStaffSession(night, 'owner');
    const { appointments } = await readDay(jar, '2026-10-25', night);
    expect(appointments.filter(({ state }) => state === 'arrived')).toHaveLength(5);
  } finally {
    await night.stop();
  }
});

/** Runs the command with this environment and no other. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/demo.ts'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const finished = Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { child, finished };
}

test('it refuses production and a folder with anything else, and starts again what it filled', async () => {
  const [, production, exit] = await start({ DATA_DIR: folder, NODE_ENV: 'production' }).finished;
  expect([production, exit]).toEqual([expect.stringContaining('does not run with NODE_ENV=production'), 1]);
  await writeFile(join(folder, 'secret-key'), 'of a real practice');
  const [, other, code] = await start({ DATA_DIR: folder }).finished;
  expect([other, code]).toEqual([expect.stringContaining('perhaps a real practice'), 1]);
  expect(await readdir(folder)).toEqual(['secret-key']);

  await rm(join(folder, 'secret-key'));
  await writeFile(join(folder, 'demo.txt'), 'filled before\n');
  const port = await findFreePort();
  const env = { DATA_DIR: folder, PORT: String(port), SMTP_URL: 'smtps://u:p@mail.example' };
  const { child, finished } = start(env);
  const isReady = async () =>
    expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
  // Where the website is not built yet it is built first, beside other tests.
  await vi.waitFor(isReady, 150_000);
  expect((await fetch(`http://127.0.0.1:${port}/api/outbox`)).status).toBe(200);
  child.kill('SIGTERM');
  const [out, error, end] = await finished;
  expect([error, end]).toEqual(['', 0]);
  expect(out).toContain('sends nothing to anybody: SMTP_URL');
  expect(out).toMatch(/filled before[\s\S]*setup-link\.txt/);
  expect(await readFile(join(folder, 'setup-link.txt'), 'utf8')).toMatch(
    /\/de\/praxis\/einrichten#[\w-]{43}\n$/,
  );
  expect(await readFile(join(folder, 'demo.txt'), 'utf8')).toBe('filled before\n');
}, 180_000);
