import type { CallAnswer } from '@praxisportal/contract/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
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

let patient: CallAnswer<'register'>;
let count = 0;
let ip: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  count += 1;
  ip = `10.3.0.${count}`;
  patient = await registerPatient(server);
});

async function sendPhoneCode(phone: string): Promise<string> {
  await callServer(server, 'sendPhoneCode', { ip, body: { phone, purpose: 'verification' } });
  return readCode(server, phone);
}

async function sendEmailCode(email: string): Promise<string> {
  await callServer(server, 'sendEmailCode', { ip, body: { email, purpose: 'verification' } });
  return readCode(server, email);
}

async function startOtherSession(): Promise<string> {
  const body = { email: patient.user.email, password: 'geheim-1234' };
  return (await callServer(server, 'login', { ip, body })).body.token;
}

async function statusOfMe(token: string): Promise<number> {
  return (await callServer(server, 'me', { token })).status;
}

test('names can be changed freely, one by one', async () => {
  const { token, user } = patient;
  const first = await callServer(server, 'updateProfile', { token, body: { firstName: ' Änne ' } });
  expect([first.status, first.body]).toEqual([200, { ...user, firstName: 'Änne' }]);
  const last = await callServer(server, 'updateProfile', { token, body: { lastName: "O'Neil" } });
  expect(last.body).toEqual({ ...user, firstName: 'Änne', lastName: "O'Neil" });
  const nothing = await callServer(server, 'updateProfile', { token, body: {} });
  expect([nothing.status, nothing.body]).toEqual([200, last.body]);
});

test('a new phone number needs its code, and ends the other sessions', async () => {
  const { token, user } = patient;
  const other = await startOtherSession();
  const phone = `+4922147${19000 + count}`;
  const without = await callServer(server, 'updateProfile', { token, body: { phone } });
  expect([without.status, without.error.code]).toEqual([422, 'phone_not_verified']);
  const code = await sendPhoneCode(phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const refused = await callServer(server, 'updateProfile', { token, body: { phone, phoneCode: wrong } });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_code']);
  expect(await statusOfMe(other)).toBe(200);
  const changed = await callServer(server, 'updateProfile', { token, body: { phone, phoneCode: code } });
  expect([changed.status, changed.body]).toEqual([200, { ...user, phone }]);
  expect(await statusOfMe(other)).toBe(401);
  expect(await statusOfMe(token)).toBe(200);
});

test('the own phone number, written otherwise, needs no code and ends nothing', async () => {
  const { token, user } = patient;
  const other = await startOtherSession();
  const phone = user.phone.replace('+49', '0');
  const { status, body } = await callServer(server, 'updateProfile', { token, body: { phone } });
  expect([status, body]).toEqual([200, user]);
  expect(await statusOfMe(other)).toBe(200);
});

test('a phone number that another account has is refused, and nothing changes', async () => {
  const neighbour = await registerPatient(server);
  const { phone } = neighbour.user;
  server.clock.advance(61_000);
  const body = { phone, phoneCode: await sendPhoneCode(phone), firstName: 'Neu' };
  const { status, error } = await callServer(server, 'updateProfile', { token: patient.token, body });
  expect([status, error.code]).toEqual([409, 'phone_taken']);
  expect((await callServer(server, 'me', { token: patient.token })).body).toEqual(patient.user);
});

test('a new e-mail needs its code; both addresses are told, other sessions end', async () => {
  const { token, user } = patient;
  const other = await startOtherSession();
  const email = `neu${count}@example.org`;
  const code = await sendEmailCode(email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const refused = await callServer(server, 'setEmail', { token, body: { email, code: wrong } });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_code']);
  const changed = await callServer(server, 'setEmail', { token, body: { email, code } });
  expect([changed.status, changed.body]).toEqual([200, { ...user, email }]);
  const mails = (await callServer(server, 'listOutbox')).body.filter(
    ({ subject }) => subject === 'Ihre E-Mail-Adresse wurde geändert',
  );
  expect(mails.map(({ to }) => to).sort()).toEqual([user.email, email].sort());
  expect(mails.every(({ text }) => text.includes(email))).toBe(true);
  expect(await statusOfMe(other)).toBe(401);
  const logIn = (address: string) =>
    callServer(server, 'login', { ip, body: { email: address, password: 'geheim-1234' } });
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(401);
  const again = await callServer(server, 'setEmail', { token, body: { email, code } });
  expect(again.error.code).toBe('invalid_code');
});

test('setting the address that the account already has tells it once', async () => {
  const { token, user } = patient;
  server.clock.advance(61_000);
  const code = await sendEmailCode(user.email);
  const { status } = await callServer(server, 'setEmail', { token, body: { email: user.email, code } });
  expect(status).toBe(200);
  const mails = (await callServer(server, 'listOutbox')).body.filter(
    ({ to, subject }) => to === user.email && subject.includes('geändert'),
  );
  expect(mails).toHaveLength(1);
});

test('an e-mail that another account has is refused, and nobody is told', async () => {
  const neighbour = await registerPatient(server);
  const { email } = neighbour.user;
  server.clock.advance(61_000);
  const code = await sendEmailCode(email);
  const before = (await callServer(server, 'listOutbox')).body.length;
  const { token } = patient;
  const { status, error } = await callServer(server, 'setEmail', { token, body: { email, code } });
  expect([status, error.code]).toEqual([409, 'email_taken']);
  expect((await callServer(server, 'listOutbox')).body).toHaveLength(before);
});
