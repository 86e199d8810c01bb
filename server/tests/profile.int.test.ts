import type { CallAnswer, CallInput } from '@praxisportal/contract/schemas';
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

let patient: CallAnswer<'register'>;
let count = 0;
let ip: string;
let jar: CookieJar;
beforeEach(async () => {
  server.clock.set(referenceNow);
  count += 1;
  // Calls to new numbers count by address block too.
  ip = `10.3.${count}.1`;
  jar = new Map();
  patient = await registerPatient(server);
});

async function sendPhoneCode(phone: string): Promise<string> {
  const from = { ip, jar, token: patient.token };
  await callServer(server, 'sendPhoneCode', { ...from, body: { phone, purpose: 'verification' } });
  return readCode(server, phone);
}

async function sendEmailCode(email: string): Promise<string> {
  await callServer(server, 'sendEmailCode', { ip, jar, body: { email, purpose: 'verification' } });
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

const currentPassword = 'geheim-1234';

function changePhone(body: CallInput<'updateProfile'>['body'], token = patient.token) {
  return callServer(server, 'updateProfile', { token, ip, jar, body });
}

function changeEmail(body: CallInput<'setEmail'>['body'], token = patient.token) {
  return callServer(server, 'setEmail', { token, ip, jar, body });
}

/** Whom the outbox shows a mail of this subject to, since the test began. */
async function listTold(subject: string): Promise<string[]> {
  const { body } = await callServer(server, 'listOutbox');
  const own = new Set([patient.user.email, `neu${count}@example.org`]);
  return body
    .filter((mail) => mail.subject === subject && own.has(mail.to))
    .map(({ to }) => to)
    .sort();
}

test('a new phone number needs its code and the password; the mailbox is told, and other sessions end', async () => {
  const { token, user } = patient;
  const other = await startOtherSession();
  const phone = `+4922147${19000 + count}`;
  const without = await changePhone({ phone, currentPassword });
  expect([without.status, without.error.code]).toEqual([422, 'phone_not_verified']);
  const code = await sendPhoneCode(phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const refused = await changePhone({ phone, phoneCode: wrong, currentPassword });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_code']);
  expect(await statusOfMe(other)).toBe(200);
  const changed = await changePhone({ phone, phoneCode: code, currentPassword });
  expect([changed.status, changed.body]).toEqual([200, { ...user, phone }]);
  expect(await statusOfMe(other)).toBe(401);
  expect(await statusOfMe(token)).toBe(200);
  expect(await listTold('Ihre Telefonnummer wurde geändert')).toEqual([user.email]);
});

test.each([
  ['2026-11-25T09:00:00+01:00', '2026-11-25T09:00:00+01:00', 'de', 'Telefonnummer geändert'],
  ['2026-11-25T23:00:00+01:00', '2026-11-26T08:00:00+01:00', 'en', 'Phone number changed'],
] as const)(
  'the old number is called by day when another takes its place: changed %s, called %s, in %s',
  async (now, calledAt, language, subject) => {
    const { token, user } = patient;
    server.clock.set(now);
    server.clock.advance(61_000);
    const phone = `+4922147${49000 + count}`;
    const code = await sendPhoneCode(phone);
    const wrong = await changePhone({ phone, phoneCode: code, currentPassword: 'geraten-1234' });
    expect(wrong.status).toBe(403);
    const listCalls = () =>
      server.context.db
        .selectFrom('outgoing_messages')
        .selectAll()
        .where('recipient', '=', user.phone)
        .where('kind', '=', 'notice')
        .execute();
    expect(await listCalls()).toEqual([]);
    const body = { phone, phoneCode: code, currentPassword };
    expect((await callServer(server, 'updateProfile', { token, ip, jar, language, body })).status).toBe(200);
    const calls = await listCalls();
    expect(calls).toMatchObject([{ channel: 'phone', language, subject }]);
    const sendAt = new Date(Math.max(Date.parse(calledAt), server.clock.nowMs()));
    expect(calls[0]?.send_at).toEqual(sendAt);
    expect(calls[0]?.body).toContain('0, 2, 2, 1, 4, 7, 1, 0, 1, 2, 0');
    for (const secret of [phone.slice(-4), user.firstName, user.lastName, user.email])
      expect(calls[0]?.body.replaceAll(', ', '')).not.toContain(secret);
  },
);

test('a session alone changes neither phone nor e-mail, whatever it has proven', async () => {
  const { user } = patient;
  const phone = `+4922147${29000 + count}`;
  const email = `neu${count}@example.org`;
  const phoneCode = await sendPhoneCode(phone);
  const code = await sendEmailCode(email);
  for (const { status, error } of [
    await changePhone({ phone, phoneCode }),
    await changeEmail({ email, code }),
  ]) {
    expect([status, error.code]).toEqual([403, 'confirmation_required']);
    expect(error.error).toMatch(/^Bitte bestätigen Sie das mit Ihrem Passwort/);
  }
  const wrong = { currentPassword: 'geraten-1234' };
  for (const { status, error } of [
    await changePhone({ phone, phoneCode, ...wrong }),
    await changeEmail({ email, code, ...wrong }),
  ])
    expect([status, error.code]).toEqual([403, 'current_password_wrong']);
  expect((await callServer(server, 'me', { token: patient.token })).body).toEqual(user);
  expect((await changeEmail({ email, code, currentPassword })).status).toBe(200);
});

test('ten wrong passwords a quarter of an hour are heard, then even the right one waits', async () => {
  const email = `neu${count}@example.org`;
  const code = await sendEmailCode(email);
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await changeEmail({ email, code, currentPassword: `falsch-${attempt}` })).status).toBe(403);
  expect((await changeEmail({ email, code, currentPassword })).error.code).toBe('too_many_requests');
});

test('a thief of the session who guesses passwords does not shut out the owner’s browser, nor other addresses him', async () => {
  const { email: own } = patient.user;
  const body = { email: own, password: currentPassword };
  expect((await callServer(server, 'login', { ip, jar, body })).status).toBe(200);
  const email = `neu${count}@example.org`;
  const code = await sendEmailCode(email);
  const guess = (index: number) => {
    const from = {
      ip: `10.33.${count}.${index % 6}`,
      jar: new Map([...jar].filter(([name]) => name !== 'device')),
    };
    const change = { email, code: '000000', currentPassword: `falsch-${index}` };
    return callServer(server, 'setEmail', { token: patient.token, ...from, body: change });
  };
  const codes: string[] = [];
  for (let index = 0; index < 60; index += 1) codes.push((await guess(index)).error.code);
  expect(codes.filter((found) => found === 'current_password_wrong')).toHaveLength(50);
  expect(codes.slice(50)).toEqual(Array(10).fill('too_many_requests'));
  expect((await changeEmail({ email, code, currentPassword })).status).toBe(200);
});

test('the proof of the owner is judged before any code is sent, and changes nothing', async () => {
  const { token, user } = patient;
  const confirm = (body: CallInput<'confirmOwner'>['body']) =>
    callServer(server, 'confirmOwner', { token, ip, jar, body });
  const bare = await confirm({});
  expect([bare.status, bare.error.code]).toEqual([403, 'confirmation_required']);
  const wrong = await confirm({ currentPassword: 'geraten-1234' });
  expect([wrong.status, wrong.error.code]).toEqual([403, 'current_password_wrong']);
  expect((await confirm({ currentPassword })).status).toBe(204);

  server.clock.advance(61_000);
  await sendContactChangeCode({ email: user.email }, token);
  const currentContactCode = await readCode(server, user.email);
  const mistyped = String((Number(currentContactCode) + 1) % 1_000_000).padStart(6, '0');
  const refused = await confirm({ currentContactCode: mistyped });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_code']);
  expect((await confirm({ currentContactCode })).status).toBe(204);
  expect((await callServer(server, 'me', { token })).body).toEqual(user);
  // It is not used up by being looked at.
  const email = `neu${count}@example.org`;
  const code = await sendEmailCode(email);
  expect((await changeEmail({ email, code, currentContactCode })).status).toBe(200);
});

test('guesses at the password are counted together, whichever call they are sent to', async () => {
  const { token } = patient;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const body = { currentPassword: `falsch-${attempt}` };
    expect((await callServer(server, 'confirmOwner', { token, ip, jar, body })).status).toBe(403);
  }
  const email = `neu${count}@example.org`;
  const code = await sendEmailCode(email);
  expect((await changeEmail({ email, code, currentPassword })).error.code).toBe('too_many_requests');
});

function sendContactChangeCode(target: { email: string } | { phone: string }, token?: string) {
  const purpose = 'contact_change';
  return 'email' in target
    ? callServer(server, 'sendEmailCode', { token, ip, jar, body: { ...target, purpose } })
    : callServer(server, 'sendPhoneCode', { token, ip, jar, body: { ...target, purpose } });
}

test.each(['email', 'phone'] as const)(
  'a code to the present %s confirms in place of the password, once',
  async (way) => {
    const { token, user } = patient;
    server.clock.advance(61_000);
    const sent = await sendContactChangeCode(
      way === 'email' ? { email: user.email } : { phone: user.phone },
      token,
    );
    expect(sent.status).toBe(200);
    const currentContactCode = await readCode(server, user[way]);
    const message = (await callServer(server, 'listOutbox')).body.find(({ to }) => to === user[way]);
    expect(message?.text).toMatch(/Änderung Ihrer Kontaktdaten|Ihres Kontos geändert/);
    const email = `neu${count}@example.org`;
    const code = await sendEmailCode(email);
    const mistaken = await changeEmail({ email, code, currentContactCode: code });
    if (code !== currentContactCode) expect(mistaken.error.code).toBe('invalid_code');
    expect((await changeEmail({ email, code, currentContactCode })).status).toBe(200);
    const phone = `+4922147${39000 + count}`;
    const again = await changePhone({ phone, phoneCode: await sendPhoneCode(phone), currentContactCode });
    expect([again.status, again.error.code]).toEqual([400, 'invalid_code']);
  },
);

test('a code to confirm a change goes to the own contact only, and proves nothing else', async () => {
  const { token, user } = patient;
  server.clock.advance(61_000);
  const visitor = await sendContactChangeCode({ email: user.email });
  expect([visitor.status, visitor.error.code]).toEqual([401, 'unauthorized']);
  const foreign = await sendContactChangeCode({ email: 'fremd@example.org' }, token);
  expect([foreign.status, foreign.error.code]).toEqual([403, 'not_own_contact']);
  await sendContactChangeCode({ email: user.email }, token);
  const body = { email: user.email, code: await readCode(server, user.email) };
  expect((await callServer(server, 'verifyEmailCode', { ip, jar, body })).error.code).toBe('invalid_code');
});

test('another browser can not use the codes of a change', async () => {
  const email = `neu${count}@example.org`;
  const code = await sendEmailCode(email);
  const body = { email, code, currentPassword };
  const bare = await callServer(server, 'setEmail', { token: patient.token, ip, body });
  expect([bare.status, bare.error.code]).toEqual([400, 'cookie_required']);
});

test('the own phone number, written otherwise, needs no code and ends nothing', async () => {
  const { token, user } = patient;
  const other = await startOtherSession();
  const phone = user.phone.replace('+49', '0');
  const { status, body } = await callServer(server, 'updateProfile', { token, body: { phone } });
  expect([status, body]).toEqual([200, user]);
  expect(await statusOfMe(other)).toBe(200);
});

test('a phone number that another account has is refused, its proof is used up, and nothing changes', async () => {
  const neighbour = await registerPatient(server);
  const { phone } = neighbour.user;
  server.clock.advance(61_000);
  const phoneCode = await sendPhoneCode(phone);
  const { status, error } = await changePhone({ phone, phoneCode, firstName: 'Neu', currentPassword });
  expect([status, error.code]).toEqual([409, 'phone_taken']);
  const again = await changePhone({ phone, phoneCode, currentPassword });
  expect([again.status, again.error.code]).toEqual([400, 'invalid_code']);
  expect((await callServer(server, 'me', { token: patient.token })).body).toEqual(patient.user);
});

test('a new e-mail needs its code; both addresses are told, other sessions end', async () => {
  const { user } = patient;
  const other = await startOtherSession();
  const email = `neu${count}@example.org`;
  const code = await sendEmailCode(email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const refused = await changeEmail({ email, code: wrong, currentPassword });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_code']);
  const changed = await changeEmail({ email, code, currentPassword });
  expect([changed.status, changed.body]).toEqual([200, { ...user, email }]);
  expect(await listTold('Ihre E-Mail-Adresse wurde geändert')).toEqual([user.email, email].sort());
  expect(await statusOfMe(other)).toBe(401);
  const logIn = (address: string) =>
    callServer(server, 'login', { ip, body: { email: address, password: 'geheim-1234' } });
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(401);
  const again = await changeEmail({ email: user.email, code, currentPassword });
  expect(again.error.code).toBe('invalid_code');
});

test('setting the address that the account already has changes nothing and tells nobody', async () => {
  const other = await startOtherSession();
  const { email } = patient.user;
  const { status, body } = await changeEmail({ email: email.toUpperCase(), code: '000000' });
  expect([status, body]).toEqual([200, patient.user]);
  expect(await listTold('Ihre E-Mail-Adresse wurde geändert')).toEqual([]);
  expect(await statusOfMe(other)).toBe(200);
});

test('an e-mail that another account has is refused, its proof is used up, and nobody is told', async () => {
  const neighbour = await registerPatient(server);
  const { email } = neighbour.user;
  server.clock.advance(61_000);
  const code = await sendEmailCode(email);
  const before = (await callServer(server, 'listOutbox')).body.length;
  const { status, error } = await changeEmail({ email, code, currentPassword });
  expect([status, error.code]).toEqual([409, 'email_taken']);
  const again = await changeEmail({ email, code, currentPassword });
  expect([again.status, again.error.code]).toEqual([400, 'invalid_code']);
  expect((await callServer(server, 'listOutbox')).body).toHaveLength(before);
});
