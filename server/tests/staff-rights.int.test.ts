import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import { mayStaff, proofsOfRights, type Right, rights, roles } from '@praxisportal/contract/staff/rights';
import { staffSchemas } from '@praxisportal/contract/staff/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CookieJar,
  callServer,
  createPatientSession,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { callStaff, createStaffSession, goodPassword, joinByPassword, readApp } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const names = Object.keys(staffCalls).filter((name): name is StaffCallName => name in staffCalls);
const isRight = (right: string): right is Right => rights.some((known) => known === right);
const guarded = names.flatMap((name) => {
  const { right } = staffCalls[name];
  return isRight(right) ? [{ name, right }] : [];
});
const signedIn = names.filter((name) => staffCalls[name].right !== 'none');

/** What a call without a body, about nobody, answers: enough to see whether it was let through. */
async function ask(name: StaffCallName, options: Parameters<typeof callStaff>[2] = {}) {
  const id = '00000000-0000-4000-8000-000000000000';
  const { status, error } = await callStaff(server, name, { ...options, params: { id } });
  return status >= 400 ? `${status} ${error.code}` : 'let through';
}

const cells = guarded.flatMap(({ name, right }) => roles.map((role) => ({ name, right, role })));
test.each(cells)('$role may $name if the role has the right $right', async ({ name, right, role }) => {
  const { jar } = await createStaffSession(server, role);
  const answer = await ask(name, { jar });
  if (mayStaff(role, right))
    expect(answer).not.toMatch(/^(401|423|403 (not_permitted|foreign_page|reproof|full_proof))/);
  else expect(answer).toBe('403 not_permitted');
});

const refusals = { short: 'reproof_needed', full: 'full_proof_needed' };
test.each(guarded)('$name takes an unlocked screen, and a recent proof if its right does', async (call) => {
  const { jar } = await createStaffSession(server, 'owner');
  server.clock.advance(5 * 60_000);
  const proof = proofsOfRights[call.right];
  if (proof) expect(await ask(call.name, { jar })).toBe(`403 ${refusals[proof]}`);
  else expect(await ask(call.name, { jar })).not.toMatch(/proof_needed/);
  const locked = await createStaffSession(server, 'owner');
  await callStaff(server, 'lock', { jar: locked.jar });
  expect(await ask(call.name, { jar: locked.jar })).toBe('423 staff_locked');
});

test.each(signedIn)('%s knows nobody by a patient’s token, a wrong cookie, or none', async (name) => {
  const { token } = await createPatientSession(server);
  const bearer = { Authorization: `Bearer ${token}` };
  expect(await ask(name, { with: bearer })).toBe('401 unauthorized');
  // Each from a place of its own: wrong ones are counted.
  const ip = `10.3.0.${signedIn.indexOf(name)}`;
  expect(await ask(name, { ip, jar: new Map([['staff', token]]) })).toBe('401 unauthorized');
  // Over http nothing reads the name that browsers keep for https.
  const { jar } = await createStaffSession(server, 'owner');
  expect(await ask(name, { jar: new Map([['__Host-staff', jar.get('staff') ?? '']]) })).toBe(
    '401 unauthorized',
  );
});

const changing = names.filter((name) => staffCalls[name].method !== 'GET');
test.each(changing)(
  '%s is refused to pages of other sites, and to what does not say whose it is',
  async (name) => {
    const { jar } = await createStaffSession(server, 'owner');
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: null },
      { with: { 'Sec-Fetch-Site': 'cross-site' } },
      { with: { 'Sec-Fetch-Site': 'same-site' } },
      { origin: null, with: { 'Sec-Fetch-Site': 'none' } },
    ];
    for (const page of foreign)
      expect([page, await ask(name, { jar, ...page })]).toEqual([page, '403 foreign_page']);
    const own = { origin: null, with: { 'Sec-Fetch-Site': 'same-origin' } };
    expect(await ask(name, { jar, ...own })).not.toBe('403 foreign_page');
  },
);

test('the console’s cookie opens nothing of patients', async () => {
  const { jar } = await createStaffSession(server, 'owner');
  const token = jar.get('staff');
  for (const way of [{ jar }, { token }]) {
    expect((await callServer(server, 'me', way)).status).toBe(401);
    expect((await callServer(server, 'listAppointments', way)).status).toBe(401);
  }
});

test('many sessions that nobody has stop whoever tries them', async () => {
  const ip = '10.9.9.9';
  const statuses = new Set<number>();
  for (let tries = 0; tries < 62; tries += 1) {
    const token = String(tries).padStart(43, 'x');
    statuses.add((await callStaff(server, 'getMe', { ip, jar: new Map([['staff', token]]) })).status);
  }
  expect([...statuses]).toEqual([401, 429]);
  // Somebody in the waiting room is behind the same address as the desk: whoever signs in there meanwhile is in.
  const { email, secret } = await joinByPassword(server, { email: 'desk@praxis.example', role: 'reception' });
  const jar: CookieJar = new Map();
  const body = { email, password: goodPassword, totp: readApp(secret, server) };
  expect((await callStaff(server, 'signInByPassword', { ip, jar, body })).status).toBe(200);
  expect((await callStaff(server, 'getMe', { ip, jar })).status).toBe(200);
});

test('over https the cookie is kept from neighbours by its name', async () => {
  const secure = await startTestServer({
    env: { PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on' },
    beside: server,
  });
  const { jar } = await createStaffSession(secure, 'owner');
  const token = jar.get('staff') ?? '';
  expect((await callStaff(secure, 'getMe', { jar })).status).toBe(401);
  expect((await callStaff(secure, 'getMe', { jar: new Map([['__Host-staff', token]]) })).status).toBe(200);
  const { headers } = await callStaff(secure, 'signOut', { jar: new Map([['__Host-staff', token]]) });
  const [gone, desk] = headers.getSetCookie();
  expect(gone).toBe('__Host-staff=; Path=/; Secure; Max-Age=0; HttpOnly; SameSite=Strict');
  expect(desk).toMatch(
    /^__Host-staff-desk=\S+; Path=\/; Secure; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  );
  await secure.stop();
});

test.each(['9999-12-31', '0000-01-01', '0999-12-31'])(
  'a day at the end of time (%s) is no day',
  async (date) => {
    const { jar } = await createStaffSession(server, 'reception');
    const answers = [
      await callStaff(server, 'getDay', { jar, query: { date } }),
      await callStaff(server, 'getWeek', { jar, query: { doctorId: 'weber', date } }),
      await callStaff(server, 'listFreeStarts', { jar, query: { doctorId: 'any', from: date, minutes: 30 } }),
    ];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      answers.map(() => [400, 'invalid_request']),
    );
  },
);

test('no address has anything of a person in it but an id', () => {
  const words = names.filter((name) => 'query' in staffSchemas[name]);
  expect(words.sort()).toEqual([
    ...[
      'countComing',
      'exportAudit',
      'getAudit',
      'getDay',
      'getPlan',
      'getWeek',
      'listFreeStarts',
      'listInbox',
    ],
  ]);
});
