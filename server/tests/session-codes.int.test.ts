import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  callServer,
  createPatientSession,
  readCode,
  referenceNow,
  startTestServer,
  type TestServer,
} from './harness.ts';

/** The limit of all callers together is a practice's: these tests use it up. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { CALLS_PER_HOUR_MAX: '30' } });
});
afterAll(() => server.stop());

beforeEach(async () => {
  server.clock.set(referenceNow);
  await server.context.db.deleteFrom('throttle_events').execute();
});

/** Asks for a call to each number, from a fresh account and address block for each `perAccount` of them. */
async function callNumbers(phones: readonly string[], perAccount: number): Promise<number> {
  let called = 0;
  let token = '';
  for (const [index, phone] of phones.entries()) {
    if (index % perAccount === 0) ({ token } = await createSession());
    const ip = `198.51.${Math.floor(index / perAccount)}.1`;
    const body = { phone, purpose: 'verification' } as const;
    const { status } = await callServer(server, 'sendPhoneCode', { token, ip, body });
    expect([200, 429]).toContain(status);
    if (status === 200) called += 1;
  }
  return called;
}

const createSession = () => createPatientSession(server);
const numbers = (length: number, write: (index: number) => string) =>
  Array.from({ length }, (_, index) => write(index));
const inOneBlock = (index: number) => `+492215550${String(index).padStart(3, '0')}`;
const inOwnBlocks = (index: number) => `+49221${String(100 + index)}4000`;

test.each([
  ['one number of a stranger is called by fresh accounts', numbers(18, () => inOneBlock(1)), 1, 6],
  ['one session calls numbers of one block', numbers(15, inOneBlock), 15, 5],
  ['fresh accounts call numbers of one block', numbers(25, inOneBlock), 1, 20],
  ['fresh accounts call numbers of many blocks', numbers(35, inOwnBlocks), 1, 30],
] as const)('%s', async (_, phones, perAccount, called) => {
  expect(await callNumbers(phones, perAccount)).toBe(called);
});

test('one mailbox of a stranger gets codes of fresh accounts a few times', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const { token } = await createSession();
    const body = { email: 'opfer@example.org', purpose: 'verification' } as const;
    const from = { token, ip: `198.51.${index}.1` };
    statuses.push((await callServer(server, 'sendEmailCode', { ...from, body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test('a call that is refused takes nothing of what the account has left', async () => {
  await callNumbers(
    numbers(6, () => inOneBlock(1)),
    1,
  );
  const { token } = await createSession();
  const { email } = (await callServer(server, 'me', { token })).body;
  const from = { token, ip: '192.0.2.1' };
  const phone = inOneBlock(1);
  for (let index = 0; index < 22; index += 1) {
    const body = { phone, purpose: 'verification' } as const;
    expect((await callServer(server, 'sendPhoneCode', { ...from, body })).error.code).toBe(
      'too_many_requests',
    );
  }
  const own = { email, purpose: 'contact_change' } as const;
  expect((await callServer(server, 'sendEmailCode', { ...from, body: own })).status).toBe(200);
  expect(await readCode(server, email)).toMatch(/^\d{6}$/);
});

test('at night a provider calls the own number of a session, and no other', async () => {
  const env = { VOICE_PROVIDER: 'http', VOICE_HTTP_URL: 'http://127.0.0.1:9/' };
  const real = await startTestServer({ env });
  try {
    real.clock.set('2026-11-25T21:00:00+01:00');
    const { token } = await createPatientSession(real);
    const { phone } = (await callServer(real, 'me', { token })).body;
    const ask = async (body: { phone: string; purpose: 'verification' | 'contact_change' }) =>
      (await callServer(real, 'sendPhoneCode', { token, body })).error.code;
    expect(await ask({ phone: '+492215550009', purpose: 'verification' })).toBe('calls_by_day');
    // The call is tried; no provider listens in this test.
    expect(await ask({ phone, purpose: 'contact_change' })).toBe('code_not_sent');
    real.clock.set('2026-11-26T07:00:00+01:00');
    expect(await ask({ phone: '+492215550009', purpose: 'verification' })).toBe('code_not_sent');
  } finally {
    await real.stop();
  }
});
