import type { ErrorBody } from '@praxisportal/contract/errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createToken } from '../src/security/tokens.ts';
import {
  type CookieJar,
  callServer,
  proveMailbox,
  readCode,
  referenceNow,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
let email: string;
let ip: string;
let jar: CookieJar;
beforeEach(() => {
  server.clock.set(referenceNow);
  count += 1;
  email = `code${count}@example.org`;
  ip = `10.8.0.${count}`;
  jar = new Map();
});

type From = { ip?: string; jar?: CookieJar };

function send(changes: From & { email?: string; language?: 'de' | 'en' } = {}) {
  const { language = 'de', ...rest } = changes;
  const to = { email, ip, jar, ...rest };
  const body = { email: to.email, purpose: 'verification' } as const;
  return callServer(server, 'sendEmailCode', { ip: to.ip, jar: to.jar, language, body });
}

async function verify(code: string, from: From = {}) {
  const body = { email, code };
  const { status, error } = await callServer(server, 'verifyEmailCode', { ip, jar, body, ...from });
  return status === 200 ? 'ok' : `${status} ${error.code}`;
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

test('after five wrong tries the right code fails too, until a new one is sent', async () => {
  await send();
  const code = await readCode(server, email);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await verify(otherThan(code))).toBe('400 invalid_code');
  expect(await verify(code)).toBe('400 invalid_code');
  server.clock.advance(60_000);
  await send();
  expect(await verify(await readCode(server, email))).toBe('ok');
});

test('four wrong tries leave one', async () => {
  await send();
  const code = await readCode(server, email);
  for (let attempt = 0; attempt < 4; attempt += 1) await verify(otherThan(code));
  expect(await verify(code)).toBe('ok');
});

test('of fifty guesses at once five are looked at', async () => {
  await send();
  const code = await readCode(server, email);
  // All are right, so each one that is looked at is answered with success.
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code)));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5);
  expect(new Set(answers)).toEqual(new Set(['ok', '400 invalid_code']));
});

test('a code holds for ten minutes', async () => {
  await send();
  const code = await readCode(server, email);
  server.clock.advance(599_999);
  expect(await verify(code)).toBe('ok');
  server.clock.advance(1);
  expect(await verify(code)).toBe('400 invalid_code');
});

test('only the newest code counts, and only for its own target', async () => {
  await send();
  const older = await readCode(server, email);
  server.clock.advance(60_000);
  await send();
  const newer = await readCode(server, email);
  if (older !== newer) expect(await verify(older)).toBe('400 invalid_code');
  const body = { email: `other-${email}`, code: newer };
  expect((await callServer(server, 'verifyEmailCode', { ip, jar, body })).error.code).toBe('invalid_code');
  expect(await verify(newer)).toBe('ok');
});

test('within 60 seconds no second code is sent, and the answer says how long to wait', async () => {
  await send();
  server.clock.advance(15_000);
  const { status, error, headers } = await send();
  expect([status, error.code, headers.get('Retry-After')]).toEqual([429, 'code_too_soon', '45']);
  expect(error.error).toBe('Ein Code wurde gerade gesendet. Bitte warten Sie einen Moment.');
  expect((await send({ language: 'en' })).error.error).toBe(
    'We’ve only just sent a code. Please wait a moment.',
  );
  server.clock.advance(45_000);
  expect((await send()).status).toBe(200);
});

test('of ten requests at once one sends a code, with or without the cookie', async () => {
  await send({ email: `first-${email}` });
  for (const to of [{ email }, { email: `bare-${email}`, jar: new Map() }]) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(to)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const outbox = (await callServer(server, 'listOutbox')).body.filter((message) => message.to === to.email);
    expect(outbox).toHaveLength(1);
  }
});

/** The statuses of so many requests for a code, a good minute apart, each from another address. */
async function sendSpread(times: number, makeJar: () => CookieJar) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const answer = await send({ ip: `10.7.${index}.${Math.floor(Math.random() * 250)}`, jar: makeJar() });
    statuses.push(answer.status);
    server.clock.advance(61_000);
  }
  return statuses;
}

test('one browser gets five codes an hour and ten a day for one target, from wherever it asks', async () => {
  const sendFive = () => sendSpread(6, () => jar);
  expect(await sendFive()).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await send();
  // 366 seconds have passed since the first of the five.
  expect([refused.error.code, refused.headers.get('Retry-After')]).toEqual(['too_many_requests', '3234']);
  server.clock.advance(3_600_000);
  expect(await sendFive()).toEqual([200, 200, 200, 200, 200, 429]);
  server.clock.advance(3_600_000);
  expect((await send()).status).toBe(429);
  server.clock.advance(22 * 3_600_000);
  expect((await send()).status).toBe(200);
});

test('all browsers together get twelve codes an hour and twenty-four a day for one target', async () => {
  const sendThirteen = () => sendSpread(13, () => new Map());
  expect(await sendThirteen()).toEqual([...Array(12).fill(200), 429]);
  server.clock.advance(3_600_000);
  expect(await sendThirteen()).toEqual([...Array(12).fill(200), 429]);
  server.clock.advance(3_600_000);
  expect(await sendSpread(1, () => new Map())).toEqual([429]);
});

test('a stranger neither spends the tries of a code nor the codes of an hour', async () => {
  await send();
  const code = await readCode(server, email);
  const stranger = { ip: '10.8.9.9', jar: new Map() };
  for (let index = 0; index < 5; index += 1) {
    expect((await send(stranger)).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await verify(otherThan(code), stranger)).toBe('400 invalid_code');
    server.clock.advance(61_000);
  }
  expect((await send(stranger)).status).toBe(429);
  expect(await verify(code)).toBe('ok');
  for (let index = 0; index < 4; index += 1) {
    expect((await send()).status).toBe(200);
    server.clock.advance(61_000);
  }
});

test('a code serves only the browser that asked for it', async () => {
  await send();
  const code = await readCode(server, email);
  const stranger = { ip: '10.8.9.10', jar: new Map() };
  expect(await verify(code, stranger)).toBe('400 cookie_required');
  await send({ ...stranger, email: `stranger-${email}` });
  expect(await verify(code, stranger)).toBe('400 invalid_code');
  expect(await verify(code)).toBe('ok');
});

test('without the cookie a code is refused, and the sentence says what to do', async () => {
  await send();
  const body = { email, code: await readCode(server, email) };
  for (const cookie of [undefined, 'requester=', 'requester=short', `other=${jar.get('requester')}`]) {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.url}/api/auth/otp/verify-email`, {
      method: 'POST',
      headers: Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined),
      body: JSON.stringify(body),
    });
    const { error, code }: Partial<ErrorBody> = Object(await answer.json());
    expect([answer.status, code]).toEqual([400, 'cookie_required']);
    expect(error).toContain('Bitte erlauben Sie Cookies');
  }
});

test('the cookie is out of reach for scripts and other sites, and stays the same for the next code', async () => {
  const { headers } = await send();
  const cookies = headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(/^requester=[\w-]{43}; Path=\/api; Max-Age=3600; HttpOnly; SameSite=Strict$/),
  ]);
  const first = jar.get('requester');
  await send({ email: `second-${email}` });
  expect(jar.get('requester')).toBe(first);
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on' } });
  const body = { email, purpose: 'verification' } as const;
  const overHttps = await callServer(secure, 'sendEmailCode', { body });
  await secure.stop();
  expect(overHttps.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-requester=[\w-]{43}; Path=\/; Secure; Max-Age=3600; HttpOnly; SameSite=Strict$/,
    ),
  ]);
});

test('guesses from one address where no code is waiting are few, and a code that is waiting is looked at all the same', async () => {
  await send();
  const code = await readCode(server, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const own = jar;
  jar = new Map([['requester', createToken()]]);
  const answers: string[] = [];
  for (let attempt = 0; attempt < 61; attempt += 1) answers.push(await verify('000000'));
  expect(answers.at(-1)).toBe('429 too_many_requests');
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['400 invalid_code']));
  jar = own;
  expect([await verify(wrong), await verify(code)]).toEqual(['400 invalid_code', 'ok']);
});

test('forty codes an hour can be asked for from one address, for any targets', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 41; index += 1)
    statuses.push((await send({ email: `many${index}@example.org` })).status);
  expect(statuses).toEqual([...Array(40).fill(200), 429]);
  expect((await send({ ip: '10.6.6.6' })).status).toBe(200);
  server.clock.advance(3_600_000);
  expect((await send({ email: 'later@example.org' })).status).toBe(200);
});

test('the mail is German or English, as the request is', async () => {
  await send();
  await send({ email: `en-${email}`, language: 'en' });
  const { body } = await callServer(server, 'listOutbox');
  expect(body.find(({ to }) => to === email)?.subject).toMatch(/^Ihr Code: \d{6}$/);
  expect(body.find(({ to }) => to === `en-${email}`)?.subject).toMatch(/^Your code: \d{6}$/);
});

test('the call speaks the digits twice', async () => {
  const phone = '+492214718001';
  await proveMailbox(server, { email, jar });
  const body = { phone, purpose: 'verification' } as const;
  expect((await callServer(server, 'sendPhoneCode', { ip, jar, body })).status).toBe(200);
  const call = (await callServer(server, 'listOutbox')).body.find(({ to }) => to === phone);
  expect(call).toMatchObject({ channel: 'call', subject: 'Bestätigungscode' });
  const spoken = [...(await readCode(server, phone))].join(', ');
  expect(call?.text.split(spoken)).toHaveLength(3);
});
