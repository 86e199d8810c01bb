import { createServer, type Server } from 'node:http';
import type { CallAnswer } from '@praxisportal/contract/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type CookieJar,
  callServer,
  proveMailbox,
  readCode,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { listMessages } from './outgoing-messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let patient: CallAnswer<'register'>;
let jar: CookieJar;
let count = 0;
let ip: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  count += 1;
  ip = `10.70.0.${count}`;
  jar = new Map();
  patient = await registerPatient(server);
  // The clock stands still: the code of the registration and this one's must not be one minute.
  server.clock.advance(120_000);
});

function request(phone: string, from: CookieJar = jar) {
  return callServer(server, 'requestPhoneLogin', { ip, jar: from, body: { phone } });
}

function logIn(phone: string, code: string, from: CookieJar = jar) {
  return callServer(server, 'verifyPhoneLogin', { ip, jar: from, body: { phone, code } });
}

test('the code that is spoken to the number signs in, however the number is written', async () => {
  const { phone } = patient.user;
  const national = `0${phone.slice(3)}`;
  const sent = await request(`${national.slice(0, 4)} / ${national.slice(4)}`);
  expect([sent.status, sent.body]).toEqual([
    200,
    { expiresInSeconds: 600, resendAfterSeconds: 60, isInOutbox: true },
  ]);
  const { status, body } = await logIn(`0049 ${phone.slice(3)}`, await readCode(server, phone));
  expect([status, body.user]).toEqual([200, patient.user]);
  expect((await callServer(server, 'me', { token: body.token })).body).toEqual(patient.user);
});

test('a number without account gets the same answer, and no call', async () => {
  const unknown = `+4922199${String(count).padStart(5, '0')}`;
  const known = await request(patient.user.phone);
  const other: CookieJar = new Map();
  const answer = await request(unknown, other);
  expect([answer.status, answer.body]).toEqual([known.status, known.body]);
  const { body: outbox } = await callServer(server, 'listOutbox');
  expect(outbox.filter(({ to }) => to === unknown)).toEqual([]);
  const refused = await logIn(unknown, '123456', other);
  expect([refused.status, refused.error]).toEqual([401, { error: 'Ungültiger Code', code: 'invalid_code' }]);
  expect((await request(unknown, other)).error.code).toBe('code_too_soon');
  expect((await request(patient.user.phone)).error.code).toBe('code_too_soon');
});

test('a number that is none, or costs money, is refused', async () => {
  for (const phone of ['0900 123456', '12345', '+43 900 123456', '0800 1234567'])
    expect([phone, (await request(phone)).error.code]).toEqual([phone, 'invalid_phone']);
});

test('a code signs in once, within its time, in its browser, and for its number only', async () => {
  const { phone } = patient.user;
  await request(phone);
  const code = await readCode(server, phone);
  const neighbour = await registerPatient(server);
  expect((await logIn(neighbour.user.phone, code)).status).toBe(401);
  const stranger: CookieJar = new Map([['requester', 'A'.repeat(43)]]);
  expect((await logIn(phone, code, stranger)).status).toBe(401);
  expect((await logIn(phone, code, new Map())).error.code).toBe('cookie_required');
  expect((await logIn(phone, code)).status).toBe(200);
  expect((await logIn(phone, code)).status).toBe(401);
  server.clock.advance(61_000);
  await request(phone);
  const second = await readCode(server, phone);
  server.clock.advance(600_000);
  expect((await logIn(phone, second)).status).toBe(401);
});

test('a code for something else opens no account, and a code to log in proves nothing else', async () => {
  const { phone } = patient.user;
  const body = { phone, purpose: 'verification' } as const;
  await proveMailbox(server, { email: 'zuerst@example.org', jar });
  await callServer(server, 'sendPhoneCode', { ip, jar, body });
  expect((await logIn(phone, await readCode(server, phone))).status).toBe(401);
  server.clock.advance(61_000);
  await request(phone);
  const code = await readCode(server, phone);
  expect((await callServer(server, 'verifyPhoneCode', { ip, jar, body: { phone, code } })).status).toBe(400);
});

test('a code is guessed five times at most, also at once', async () => {
  const { phone } = patient.user;
  await request(phone);
  const code = await readCode(server, phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const guesses = await Promise.all(Array.from({ length: 5 }, () => logIn(phone, wrong)));
  expect(guesses.map(({ status }) => status)).toEqual(Array(5).fill(401));
  expect((await logIn(phone, code)).status).toBe(401);
});

test('of two log-ins with one code at the same moment one succeeds', async () => {
  const { phone } = patient.user;
  await request(phone);
  const code = await readCode(server, phone);
  const answers = await Promise.all([logIn(phone, code), logIn(phone, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(answers.find(({ status }) => status === 401)?.error.error).toBe('Ungültiger Code');
});

test('the call says what the code is for, in the language of who asks', async () => {
  const { phone } = patient.user;
  await callServer(server, 'requestPhoneLogin', { ip, jar, language: 'en', body: { phone } });
  const { body: outbox } = await callServer(server, 'listOutbox');
  expect(outbox.find(({ to }) => to === phone)?.text).toMatch(
    /^Your code to log in is: ((\d, ){5}\d)\. Once more: \1\. It is valid for 10 minutes\.$/,
  );
});

test('as long as the provider takes no calls, everybody hears that, and nothing is counted', async () => {
  let status = 503;
  const peer: Server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', () => resolve()));
  const address = peer.address();
  if (address === null || typeof address === 'string') throw new Error('the peer has no port');
  const env = { VOICE_PROVIDER: 'http', VOICE_HTTP_URL: `http://127.0.0.1:${address.port}` };
  // The same people and database, served by a process that has a provider.
  const calling = await startTestServer({ env, beside: server });
  try {
    const ask = (phone: string) =>
      callServer(calling, 'requestPhoneLogin', { ip, jar: new Map(), body: { phone } });
    const { phone } = patient.user;
    expect((await ask(phone)).status).toBe(200);
    await expect
      .poll(
        async () => (await listMessages(calling)).filter(({ failure }) => failure === 'deferred').length,
        {
          timeout: 20_000,
        },
      )
      .toBe(1);
    for (const number of [phone, '+4922198765432']) {
      const refused = await ask(number);
      expect([refused.status, refused.error.error]).toEqual([503, 'Fehler beim Senden des Codes']);
    }
    status = 200;
    server.clock.advance(10_000);
    calling.context.listener.announce('message_waiting', '');
    await expect
      .poll(async () => (await listMessages(calling)).filter(({ state }) => state === 'sent').length, {
        timeout: 20_000,
      })
      .toBe(1);
    expect((await ask('+4922198765432')).status).toBe(200);
  } finally {
    await calling.stop();
    await new Promise<void>((resolve) => peer.close(() => resolve()));
  }
});
