import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type CookieJar,
  callServer,
  proveMailbox,
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

let personCount = 0;
let ip: string;
let jar: CookieJar;
let person: ReturnType<typeof createPerson>;
beforeEach(() => {
  server.clock.set(referenceNow);
  personCount += 1;
  // Calls are few for one address block.
  ip = `10.9.${personCount}.1`;
  jar = new Map();
  person = createPerson(personCount);
});

function createPerson(count: number) {
  return {
    email: `berta${count}@example.org`,
    phone: `+49221471${1000 + count}`,
    password: 'geheim-1234',
    firstName: 'Berta',
    lastName: 'Groß',
    emailVerified: true,
    phoneVerified: true,
  };
}

async function proveEmail(email: string) {
  await callServer(server, 'sendEmailCode', { ip, jar, body: { email, purpose: 'verification' } });
  const body = { email, code: await readCode(server, email) };
  return callServer(server, 'verifyEmailCode', { ip, jar, body });
}

async function provePhone(phone: string) {
  // A number is called once an address was proven; which one does not matter here.
  await proveMailbox(server, { email: `zuerst.${phone.slice(1)}@example.org`, jar });
  await callServer(server, 'sendPhoneCode', { ip, jar, body: { phone, purpose: 'verification' } });
  const body = { phone, code: await readCode(server, phone) };
  return callServer(server, 'verifyPhoneCode', { ip, jar, body });
}

function register(changes: Partial<typeof person> = {}, from: { ip?: string; jar?: CookieJar } = {}) {
  return callServer(server, 'register', { ip, jar, body: { ...person, ...changes }, ...from });
}

test('codes that were sent prove e-mail and phone; the account exists and is signed in', async () => {
  const { email, phone } = person;
  const sent = await callServer(server, 'sendEmailCode', {
    ip,
    jar,
    body: { email, purpose: 'verification' },
  });
  expect([sent.status, sent.body]).toEqual([
    200,
    { expiresInSeconds: 600, resendAfterSeconds: 60, isInOutbox: true },
  ]);
  const code = await readCode(server, email);
  const proven = await callServer(server, 'verifyEmailCode', { ip, jar, body: { email, code } });
  expect([proven.status, proven.body]).toEqual([200, { verified: true }]);
  expect((await provePhone(phone)).body).toEqual({ verified: true });
  const { status, body } = await register();
  expect(status).toBe(201);
  expect(body.user).toEqual({
    id: body.user.id,
    accountNumber: expect.stringMatching(/^P-\d{4}-\d{4}$/),
    firstName: 'Berta',
    lastName: 'Groß',
    email,
    phone,
    createdAt: '2026-11-25T08:00:00.000Z',
    reminders: false,
  });
  const me = await callServer(server, 'me', { token: body.token });
  expect([me.status, me.body]).toEqual([200, body.user]);
});

test('address and number are compared in their plain form', async () => {
  const national = person.phone.replace('+49221', '0221 ');
  const typed = person.email.toUpperCase();
  await callServer(server, 'sendEmailCode', {
    ip,
    jar,
    body: { email: ` ${typed} `, purpose: 'verification' },
  });
  const code = await readCode(server, person.email);
  await callServer(server, 'verifyEmailCode', { ip, jar, body: { email: typed, code } });
  await provePhone(person.phone);
  const { status, body } = await register({ email: typed, phone: national });
  expect([status, body.user?.email, body.user?.phone]).toEqual([201, person.email, person.phone]);
});

test('the flags in the body prove nothing', async () => {
  const { status, error } = await register();
  expect([status, error]).toEqual([
    422,
    { error: 'Bitte verifizieren Sie Ihre E-Mail-Adresse', code: 'email_not_verified' },
  ]);
  await proveEmail(person.email);
  const second = await register();
  expect([second.status, second.error]).toEqual([
    422,
    { error: 'Bitte verifizieren Sie Ihre Telefonnummer', code: 'phone_not_verified' },
  ]);
  await provePhone(person.phone);
  expect((await register({ emailVerified: false, phoneVerified: false })).status).toBe(201);
});

test('a proof holds for 30 minutes', async () => {
  await proveEmail(person.email);
  server.clock.advance(29 * 60_000);
  await provePhone(person.phone);
  server.clock.advance(60_000);
  expect((await register()).error.code).toBe('email_not_verified');
  server.clock.advance(60_000);
  await proveEmail(person.email);
  expect((await register()).status).toBe(201);
});

test('a refused registration leaves the proofs; a successful one uses them up', async () => {
  await proveEmail(person.email);
  await provePhone(person.phone);
  expect((await register({ password: 'kurz' })).status).toBe(400);
  expect((await register({ phone: '+49221471999' })).error.code).toBe('phone_not_verified');
  expect((await register()).status).toBe(201);
  expect((await register()).error.code).toBe('email_not_verified');
});

test.each([
  ['123456', 'password_too_simple'],
  ['      ', 'password_too_simple'],
  ['Passwort', 'password_too_common'],
  ['berta groß', 'password_personal'],
])('the password %j is refused, and the proofs stay for a better one', async (password, code) => {
  await proveEmail(person.email);
  await provePhone(person.phone);
  const { status, error } = await register({ password });
  expect([status, error.code]).toEqual([422, code]);
  expect((await register()).status).toBe(201);
});

test('a taken e-mail or phone is told, but only to who has proven it', async () => {
  await proveEmail(person.email);
  await provePhone(person.phone);
  expect((await register()).status).toBe(201);
  const taken = person;
  const other = createPerson(900);
  server.clock.advance(61_000);
  expect((await register({ phone: other.phone })).error.code).toBe('email_not_verified');
  await proveEmail(taken.email);
  await provePhone(other.phone);
  const byEmail = await register({ phone: other.phone });
  expect([byEmail.status, byEmail.error.code]).toEqual([409, 'email_taken']);
  await proveEmail(other.email);
  await provePhone(taken.phone);
  const byPhone = await register({ email: other.email });
  expect([byPhone.status, byPhone.error.code]).toEqual([409, 'phone_taken']);
});

test('of ten registrations at once with one proof one makes an account', async () => {
  await proveEmail(person.email);
  await provePhone(person.phone);
  const answers = await Promise.all(Array.from({ length: 10 }, () => register()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  // Who looks at the two proofs while they are used up finds only the second one gone.
  const unproven = ['email_not_verified', 'phone_not_verified'];
  expect(refused.filter(({ error }) => !unproven.includes(error.code))).toEqual([]);
});

test('whoever knows a proven address and number can not register with them, nor learn that they are proven', async () => {
  const stranger = { ip: '10.9.9.1', jar: new Map() };
  const before = await register({}, stranger);
  await proveEmail(person.email);
  const between = await register({}, stranger);
  await provePhone(person.phone);
  const after = await register({}, stranger);
  // Also with a cookie of his own, for which he has proven something else.
  const own = 'stranger@example.org';
  await callServer(server, 'sendEmailCode', { ...stranger, body: { email: own, purpose: 'verification' } });
  const body = { email: own, code: await readCode(server, own) };
  expect((await callServer(server, 'verifyEmailCode', { ...stranger, body })).status).toBe(200);
  const withCookie = await register({}, stranger);
  for (const { status, error } of [before, between, after, withCookie])
    expect([status, error.code]).toEqual([422, 'email_not_verified']);
  expect((await register()).status).toBe(201);
});

test('asking for a taken contact uses up its proof, and leaves the other', async () => {
  await proveEmail(person.email);
  await provePhone(person.phone);
  expect((await register()).status).toBe(201);
  const other = createPerson(800 + personCount);
  server.clock.advance(61_000);
  await proveEmail(person.email);
  await provePhone(other.phone);
  expect((await register({ phone: other.phone })).error.code).toBe('email_taken');
  expect((await register({ phone: other.phone })).error.code).toBe('email_not_verified');
  await proveEmail(other.email);
  expect((await register(other)).status).toBe(201);
});

test('the new account is told by mail', async () => {
  await proveEmail(person.email);
  await provePhone(person.phone);
  await register();
  const mails = (await callServer(server, 'listOutbox')).body.filter(({ to }) => to === person.email);
  expect(mails.map(({ subject }) => subject)).toContain('Ihr Konto wurde angelegt');
});

test('a caller that has proven nothing takes nothing from who registers at the same address', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 100; index += 1) statuses.push((await register({}, { jar: new Map() })).status);
  expect(new Set(statuses)).toEqual(new Set([422]));
  await proveEmail(person.email);
  await provePhone(person.phone);
  expect((await register()).status).toBe(201);
});

test('before an address is proven in this browser no number is called', async () => {
  const ask = (from: { jar: CookieJar }) =>
    callServer(server, 'sendPhoneCode', {
      ip,
      ...from,
      body: { phone: person.phone, purpose: 'verification' },
    });
  const refused = await ask({ jar });
  expect([refused.status, refused.error.code]).toEqual([422, 'email_not_verified']);
  await proveEmail(person.email);
  expect((await ask({ jar: new Map() })).status).toBe(422);
  expect((await ask({ jar })).status).toBe(200);
  server.clock.advance(31 * 60_000);
  expect((await ask({ jar })).status).toBe(422);
});

test('a patient with a British number registers, and logs in by a call to it', async () => {
  const patient = await registerPatient(server, { phone: '+447400123456' });
  expect(patient.user.phone).toBe('+447400123456');
  // The outbox shows the newest messages.
  server.clock.advance(61_000);
  const jar: CookieJar = new Map();
  const asked = await callServer(server, 'requestPhoneLogin', {
    ip: '192.0.2.77',
    jar,
    body: { phone: '0044 7400 123456' },
  });
  expect(asked.status).toBe(200);
  const body = { phone: '+44 (0)7400 123456', code: await readCode(server, '+447400123456') };
  expect((await callServer(server, 'verifyPhoneLogin', { ip: '192.0.2.77', jar, body })).status).toBe(200);
});

test.each(['+33 891 123456', '+1 900 234 5678', '00110', 'Telefon', '+49 1', '0049 110'])(
  'the phone number %s is refused',
  async (phone) => {
    const { status, error } = await callServer(server, 'sendPhoneCode', {
      ip,
      body: { phone, purpose: 'verification' },
    });
    expect([status, error.code]).toEqual([400, 'invalid_phone']);
  },
);
