import type { CallAnswer } from '@praxisportal/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { throttle } from '../src/features/throttle/commands.ts';
import {
  type CookieJar,
  callServer,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';

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

type Wish = { email?: string; password?: string; ip?: string; language?: 'de' | 'en'; jar?: CookieJar };

function logIn(changes: Wish = {}) {
  const wish = { email: patient.user.email, password, ip, language: 'de' as const, ...changes };
  const body = { email: wish.email, password: wish.password };
  const { jar } = changes;
  return callServer(server, 'login', { ip: wish.ip, language: wish.language, body, ...(jar && { jar }) });
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
  expect((await logIn({ password: 'x', language: 'en' })).error.error).toBe(
    'Wrong email address or password.',
  );
});

test('after ten wrong tries from one address that address waits 15 minutes, and nobody else', async () => {
  const stranger = `10.4.0.${count}`;
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await logIn({ password: 'falsch', ip: stranger })).status).toBe(401);
  const { status, error, headers } = await logIn({ ip: stranger });
  expect([status, error.code, headers.get('Retry-After')]).toEqual([429, 'too_many_requests', '900']);
  expect((await logIn()).status).toBe(200);
  const neighbour = await registerPatient(server);
  expect((await logIn({ email: neighbour.user.email, ip: stranger })).status).toBe(200);
  server.clock.advance(900_000);
  expect((await logIn({ ip: stranger })).status).toBe(200);
});

test('an unknown address is throttled just as a known one, so that waiting tells nothing', async () => {
  const email = `unbekannt${count}@example.org`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await logIn({ email })).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

/** A hundred wrong tries for one account, spread over addresses so that none of them is stopped before. */
async function tryHundredTimes(email: string): Promise<void> {
  for (let index = 0; index < 100; index += 1) {
    const { status } = await logIn({ email, password: 'falsch', ip: `10.40.${count}.${index % 12}` });
    expect(status).toBe(401);
  }
}

test('after a hundred wrong tries of many strangers only browsers that were there before get in', async () => {
  const jar: CookieJar = new Map();
  expect((await logIn({ jar })).status).toBe(200);
  const { email } = patient.user;
  await tryHundredTimes(email);
  const refused = await logIn({ ip: `10.41.0.${count}` });
  expect([refused.status, refused.error.code]).toEqual([429, 'log_in_paused']);
  expect(refused.error.error).toContain('mit einem Gerät an, das Sie schon benutzt haben');
  expect((await logIn({ jar, ip: `10.41.0.${count}` })).status).toBe(200);
  const neighbour = await registerPatient(server);
  const foreign: CookieJar = new Map();
  expect((await logIn({ email: neighbour.user.email, jar: foreign })).status).toBe(200);
  expect((await logIn({ jar: foreign })).error.code).toBe('log_in_paused');
  const told = (await callServer(server, 'listOutbox')).body.filter(
    ({ to, subject }) => to === email && subject === 'Viele falsche Anmeldeversuche bei Ihrem Konto',
  );
  expect(told).toHaveLength(1);
  server.clock.advance(dayMs);
  expect((await logIn({ ip: `10.41.0.${count}` })).status).toBe(200);
}, 180_000);

test('of an account that does not exist a hundred wrong tries tell nothing either', async () => {
  const email = `niemand${count}@example.org`;
  await tryHundredTimes(email);
  const refused = await logIn({ email, ip: `10.41.0.${count}` });
  expect([refused.status, refused.error.code]).toEqual([429, 'log_in_paused']);
  const outbox = (await callServer(server, 'listOutbox')).body;
  expect(outbox.filter(({ to }) => to === email)).toEqual([]);
}, 180_000);

test('a known browser guesses no faster than a stranger', async () => {
  const jar: CookieJar = new Map();
  await logIn({ jar });
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await logIn({ jar, password: 'falsch', ip: `10.42.${count}.${attempt}` })).status).toBe(401);
  const { status, error } = await logIn({ jar, ip: `10.42.${count}.99` });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
});

test('registration makes the browser known, and its cookie is out of reach', async () => {
  const jar: CookieJar = new Map();
  const person = await registerPatient(server, {}, jar);
  const { headers } = await logIn({ email: person.user.email, jar });
  expect(jar.get('device')).toMatch(/^[\w-]{22}\.\d+-[\w-]{43}$/);
  expect(headers.getSetCookie()).toEqual([
    `device=${jar.get('device')}; Path=/api; Max-Age=15552000; HttpOnly; SameSite=Strict`,
  ]);
  expect((await logIn({ password: 'falsch' })).headers.getSetCookie()).toEqual([]);
});

test('tries are forgotten after a log-in that went well', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 9; attempt += 1) await logIn({ password: 'falsch' });
    expect((await logIn()).status).toBe(200);
  }
});

test('from one network address 200 tries of unknown browsers in 15 minutes are heard, and known ones go on', async () => {
  const jar: CookieJar = new Map();
  expect((await logIn({ jar })).status).toBe(200);
  const caller = { prefix: ip, userAgent: '', log: server.context.log };
  await throttle(server.context, 'log_in', caller, {}, 199);
  const strangers = [await logIn({ email: `fremd${count}@example.org` }), await logIn()];
  expect(strangers.map(({ status }) => status)).toEqual([429, 429]);
  expect((await logIn({ jar })).status).toBe(200);
});

test('of two hundred log-ins at once the most are refused quickly, and none with a fault', async () => {
  // What the tests before have counted would have each of them work first.
  await server.context.db.deleteFrom('throttle_events').execute();
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
}, 180_000);

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
