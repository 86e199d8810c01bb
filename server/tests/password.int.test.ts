import type { CallAnswer } from '@praxisportal/contract/schemas';
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

const oldPassword = 'geheim-1234';
const password = 'Kamille Ofenrohr Lotse';

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
  ip = `10.71.0.${count}`;
  jar = new Map();
  patient = await registerPatient(server, {}, jar);
  server.clock.advance(120_000);
});

const logIn = (tried: string, from: CookieJar = new Map()) =>
  callServer(server, 'login', { ip, jar: from, body: { email: patient.user.email, password: tried } });
const isSignedIn = async (token: string) => (await callServer(server, 'me', { token })).status === 200;

async function listSubjects(to: string): Promise<string[]> {
  const { body } = await callServer(server, 'listOutbox');
  return body.filter((message) => message.to === to).map(({ subject }) => subject);
}

function change(body: { currentPassword: string; password: string }) {
  return callServer(server, 'changePassword', { ip, jar, token: patient.token, body });
}

test('the old password allows a new one; other sessions end, this one and this browser stay, a mail tells', async () => {
  const elsewhere = (await logIn(oldPassword)).body.token;
  const { status } = await change({ currentPassword: oldPassword, password });
  expect(status).toBe(204);
  expect([await isSignedIn(patient.token), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect([(await logIn(oldPassword)).status, (await logIn(password)).status]).toEqual([401, 200]);
  expect(await listSubjects(patient.user.email)).toContain('Ihr Passwort wurde geändert');
  const before = (await listSubjects(patient.user.email)).filter((subject) => subject.startsWith('Neue Anm'));
  expect((await logIn(password, jar)).status).toBe(200);
  const after = (await listSubjects(patient.user.email)).filter((subject) => subject.startsWith('Neue Anm'));
  expect(after).toEqual(before);
});

test('a wrong old password changes nothing, and can be tried ten times', async () => {
  const elsewhere = (await logIn(oldPassword)).body.token;
  for (let time = 0; time < 10; time += 1) {
    const { status, error } = await change({ currentPassword: 'falsch', password });
    expect([status, error.code]).toEqual([403, 'current_password_wrong']);
  }
  const { status, error } = await change({ currentPassword: oldPassword, password });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
  expect([await isSignedIn(elsewhere), (await logIn(oldPassword)).status]).toEqual([true, 200]);
});

test.each([
  ['passwort', 'password_too_common'],
  ['aaaaaaaa', 'password_too_simple'],
  ['Schmidt1', 'password_personal'],
])('%s is refused as at registration', async (weak, code) => {
  const { status, error } = await change({ currentPassword: oldPassword, password: weak });
  expect([status, error.code]).toEqual([422, code]);
  expect((await logIn(oldPassword)).status).toBe(200);
});

test('a password that is too short names its field', async () => {
  const { status, error } = await change({ currentPassword: oldPassword, password: 'kurz' });
  expect([status, error.fields]).toEqual([400, { password: 'Bitte mindestens 6 Zeichen.' }]);
});

const other: CookieJar = new Map();
const forgot = (email: string, from: CookieJar = other) =>
  callServer(server, 'forgotPassword', { ip, jar: from, body: { email } });
const reset = (email: string, code: string, wish = password, from: CookieJar = other) =>
  callServer(server, 'resetPassword', { ip, jar: from, body: { email, code, password: wish } });

test('a code to the address allows a new password and signs in; all other sessions end, a mail tells', async () => {
  const { email } = patient.user;
  const sent = await forgot(email.toUpperCase());
  expect([sent.status, sent.body]).toEqual([
    200,
    { expiresInSeconds: 600, resendAfterSeconds: 60, isInOutbox: true },
  ]);
  const { status, body } = await reset(email, await readCode(server, email));
  expect([status, body.user]).toEqual([200, patient.user]);
  expect([await isSignedIn(body.token), await isSignedIn(patient.token)]).toEqual([true, false]);
  expect([(await logIn(oldPassword)).status, (await logIn(password)).status]).toEqual([401, 200]);
  expect(await listSubjects(email)).toContain('Ihr Passwort wurde geändert');
});

test('an address without account gets the same answer, and no mail', async () => {
  const unknown = `niemand${count}@example.org`;
  const known = await forgot(patient.user.email, new Map());
  const answer = await forgot(unknown, new Map());
  expect([answer.status, answer.body]).toEqual([known.status, known.body]);
  expect(await listSubjects(unknown)).toEqual([]);
  const wrong = await reset(unknown, '123456');
  expect([wrong.status, wrong.error]).toEqual([400, { error: 'Ungültiger Code', code: 'invalid_code' }]);
});

test('a refused password leaves the code good; used, expired or foreign codes are none', async () => {
  const { email } = patient.user;
  await forgot(email);
  const code = await readCode(server, email);
  expect((await reset(email, code, 'passwort')).error.code).toBe('password_too_common');
  expect((await reset(email, code, password, new Map())).error.code).toBe('cookie_required');
  expect((await reset(email, code)).status).toBe(200);
  expect((await reset(email, code, 'Noch Ein Anderes')).error.code).toBe('invalid_code');
  server.clock.advance(61_000);
  await forgot(email);
  const late = await readCode(server, email);
  server.clock.advance(600_000);
  expect((await reset(email, late)).error.code).toBe('invalid_code');
  const verification = { email, purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { ip, jar: other, body: verification });
  expect((await reset(email, await readCode(server, email))).error.code).toBe('invalid_code');
});

test('of two resets with one code at the same moment one sets the password', async () => {
  const { email } = patient.user;
  await forgot(email);
  const code = await readCode(server, email);
  const wishes = ['Kamille Ofenrohr Lotse', 'Segel Mandarine Takt'];
  const answers = await Promise.all(wishes.map((wish) => reset(email, code, wish)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.error.code).toBe('invalid_code');
  const logIns = await Promise.all(wishes.map((wish) => logIn(wish)));
  expect(logIns.map(({ status }) => status)).toEqual(
    answers.map(({ status }) => (status === 200 ? 200 : 401)),
  );
});

test('a reset lets in whom too many wrong tries have shut out', async () => {
  const { email } = patient.user;
  for (let time = 0; time < 10; time += 1) await logIn('falsch');
  expect((await logIn(oldPassword)).status).toBe(429);
  await forgot(email);
  expect((await reset(email, await readCode(server, email))).status).toBe(200);
  expect((await logIn(password)).status).toBe(200);
});
