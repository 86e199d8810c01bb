import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
beforeEach(() => server.clock.set(referenceNow));

test('a session that is not fresh exports nothing and ends no other without the owner', async () => {
  const { token, user } = await registerPatient(server);
  const { body: other } = await callServer(server, 'login', {
    ip: '192.0.2.80',
    body: { email: user.email, password: 'geheim-1234' },
  });
  server.clock.advance(15 * 60_000);
  const jar: CookieJar = new Map();
  const from = { token, ip: '192.0.2.81', jar };
  const { body: sessions } = await callServer(server, 'listSessions', from);
  const id = sessions.find(({ current }) => !current)?.id ?? '';
  const tries = () => [
    callServer(server, 'exportAccount', from),
    callServer(server, 'endSession', { ...from, params: { id } }),
    callServer(server, 'endOtherSessions', from),
  ];
  for (const answer of await Promise.all(tries()))
    expect([answer.status, answer.error.code]).toEqual([403, 'confirmation_required']);
  expect((await callServer(server, 'me', { token: other.token })).status).toBe(200);
  const wrong = { ...from, body: { currentPassword: 'falsch' } };
  expect((await callServer(server, 'confirmOwner', wrong)).status).toBe(403);
  expect((await callServer(server, 'exportAccount', from)).status).toBe(403);
  await callServer(server, 'sendEmailCode', {
    ...from,
    body: { email: user.email, purpose: 'contact_change' },
  });
  const currentContactCode = await readCode(server, user.email);
  expect((await callServer(server, 'confirmOwner', { ...from, body: { currentContactCode } })).status).toBe(
    204,
  );
  expect((await callServer(server, 'exportAccount', from)).status).toBe(200);
  expect((await callServer(server, 'endOtherSessions', from)).status).toBe(204);
  expect((await callServer(server, 'me', { token: other.token })).status).toBe(401);
  server.clock.advance(15 * 60_000);
  const proof = { ...from, body: { currentPassword: 'geheim-1234' } };
  expect((await callServer(server, 'exportAccount', from)).status).toBe(403);
  expect((await callServer(server, 'confirmOwner', proof)).status).toBe(204);
  expect((await callServer(server, 'exportAccount', from)).status).toBe(200);
});

test('the choice of reminders is kept when it changes, ten times an hour, and not when it stays', async () => {
  const { token } = await registerPatient(server);
  const choose = async (reminders: boolean) =>
    (await callServer(server, 'updateProfile', { token, body: { reminders } })).status;
  const countRows = async () => {
    const rows = await server.context.db
      .selectFrom('consents')
      .select('id')
      .where('kind', '=', 'reminders')
      .execute();
    return rows.length;
  };
  const before = await countRows();
  const same = await Promise.all(Array.from({ length: 5 }, () => choose(true)));
  expect(same).toEqual(Array(5).fill(200));
  for (let index = 0; index < 5; index += 1) expect(await choose(true)).toBe(200);
  expect((await countRows()) - before).toBe(1);
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) statuses.push(await choose(index % 2 === 1));
  expect(statuses).toContain(429);
  expect((await countRows()) - before).toBeLessThanOrEqual(10);
});
