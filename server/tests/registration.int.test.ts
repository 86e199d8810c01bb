import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callServer, readCode, referenceNow, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let personCount = 0;
let ip: string;
let person: ReturnType<typeof createPerson>;
beforeEach(() => {
  server.clock.set(referenceNow);
  personCount += 1;
  ip = `10.9.0.${personCount}`;
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
  await callServer(server, 'sendEmailCode', { ip, body: { email, purpose: 'verification' } });
  return callServer(server, 'verifyEmailCode', { ip, body: { email, code: await readCode(server, email) } });
}

async function provePhone(phone: string) {
  await callServer(server, 'sendPhoneCode', { ip, body: { phone, purpose: 'verification' } });
  return callServer(server, 'verifyPhoneCode', { ip, body: { phone, code: await readCode(server, phone) } });
}

function register(changes: Partial<typeof person> = {}) {
  return callServer(server, 'register', { ip, body: { ...person, ...changes } });
}

test('codes that were sent prove e-mail and phone; the account exists and is signed in', async () => {
  const { email, phone } = person;
  const sent = await callServer(server, 'sendEmailCode', { ip, body: { email, purpose: 'verification' } });
  expect([sent.status, sent.body]).toEqual([200, { expiresInSeconds: 600, resendAfterSeconds: 60 }]);
  const code = await readCode(server, email);
  const proven = await callServer(server, 'verifyEmailCode', { ip, body: { email, code } });
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
  });
  const me = await callServer(server, 'me', { token: body.token });
  expect([me.status, me.body]).toEqual([200, body.user]);
});

test('address and number are compared in their plain form', async () => {
  const national = person.phone.replace('+49221', '0221 ');
  const typed = person.email.toUpperCase();
  await callServer(server, 'sendEmailCode', { ip, body: { email: ` ${typed} `, purpose: 'verification' } });
  const code = await readCode(server, person.email);
  await callServer(server, 'verifyEmailCode', { ip, body: { email: typed, code } });
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
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['email_not_verified']));
});

test.each(['+33 1 42 68 53 00', '+1 212 555 0100', '00110', 'Telefon', '+49 1', '0049 110'])(
  'the phone number %s is refused',
  async (phone) => {
    const { status, error } = await callServer(server, 'sendPhoneCode', {
      ip,
      body: { phone, purpose: 'verification' },
    });
    expect([status, error.code]).toEqual([400, 'invalid_phone']);
  },
);
