import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashAccount, hashAddress } from '../src/features/security-events/commands.ts';
import {
  type CookieJar,
  callServer,
  readCode,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';

const password = 'geheim-1234';
const ip = '10.60.0.1';
const lines: string[] = [];

let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) };
  server = await startTestServer({ env: { LOG_LEVEL: 'info' }, overrides: { logTo } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await server.ownerDb.deleteFrom('security_events').execute();
  lines.length = 0;
});

/** Kind, detail and number of the events of an account, in the order in which they first happened. */
async function listEvents(account: string): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('security_events')
    .selectAll()
    .where('account', '=', hashAccount(server.context.secretKey, account))
    .orderBy('id')
    .execute();
  return rows.map(({ kind, detail, times }) => `${kind} ${detail} ${times}`);
}

const listLogged = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security event')
    .map(({ securityEvent }) => securityEvent);

test('what happens to an account can be found again by its id, and stands in the log', async () => {
  const { user, token } = await registerPatient(server);
  const logIn = (tried: string) =>
    callServer(server, 'login', { ip, body: { email: user.email, password: tried } });
  await logIn('falsch-1');
  await logIn('falsch-2');
  await logIn(password);
  const jar: CookieJar = new Map();
  const email = 'neue-adresse@example.org';
  await callServer(server, 'sendEmailCode', { ip, jar, body: { email, purpose: 'verification' } });
  const code = await readCode(server, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const change = (body: { code: string; currentPassword: string }) =>
    callServer(server, 'setEmail', { token, ip, jar, body: { email, ...body } });
  await change({ code, currentPassword: 'falsch-3' });
  await change({ code: wrong, currentPassword: password });
  await change({ code, currentPassword: password });
  expect(await listEvents(user.id)).toEqual([
    'account_made  1',
    'log_in_failed unknown device 2',
    'logged_in unknown device 1',
    'owner_not_confirmed  1',
    'contact_changed email 1',
  ]);
  expect(await listEvents(email)).toEqual(['code_wrong verification 1']);
  expect(listLogged()).toEqual([
    'account_made',
    'log_in_failed',
    'log_in_failed',
    'logged_in',
    'owner_not_confirmed',
    'code_wrong',
    'contact_changed',
  ]);
});

test('tries for an address without account are found by the address, limits by who reached them', async () => {
  const email = 'niemand@example.org';
  for (let attempt = 0; attempt < 12; attempt += 1)
    await callServer(server, 'login', { ip, body: { email, password } });
  expect(await listEvents(email)).toEqual([
    'log_in_failed unknown device 10',
    'limit_reached log_in_unknown_device prefix target 900 2',
  ]);
  const rows = await server.context.db.selectFrom('security_events').select('address').execute();
  const own = hashAddress(server.context.secretKey, ip);
  expect(rows.every(({ address }) => address?.equals(own))).toBe(true);
});

test('a new hour is a new row', async () => {
  const body = { email: 'stunde@example.org', password };
  await callServer(server, 'login', { ip, body });
  server.clock.advance(3_600_000);
  await callServer(server, 'login', { ip, body });
  expect(await listEvents(body.email)).toEqual(Array(2).fill('log_in_failed unknown device 1'));
});

test('neither rows nor lines hold a name, an address or a number', async () => {
  const { user } = await registerPatient(server);
  await callServer(server, 'login', { ip, body: { email: user.email, password: 'falsch' } });
  const rows = await server.context.db.selectFrom('security_events').selectAll().execute();
  expect(rows.length).toBeGreaterThan(1);
  const told = `${JSON.stringify(rows)} ${lines.join('')}`;
  for (const personal of [user.email, user.phone, user.firstName, user.lastName, user.id, ip])
    expect(told).not.toContain(personal);
});
