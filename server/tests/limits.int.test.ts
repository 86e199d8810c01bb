import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { throttle } from '../src/features/throttle/commands.ts';
import { createToken } from '../src/security/tokens.ts';
import {
  type CookieJar,
  callServer,
  proveMailbox,
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

function sendCode(ip: string, email: string) {
  return callServer(server, 'sendEmailCode', { ip, body: { email, purpose: 'verification' } });
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

/** Asks for calls from ever new browsers that have proven an address, at these network addresses; answers the statuses. */
async function askForCalls(times: number, at: (index: number) => { ip: string; phone: string }) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const { ip, phone } = at(index);
    const jar: CookieJar = new Map();
    await proveMailbox(server, { email: `ruf${count}-${index}@example.org`, jar });
    const body = { phone, purpose: 'verification' } as const;
    statuses.push((await callServer(server, 'sendPhoneCode', { ip, jar, body })).status);
  }
  return statuses;
}

test('numbers of one block share a limit over all callers', async () => {
  const statuses = await askForCalls(21, (index) => ({
    ip: `10.21.${index}.1`,
    phone: `+49221555${1100 + index}`,
  }));
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const [other] = await askForCalls(1, () => ({ ip: '10.21.99.1', phone: '+492215562000' }));
  expect(other).toBe(200);
});

test.each([
  ['an IPv4 /24', (index: number) => `10.22.7.${index + 1}`, '10.22.8.1'],
  ['an IPv6 /48', (index: number) => `2001:db8:22:${index + 1}::1`, '2001:db8:23::1'],
])('%s has few calls to new numbers, its neighbour its own', async (_, toIp, neighbour) => {
  const start = count * 10;
  const phone = (index: number) => `+4922${1000 + start + index}4444`;
  const statuses = await askForCalls(6, (index) => ({ ip: toIp(index), phone: phone(index) }));
  expect(statuses).toEqual([...Array(5).fill(200), 429]);
  expect(await askForCalls(1, () => ({ ip: neighbour, phone: phone(9) }))).toEqual([200]);
});

test('a mailbox has few calls to new numbers, from wherever they are asked for', async () => {
  const statuses: number[] = [];
  const jar: CookieJar = new Map();
  await proveMailbox(server, { email: 'viele-anrufe@example.org', jar });
  for (let index = 0; index < 6; index += 1) {
    const body = { phone: `+49221${570 + index}5555`, purpose: 'verification' } as const;
    statuses.push((await callServer(server, 'sendPhoneCode', { ip: `10.24.${index}.1`, jar, body })).status);
  }
  expect(statuses).toEqual([...Array(5).fill(200), 429]);
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
  await flood(90);
  const before = await countRows();
  await flood(60);
  expect(await countRows()).toEqual(before);
});

test("an account's refusal does not take back what was counted for the address", async () => {
  const ip = `10.23.0.${count}`;
  const logIn = (email: string) =>
    callServer(server, 'login', { ip, body: { email, password: 'falsch-1234' } });
  const caller = { prefix: ip, userAgent: '', log: server.context.log };
  await throttle(server.context, 'log_in', caller, {}, 185);
  // Ten are looked at, five refused by the account's own limit.
  for (let index = 0; index < 15; index += 1) await logIn('opfer@example.org');
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
