import type { CallAnswer } from '@praxisportal/contract/schemas';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '../src/security/passwords.ts';
import {
  type CookieJar,
  callServer,
  readCode,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';

const stolenPassword = 'geheim-1234';
const ownersPassword = 'Kamille Ofenrohr Lotse';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let owner: CallAnswer<'register'>;
let ip: string;
let count = 0;
beforeEach(async () => {
  server.clock.set(referenceNow);
  count += 1;
  ip = `10.74.0.${count}`;
  owner = await registerPatient(server);
  server.clock.advance(120_000);
});

/**
 * A thief, who knows the old password or has a session, asks for something; his request has got as far as the account's
 * row when the owner chooses a new password and ends all sessions.
 */
async function whileOwnerChanges<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const hash = await hashPassword(ownersPassword, 'owner');
  const change = new pg.Client({ connectionString: server.databaseUrl });
  await change.connect();
  const { id } = owner.user;
  await change.query('begin');
  await change.query('select from accounts where id = $1 for update', [id]);
  const asked = ask();
  await vi.waitFor(async () => {
    const waiting = await change.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(waiting.rowCount).toBe(1);
  }, 20_000);
  await change.query('update accounts set password_hash = $2 where id = $1', [id, hash]);
  await change.query('delete from sessions where account_id = $1', [id]);
  await change.query('commit');
  await change.end();
  return asked;
}

const logIn = (password: string) =>
  callServer(server, 'login', { ip, body: { email: owner.user.email, password } });

async function expectOwnersAlone(): Promise<void> {
  expect((await logIn(stolenPassword)).status).toBe(401);
  const { status, body } = await logIn(ownersPassword);
  expect([status, body.user]).toEqual([200, owner.user]);
  const sessions = await callServer(server, 'listSessions', { token: body.token });
  expect(sessions.body).toHaveLength(1);
}

test('a log-in with the password of before, under way while it is changed, is none', async () => {
  const answer = await whileOwnerChanges(() => logIn(stolenPassword));
  expect([answer.status, answer.error.code]).toEqual([401, 'invalid_credentials']);
  await expectOwnersAlone();
});

test('a log-in by phone, under way while the password is changed, is none', async () => {
  const jar: CookieJar = new Map();
  const { phone } = owner.user;
  await callServer(server, 'requestPhoneLogin', { ip, jar, body: { phone } });
  const code = await readCode(server, phone);
  const answer = await whileOwnerChanges(() =>
    callServer(server, 'verifyPhoneLogin', { ip, jar, body: { phone, code } }),
  );
  expect([answer.status, answer.error.code]).toEqual([401, 'invalid_code']);
  await expectOwnersAlone();
});

test('a session that ends while it sets a password sets none', async () => {
  const body = { currentPassword: stolenPassword, password: 'Segel Mandarine Takt' };
  const answer = await whileOwnerChanges(() =>
    callServer(server, 'changePassword', { ip, token: owner.token, body }),
  );
  expect([answer.status, answer.error.code]).toEqual([401, 'unauthorized']);
  await expectOwnersAlone();
});

test('a session that ends while it changes address or number changes neither', async () => {
  const jar: CookieJar = new Map();
  const { token } = owner;
  const email = `dieb${count}@example.org`;
  const phone = `+4922155${10_000 + count}`;
  const purpose = 'verification';
  await callServer(server, 'sendEmailCode', { ip, jar, body: { email, purpose } });
  await callServer(server, 'sendPhoneCode', { ip, jar, token, body: { phone, purpose } });
  const code = await readCode(server, email);
  const phoneCode = await readCode(server, phone);
  const currentPassword = stolenPassword;
  const ofEmail = await whileOwnerChanges(() =>
    callServer(server, 'setEmail', { ip, jar, token, body: { email, code, currentPassword } }),
  );
  expect([ofEmail.status, ofEmail.error.code]).toEqual([401, 'unauthorized']);
  await expectOwnersAlone();
  const again = (await logIn(ownersPassword)).body.token;
  const change = { phone, phoneCode, currentPassword: ownersPassword };
  const ofPhone = await whileOwnerChanges(() =>
    callServer(server, 'updateProfile', { ip, jar, token: again, body: change }),
  );
  expect([ofPhone.status, ofPhone.error.code]).toEqual([401, 'unauthorized']);
  await expectOwnersAlone();
});

test('a session that ends while it erases the account erases nothing', async () => {
  const body = { currentPassword: stolenPassword, cancelAppointments: true };
  const answer = await whileOwnerChanges(() =>
    callServer(server, 'deleteAccount', { ip, token: owner.token, body }),
  );
  expect([answer.status, answer.error.code]).toEqual([401, 'unauthorized']);
  await expectOwnersAlone();
});
