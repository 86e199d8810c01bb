import type { CallAnswer } from '@praxisportal/contract/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type CookieJar,
  callServer,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';

const password = 'geheim-1234';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let patient: CallAnswer<'register'>;
let count = 0;
let ip: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  count += 1;
  ip = `10.72.0.${count}`;
  patient = await registerPatient(server);
});

async function logIn(userAgent: string, jar: CookieJar = new Map()): Promise<string> {
  const body = { email: patient.user.email, password };
  return (await callServer(server, 'login', { ip, jar, userAgent, body })).body.token;
}

const list = async (token: string, language: 'de' | 'en' = 'de') =>
  (await callServer(server, 'listSessions', { token, language })).body;
const isSignedIn = async (token: string) => (await callServer(server, 'me', { token })).status === 200;

test('the own sessions are listed with their device in words, and which one asks', async () => {
  server.clock.advance(1000);
  const here = await logIn(firefox);
  server.clock.advance(1000);
  await logIn(safari);
  expect(await list(here)).toMatchObject([
    { device: 'Safari auf iPhone', current: false, createdAt: '2026-11-25T08:00:02.000Z' },
    { device: 'Firefox auf Windows', current: true, lastSeenAt: '2026-11-25T08:00:01.000Z' },
    { device: 'Unbekanntes Gerät', current: false },
  ]);
  expect((await list(here, 'en')).map(({ device }) => device)).toEqual([
    'Safari on iPhone',
    'Firefox on Windows',
    'Unknown device',
  ]);
});

test('one session ends, and no other; what is unknown or not one’s own is not found', async () => {
  const here = await logIn(firefox);
  const there = await logIn(safari);
  const [phone] = (await list(here)).filter(({ device }) => device === 'Safari auf iPhone');
  const id = phone?.id ?? '';
  const stranger = await registerPatient(server);
  const end = async (token: string) =>
    (await callServer(server, 'endSession', { token, params: { id } })).status;
  expect(await end(stranger.token)).toBe(404);
  expect(await isSignedIn(there)).toBe(true);
  expect(await end(here)).toBe(204);
  expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([false, true]);
  expect(await end(here)).toBe(404);
});

test('all others end, and the session that asks stays', async () => {
  const here = await logIn(firefox);
  const there = await logIn(safari);
  const stranger = await registerPatient(server);
  expect((await callServer(server, 'endOtherSessions', { token: here })).status).toBe(204);
  expect(await Promise.all([here, there, patient.token, stranger.token].map(isSignedIn))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(await list(here)).toHaveLength(1);
});

test('a session that has run out is not listed', async () => {
  await logIn(safari);
  server.clock.advance(7 * 86_400_000);
  const here = await logIn(firefox);
  expect((await list(here)).map(({ device }) => device)).toEqual(['Firefox auf Windows']);
});

test('a log-in from a browser that was never there is told by mail, once', async () => {
  const jar: CookieJar = new Map();
  const listNotices = async () =>
    (await callServer(server, 'listOutbox')).body.filter(
      ({ to, subject }) => to === patient.user.email && subject === 'Neue Anmeldung bei Ihrem Konto',
    );
  await logIn(firefox, jar);
  const [notice] = await listNotices();
  expect(notice?.text).toContain('Browser: Firefox auf Windows\nZeit: 25. November 2026 um 09:00');
  await logIn(firefox, jar);
  expect(await listNotices()).toHaveLength(1);
  await logIn(safari);
  expect(await listNotices()).toHaveLength(2);
});
