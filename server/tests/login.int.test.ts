import type { CallAnswer } from '@praxisportal/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callServer, referenceNow, registerPatient, startTestServer, type TestServer } from './harness.ts';

const password = 'geheim-1234';
const dayMs = 86_400_000;

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
  ip = `10.5.0.${count}`;
  patient = await registerPatient(server);
});

function logIn(changes: { email?: string; password?: string; ip?: string; language?: 'de' | 'en' } = {}) {
  const wish = { email: patient.user.email, password, ip, language: 'de' as const, ...changes };
  const body = { email: wish.email, password: wish.password };
  return callServer(server, 'login', { ip: wish.ip, language: wish.language, body });
}

async function isSignedIn(token: string): Promise<boolean> {
  const { status, error } = await callServer(server, 'me', { token });
  if (status === 401) expect(error.code).toBe('unauthorized');
  return status === 200;
}

test('e-mail and password sign in; the address may be typed in capitals', async () => {
  const { status, body } = await logIn({ email: patient.user.email.toUpperCase() });
  expect([status, body.user]).toEqual([200, patient.user]);
  expect(await isSignedIn(body.token)).toBe(true);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await logIn({ password: 'falsch-1234' });
  const unknown = await logIn({ email: 'niemand@example.org' });
  expect([wrong.status, wrong.error]).toEqual([
    401,
    { error: 'E-Mail oder Passwort ist falsch.', code: 'invalid_credentials' },
  ]);
  expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error]);
  expect((await logIn({ password: `${password} ` })).status).toBe(401);
  expect((await logIn({ password: 'x', language: 'en' })).error.error).toBe('E-mail or password is wrong.');
});

test('after ten wrong tries an account waits 15 minutes, and only that account', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await logIn({ password: 'falsch', ip: `10.4.${count}.${attempt}` })).status).toBe(401);
  const { status, error, headers } = await logIn();
  expect([status, error.code, headers.get('Retry-After')]).toEqual([429, 'too_many_requests', '900']);
  const neighbour = await registerPatient(server);
  expect((await logIn({ email: neighbour.user.email })).status).toBe(200);
  server.clock.advance(900_000);
  expect((await logIn()).status).toBe(200);
});

test('an unknown address is throttled just as a known one, so that waiting tells nothing', async () => {
  const email = `unbekannt${count}@example.org`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await logIn({ email })).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('tries are forgotten after a log-in that went well', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 9; attempt += 1) await logIn({ password: 'falsch' });
    expect((await logIn()).status).toBe(200);
  }
});

test('from one network address 60 tries in 15 minutes are heard', async () => {
  const emails = Array.from({ length: 61 }, (_, index) => `viele${count}-${index}@example.org`);
  const statuses: number[] = [];
  for (const email of emails) statuses.push((await logIn({ email })).status);
  expect(statuses).toEqual([...Array(60).fill(401), 429]);
});

test('of two hundred log-ins at once the most are refused quickly, and none with a fault', async () => {
  const prefixes = Array.from({ length: 200 }, (_, index) => `10.50.${count}.${index}`);
  const answers = await Promise.all(
    prefixes.map((from, index) => logIn({ email: `flut${index}@example.org`, ip: from })),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { error, headers } of refused)
    expect([error.code, headers.get('Retry-After')]).toEqual(['unavailable', '5']);
  expect(answers.filter(({ status }) => ![401, 503].includes(status))).toEqual([]);
  expect((await logIn()).status).toBe(200);
});

test('a session that is not used ends after 7 days, a used one after 30', async () => {
  const idle = (await logIn()).body.token;
  server.clock.advance(7 * dayMs - 1);
  expect(await isSignedIn(patient.token)).toBe(true);
  server.clock.advance(1);
  expect(await isSignedIn(idle)).toBe(false);
  // The first session was used a moment ago, and goes on as long as it is used within 7 days.
  server.clock.set(referenceNow);
  for (let day = 0; day < 30; day += 6) {
    expect(await isSignedIn(patient.token)).toBe(true);
    server.clock.advance(6 * dayMs);
  }
  expect(await isSignedIn(patient.token)).toBe(false);
});

test('logging out ends this session and no other', async () => {
  const { token } = (await logIn()).body;
  const { status } = await callServer(server, 'logout', { token });
  expect(status).toBe(204);
  expect(await isSignedIn(token)).toBe(false);
  expect(await isSignedIn(patient.token)).toBe(true);
  expect((await callServer(server, 'logout', { token })).status).toBe(401);
});

test('the database holds neither password nor token nor code', async () => {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(p)::text as text from accounts p
    union all select row_to_json(s)::text from sessions s
    union all select row_to_json(c)::text from one_time_codes c
  `.execute(server.context.db);
  const text = rows.map((row) => row.text).join('\n');
  expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(text).not.toContain(password);
  expect(text).not.toContain(patient.token);
  expect(text).not.toContain(Buffer.from(patient.token).toString('hex'));
});
