import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callServer, readCode, referenceNow, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
let email: string;
let ip: string;
beforeEach(() => {
  server.clock.set(referenceNow);
  count += 1;
  email = `code${count}@example.org`;
  ip = `10.8.0.${count}`;
});

function send(changes: { email?: string; ip?: string; language?: 'de' | 'en' } = {}) {
  const { language = 'de', ...rest } = changes;
  const to = { email, ip, ...rest };
  const body = { email: to.email, purpose: 'verification' } as const;
  return callServer(server, 'sendEmailCode', { ip: to.ip, language, body });
}

async function verify(code: string) {
  const { status, error } = await callServer(server, 'verifyEmailCode', { ip, body: { email, code } });
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
  await Promise.all(Array.from({ length: 50 }, () => verify(otherThan(code))));
  expect(await verify(code)).toBe('400 invalid_code');
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
  expect((await callServer(server, 'verifyEmailCode', { ip, body })).error.code).toBe('invalid_code');
  expect(await verify(newer)).toBe('ok');
});

test('within 60 seconds no second code is sent, and the answer says how long to wait', async () => {
  await send();
  server.clock.advance(15_000);
  const { status, error, headers } = await send();
  expect([status, error.code, headers.get('Retry-After')]).toEqual([429, 'code_too_soon', '45']);
  expect(error.error).toBe('Ein Code wurde gerade gesendet. Bitte warten Sie einen Moment.');
  expect((await send({ language: 'en' })).error.error).toBe(
    'A code was sent just now. Please wait a moment.',
  );
  server.clock.advance(45_000);
  expect((await send()).status).toBe(200);
});

test('of ten requests at once one sends a code', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const outbox = (await callServer(server, 'listOutbox')).body.filter(({ to }) => to === email);
  expect(outbox).toHaveLength(1);
});

test('five codes an hour and ten a day reach one target, from wherever they are asked for', async () => {
  const sendSpread = async (times: number) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      statuses.push((await send({ ip: `10.7.${index}.${Math.floor(Math.random() * 250)}` })).status);
      server.clock.advance(61_000);
    }
    return statuses;
  };
  expect(await sendSpread(6)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await send();
  // 366 seconds have passed since the first of the five.
  expect([refused.error.code, refused.headers.get('Retry-After')]).toEqual(['too_many_requests', '3234']);
  server.clock.advance(3_600_000);
  expect(await sendSpread(6)).toEqual([200, 200, 200, 200, 200, 429]);
  server.clock.advance(3_600_000);
  expect((await send()).status).toBe(429);
  server.clock.advance(22 * 3_600_000);
  expect((await send()).status).toBe(200);
});

test('ten codes an hour can be asked for from one address, whatever the targets', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await send({ email: `many${index}@example.org` })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
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
  const body = { phone, purpose: 'verification' } as const;
  expect((await callServer(server, 'sendPhoneCode', { ip, body })).status).toBe(200);
  const call = (await callServer(server, 'listOutbox')).body.find(({ to }) => to === phone);
  expect(call).toMatchObject({ channel: 'call', subject: 'Bestätigungscode' });
  const spoken = [...(await readCode(server, phone))].join(', ');
  expect(call?.text.split(spoken)).toHaveLength(3);
});
