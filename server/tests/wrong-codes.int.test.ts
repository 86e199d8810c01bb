import { limits } from '@praxisportal/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { highestWorkLevel } from '../src/domain/growing-work.ts';
import { countCodeFailure } from '../src/features/codes/commands.ts';
import { type CodeUse, hashTarget } from '../src/features/codes/rules.ts';
import {
  type CookieJar,
  callServer,
  readCode,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
let stranger: { ip: string; jar: CookieJar };
beforeEach(() => {
  server.clock.set(referenceNow);
  count += 1;
  stranger = { ip: `198.51.${count}.1`, jar: new Map() };
});

const toWrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const password = 'Segel Mandarine Takt';

/** Counts as many wrong codes as are looked at without more ado. */
async function guessVeryOften(use: CodeUse): Promise<void> {
  const { db, secretKey, clock } = server.context;
  for (let guess = 0; guess < limits.codeFailuresMax; guess += 1)
    await countCodeFailure(db, hashTarget(secretKey, use), new Date(clock.nowMs()));
}

test('a hundred wrong codes for a mailbox without account: its owner registers with the most work, and loses no try', async () => {
  const email = `neu${count}@example.org`;
  await guessVeryOften({ channel: 'email', target: email, purpose: 'verification' });
  const body = { email, purpose: 'verification' } as const;
  expect((await callServer(server, 'sendEmailCode', { ...stranger, body })).status).toBe(200);
  const code = await readCode(server, email);
  for (let tries = 0; tries < limits.codeMaxTries + 1; tries += 1) {
    const lazy = await callServer(server, 'verifyEmailCode', {
      ...{ ...stranger, works: false },
      body: { email, code },
    });
    expect([lazy.status, lazy.error.code, lazy.error.challenge?.parameters.data.level]).toEqual([
      429,
      'proof_of_work_required',
      highestWorkLevel,
    ]);
  }
  const wrong = await callServer(server, 'verifyEmailCode', {
    ...stranger,
    body: { email, code: toWrong(code) },
  });
  expect(wrong.error.code).toBe('invalid_code');
  expect((await callServer(server, 'verifyEmailCode', { ...stranger, body: { email, code } })).status).toBe(
    200,
  );
  // The right code has ended it.
  const again = { ip: `198.51.${count}.2`, jar: new Map() as CookieJar, works: false };
  server.clock.advance(61_000);
  await callServer(server, 'sendEmailCode', { ...again, body });
  const next = { email, code: await readCode(server, email) };
  expect((await callServer(server, 'verifyEmailCode', { ...again, body: next })).status).toBe(200);
});

test('wrong codes for verification pause no code that opens an account, nor the other way round', async () => {
  const { email, phone } = (await registerPatient(server)).user;
  server.clock.advance(61_000);
  await guessVeryOften({ channel: 'email', target: email, purpose: 'verification' });
  await guessVeryOften({ channel: 'phone', target: phone, purpose: 'login' });
  expect((await callServer(server, 'forgotPassword', { ...stranger, body: { email } })).status).toBe(200);
  const reset = { email, code: await readCode(server, email), password };
  expect((await callServer(server, 'resetPassword', { ...stranger, body: reset })).status).toBe(200);
  const elsewhere = { ip: `198.51.${count}.9`, jar: new Map() as CookieJar };
  const refused = await callServer(server, 'requestPhoneLogin', { ...elsewhere, body: { phone } });
  expect([refused.status, refused.error.code]).toEqual([429, 'codes_paused']);
});

test.each(['email', 'phone'] as const)(
  'a change of contact is confirmed by the own %s in a session without known device after a hundred wrong codes',
  async (channel) => {
    const { user, token } = await registerPatient(server);
    server.clock.advance(61_000);
    await guessVeryOften({ channel, target: user[channel], purpose: 'contact_change' });
    const from = { ...stranger, token, works: false };
    const purpose = 'contact_change';
    const sent =
      channel === 'email'
        ? await callServer(server, 'sendEmailCode', { ...from, body: { email: user.email, purpose } })
        : await callServer(server, 'sendPhoneCode', { ...from, body: { phone: user.phone, purpose } });
    expect(sent.status).toBe(200);
    const currentContactCode = await readCode(server, user[channel]);
    const email = `anders${count}@example.org`;
    await callServer(server, 'sendEmailCode', { ...from, body: { email, purpose: 'verification' } });
    const code = await readCode(server, email);
    const changed = await callServer(server, 'setEmail', {
      ...from,
      body: { email, code, currentContactCode },
    });
    expect(changed.status).toBe(200);
  },
);

test('a known device verifies its own address without work after a hundred wrong codes', async () => {
  const jar: CookieJar = new Map();
  const { email } = (await registerPatient(server, {}, jar)).user;
  server.clock.advance(61_000);
  await guessVeryOften({ channel: 'email', target: email, purpose: 'verification' });
  const from = { ip: stranger.ip, jar, works: false };
  await callServer(server, 'sendEmailCode', { ...from, body: { email, purpose: 'verification' } });
  const body = { email, code: await readCode(server, email) };
  expect((await callServer(server, 'verifyEmailCode', { ...from, body })).status).toBe(200);
});
