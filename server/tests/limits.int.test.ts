import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createToken } from '../src/security/tokens.ts';
import {
  type CookieJar,
  callServer,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { recordStatements } from './recorded-statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
beforeEach(() => {
  server.clock.set(referenceNow);
  count += 1;
});

const sent = {
  name: 'Anna',
  email: 'anna@example.org',
  message: 'Guten Tag',
  leaveEmpty: '',
  secondsToWrite: 20,
};

/** How many contact messages come through from these addresses. */
async function countHeard(addresses: readonly string[]): Promise<number> {
  let heard = 0;
  for (const ip of addresses) {
    const { status } = await callServer(server, 'sendContactMessage', { ip, body: sent });
    expect([201, 429]).toContain(status);
    if (status === 201) heard += 1;
  }
  return heard;
}

const twelve = <Value>(make: (index: number) => Value) =>
  Array.from({ length: 12 }, (_, index) => make(index));

test.each([
  ['the addresses of one IPv6 /64', twelve((index) => `2001:db8:1:1::${index.toString(16)}`)],
  ['ports of one address', twelve((index) => `203.0.113.202:${4001 + index}`)],
  ['an IPv4 address and its IPv6 spelling', twelve((index) => `${index % 2 ? '::ffff:' : ''}203.0.113.77`)],
  ['texts that are no address', twelve((index) => `unknown-${index}`)],
])('%s count as one caller', async (_, addresses) => {
  expect(await countHeard(addresses)).toBe(5);
});

test('a /48 has one limit for all its /64', async () => {
  expect(await countHeard(twelve((index) => `2001:db8:2:${index}::1`))).toBe(12);
  expect(await countHeard(twelve((index) => `2001:db8:2:a${index}::1`))).toBe(8);
  expect(await countHeard(['2001:db8:3::1'])).toBe(1);
});

function sendCode(ip: string, email: string, from: TestServer = server) {
  return callServer(from, 'sendEmailCode', { ip, body: { email, purpose: 'verification' } });
}

test('what stands behind a plus sign does not make a mailbox another one', async () => {
  const tags = twelve((index) => `anna${count}+${index}@example.org`);
  const statuses: number[] = [];
  for (const email of tags) {
    statuses.push((await sendCode(`10.20.0.${count}`, email)).status);
    server.clock.advance(61_000);
  }
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
});

test('nor do dots at Gmail, nor its other name', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const local = [...`dora${count}`].join(index % 2 ? '.' : '').slice(0, -1);
    const email = `${local}${'x'}+${index}@${index % 3 ? 'gmail' : 'googlemail'}.com`;
    statuses.push((await sendCode(`10.20.1.${count}`, email)).status);
    server.clock.advance(61_000);
  }
  expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
});

test('numbers of one block share a limit, whoever asks', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const body = { phone: `+49221555${1100 + index}`, purpose: 'verification' } as const;
    statuses.push((await callServer(server, 'sendPhoneCode', { ip: `10.21.0.${index}`, body })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const body = { phone: '+492215562000', purpose: 'verification' } as const;
  expect((await callServer(server, 'sendPhoneCode', { ip: '10.21.0.99', body })).status).toBe(200);
});

test('over all no more codes leave the house than the setting says, and a refused caller uses up none', async () => {
  const small = await startTestServer({ env: { CODES_PER_HOUR_MAX: '16' } });
  const greedy: number[] = [];
  for (let index = 0; index < 30; index += 1)
    greedy.push((await sendCode('10.22.0.1', `many${index}@example.org`, small)).status);
  expect(greedy).toEqual([...Array(10).fill(200), ...Array(20).fill(429)]);
  const others = [1, 2, 3].map((index) => sendCode(`10.22.1.${index}`, `other${index}@example.org`, small));
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 429]);
  small.clock.advance(3_600_000);
  expect((await sendCode('10.22.1.9', 'later@example.org', small)).status).toBe(200);
  await small.stop();
});

test('strangers who use up the codes of a mailbox, of a block of numbers and of the whole site leave the owner hers', async () => {
  const small = await startTestServer({ env: { CODES_PER_HOUR_MAX: '48' } });
  const jar: CookieJar = new Map();
  const { user, token } = await registerPatient(small, { phone: '+492215557001' }, jar);
  small.clock.advance(3_600_000);
  const block = user.phone.slice(0, -3);
  const ask = (index: number, target: { email: string } | { phone: string }) => {
    const from = { ip: `10.29.${count}.${index}` };
    return 'email' in target
      ? callServer(small, 'sendEmailCode', { ...from, body: { ...target, purpose: 'verification' } })
      : callServer(small, 'sendPhoneCode', { ...from, body: { ...target, purpose: 'verification' } });
  };
  const countSent = async (
    times: number,
    makeTarget: (index: number) => { email: string } | { phone: string },
  ) => {
    let sent = 0;
    for (let index = 0; index < times; index += 1)
      if ((await ask(index, makeTarget(index))).status === 200) sent += 1;
    return sent;
  };
  // Twelve for her mailbox, twenty for her block of numbers, and the four that strangers then have left.
  expect(await countSent(20, () => ({ email: user.email }))).toBe(12);
  expect(await countSent(30, (index) => ({ phone: `${block}${100 + index}` }))).toBe(20);
  expect(await countSent(10, (index) => ({ email: `fremd${index}@example.org` }))).toBe(4);
  expect((await ask(99, { email: 'ganz-anders@example.org' })).status).toBe(429);
  const own = { ip: `10.29.${count}.200`, jar };
  const verification = { email: user.email, purpose: 'verification' } as const;
  expect((await callServer(small, 'sendEmailCode', { ...own, body: verification })).status).toBe(200);
  const change = { phone: user.phone, purpose: 'contact_change' } as const;
  expect((await callServer(small, 'sendPhoneCode', { ...own, token, body: change })).status).toBe(200);
  // Her own browser has limits too.
  expect((await callServer(small, 'sendEmailCode', { ...own, body: verification })).error.code).toBe(
    'code_too_soon',
  );
  await small.stop();
});

test('a caller that is refused can not fill the database with ever new targets', async () => {
  const { db } = server.context;
  const countRows = async () => {
    const tables = ['throttle_events', 'security_events'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('id').execute()));
    return rows.map(({ length }) => length);
  };
  const flood = async (times: number) => {
    for (let index = 0; index < times; index += 1)
      await sendCode('10.25.0.1', `flut-${times}-${index}@example.org`);
  };
  await flood(41);
  const before = await countRows();
  await flood(60);
  expect(await countRows()).toEqual(before);
});

test("an account's refusal does not take back what was counted for the address", async () => {
  const ip = `10.23.0.${count}`;
  const logIn = (email: string) =>
    callServer(server, 'login', { ip, body: { email, password: 'falsch-1234' } });
  for (let index = 0; index < 60; index += 1) await logIn('opfer@example.org');
  const { status, headers } = await logIn('anderes-konto@example.org');
  expect([status, headers.get('Retry-After')]).toEqual([429, '900']);
});

test('a limit that was reached is one row an hour, with hashes in place of address and account', async () => {
  const ip = `10.24.0.${count}`;
  await countHeard(Array(9).fill(ip));
  const rows = await server.context.db
    .selectFrom('security_events')
    .selectAll()
    .where('detail', '=', 'contact_message prefix 3600')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(rows).toMatchObject([{ kind: 'limit_reached', times: 4, account: null }]);
  expect(rows[0]?.address).toHaveLength(32);
});

test('tokens that no session has are looked up so often from one address, and shut out no session', async () => {
  const { user, token } = await registerPatient(server);
  const ip = `10.26.0.${count}`;
  const me = (bearer: string, from = ip) => callServer(server, 'me', { token: bearer, ip: from });
  expect((await me(token)).body).toEqual(user);
  const statuses: number[] = [];
  for (let index = 0; index < 80; index += 1) statuses.push((await me(createToken())).status);
  expect(statuses).toEqual([...Array(60).fill(401), ...Array(20).fill(429)]);
  const { error, headers } = await me(createToken());
  expect([error.code, headers.get('Retry-After')]).toEqual(['too_many_requests', '1']);
  expect((await me(token)).status).toBe(200);
  expect((await me(createToken(), `10.27.0.${count}`)).status).toBe(401);
  server.clock.advance(2_000);
  expect((await me(createToken())).status).toBe(401);
});

test('of a flood of tokens the database hears so many', async () => {
  const ip = `10.28.0.${count}`;
  const statements = await recordStatements(async () => {
    for (let index = 0; index < 70; index += 1) await callServer(server, 'me', { token: createToken(), ip });
  });
  expect(statements.filter((text) => text.includes('token_hash'))).toHaveLength(60);
});
