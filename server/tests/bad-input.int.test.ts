import type { CallSchema } from '@praxisportal/contract/call-schema';
import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import { type ErrorBody, errorSentences } from '@praxisportal/contract/errors';
import { schemas } from '@praxisportal/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPatientSession, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await createPatientSession(server)).token;
});
afterAll(() => server.stop());

const names = Object.keys(calls).filter((name): name is CallName => name in calls);
const unknownToken = 'A'.repeat(43);
const unknownId = '00000000-0000-4000-8000-000000000000';

/** A body of the right form for every call that has one. */
const goodBodies: Partial<Record<CallName, Record<string, unknown>>> = {
  register: {
    email: 'a@example.org',
    password: 'geheim-1234',
    phone: '+492214710123',
    firstName: 'Anna',
    lastName: 'Schmidt',
    emailVerified: true,
    phoneVerified: true,
  },
  login: { email: 'a@example.org', password: 'geheim-1234' },
  requestPhoneLogin: { phone: '+492214710123' },
  verifyPhoneLogin: { phone: '+492214710123', code: '123456' },
  forgotPassword: { email: 'a@example.org' },
  resetPassword: { email: 'a@example.org', code: '123456', password: 'geheim-5678' },
  exportGuestData: { email: 'a@example.org' },
  eraseGuestData: { email: 'a@example.org' },
  chat: { message: 'Guten Tag' },
  speak: { text: 'Guten Tag' },
  changePassword: { currentPassword: 'geheim-1234', password: 'geheim-5678' },
  addPatient: { firstName: 'Mia', lastName: 'Schmidt', dateOfBirth: '2019-05-04' },
  changePatient: { firstName: 'Mia', lastName: 'Schmidt', dateOfBirth: '2019-05-04' },
  linkAccount: { token: 'A'.repeat(43), dateOfBirth: '1951-03-07' },
  deleteAccount: { currentPassword: 'geheim-1234' },
  updateProfile: { firstName: 'Anna', lastName: 'Schmidt', phone: '+492214710123', phoneCode: '123456' },
  setEmail: { email: 'b@example.org', code: '123456' },
  confirmOwner: { currentPassword: 'geheim-1234' },
  sendEmailCode: { email: 'a@example.org', purpose: 'verification' },
  sendPhoneCode: { phone: '+492214710123', purpose: 'verification' },
  verifyEmailCode: { email: 'a@example.org', code: '123456' },
  verifyPhoneCode: { phone: '+492214710123', code: '123456' },
  bookAppointment: {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-11-30',
    time: '09:00',
    bookingMethod: 'website',
  },
  moveAppointment: { date: '2026-11-30', time: '09:00', version: 1 },
  bookAsGuest: {
    firstName: 'Anna',
    lastName: 'Schmidt',
    email: 'a@example.org',
    phone: '+492214710123',
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-11-30',
    time: '09:00',
    policyAccepted: true,
  },
  moveGuestAppointment: { date: '2026-11-30', time: '09:00', version: 1 },
  moveGuestAppointmentByPath: { date: '2026-11-30', time: '09:00', version: 1 },
  unsubscribeReminders: { token: unknownToken },
  renewGuestLinks: { email: 'a@example.org' },
  sendContactMessage: {
    name: 'Anna',
    email: 'a@example.org',
    message: 'Guten Tag',
    secondsToWrite: 20,
  },
};
/** They are hashed, never stored. */
const passwords = new Set(['password', 'currentPassword']);
const optionalFields = new Set(['updateProfile', 'confirmOwner', 'changePatient']);
const withBody = names.filter((name) => 'body' in schemas[name]);
const patientCalls = names.filter((name) => calls[name].access === 'patient');

let callCount = 0;

/** Sends raw text in place of the call's body; every try comes from an own address, so that no limit interferes. */
async function send(name: CallName, raw: string | undefined, headers: Record<string, string> = {}) {
  callCount += 1;
  const { method, path }: Call = calls[name];
  const answer = await fetch(
    `${server.url}/api${path.replace(':id', unknownId).replace(':token', unknownToken)}`,
    {
      method,
      headers: {
        'X-Forwarded-For': `10.${Math.floor(callCount / 62_500)}.${Math.floor(callCount / 250) % 250}.${callCount % 250}`,
        Authorization: `Bearer ${token}`,
        ...('headers' in schemas[name] && { 'appointment-token': unknownToken }),
        ...(raw !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(raw !== undefined && { body: raw }),
    },
  );
  const body: Partial<ErrorBody> = Object(await answer.json());
  return { status: answer.status, body };
}

/** Asks in both languages and expects one refusal with its sentences. */
async function expectRefusal(
  name: CallName,
  raw: string | undefined,
  expected: { status: number; code: keyof typeof errorSentences },
  headers: Record<string, string> = {},
) {
  for (const language of ['de', 'en'] as const) {
    const { status, body } = await send(name, raw, { 'Accept-Language': language, ...headers });
    expect({ raw: raw?.slice(0, 80), status, code: body.code }).toEqual({
      raw: raw?.slice(0, 80),
      ...expected,
    });
    expect(body.error).toBe(errorSentences[expected.code][language]);
    for (const sentence of Object.values(body.fields ?? {})) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
}

test('every call with a body has an example here', () => {
  expect(Object.keys(goodBodies).sort()).toEqual([...withBody].sort());
  for (const name of withBody) {
    const { body }: CallSchema = schemas[name];
    expect(body?.safeParse(goodBodies[name]).success).toBe(true);
  }
});

test.each(withBody)('%s refuses broken JSON', async (name) => {
  for (const raw of ['{', '{"email": }', 'null}', "{'a': 1}", '[1,2', 'undefined', '\u0000', '{"a":1}x'])
    await expectRefusal(name, raw, { status: 400, code: 'malformed_json' });
  for (const raw of ['{"__proto__": {"access": "patient"}}', '{"constructor": {"prototype": {"a": 1}}}'])
    await expectRefusal(name, raw, { status: 400, code: 'malformed_json' });
});

test.each(withBody)('%s refuses JSON that is no object, and no body at all', async (name) => {
  for (const raw of ['[]', '[{}]', 'null', '42', '"text"', 'true'])
    await expectRefusal(name, raw, { status: 400, code: 'invalid_request' });
  if (optionalFields.has(name)) return;
  await expectRefusal(name, '{}', { status: 400, code: 'invalid_request' });
  await expectRefusal(name, undefined, { status: 400, code: 'invalid_request' });
});

test.each(withBody)('%s names each field that is missing or wrong', async (name) => {
  const good = goodBodies[name] ?? {};
  const wrongValues: unknown[] = [null, {}, [], ['a'], { toString: 'x' }, -1, 1e300, ''];
  for (const field of Object.keys(good)) {
    const { [field]: _left, ...rest } = good;
    if (!optionalFields.has(name)) {
      const { status, body } = await send(name, JSON.stringify(rest));
      expect([field, status, body.fields]).toEqual([field, 400, { [field]: 'Diese Angabe fehlt.' }]);
    }
    for (const wrong of wrongValues.filter((value) => !isAllowed(field, value))) {
      const raw = JSON.stringify({ ...good, [field]: wrong });
      await expectRefusal(name, raw, { status: 400, code: 'invalid_request' });
    }
  }
});

/** What is said there is cleaned and cut instead, because somebody is talking (`chat.int.test.ts`). */
const forgiving = new Set<CallName>(['chat', 'speak']);
const strict = withBody.filter((name) => !forgiving.has(name));

/** Any long time of writing is fine. */
function isAllowed(field: string, value: unknown): boolean {
  return field === 'secondsToWrite' && value === 1e300;
}

test.each(strict)('%s refuses texts that the database cannot hold', async (name) => {
  const good = goodBodies[name] ?? {};
  const texts = Object.keys(good).filter((field) => typeof good[field] === 'string' && !passwords.has(field));
  for (const field of texts) {
    for (const poison of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00\\ud800', 'x\\u0007y']) {
      const raw = JSON.stringify({ ...good, [field]: '§' }).replace('§', poison);
      await expectRefusal(name, raw, { status: 400, code: 'invalid_request' });
    }
  }
});

test.each(strict)('%s refuses a text that is too long', async (name) => {
  const good = goodBodies[name] ?? {};
  for (const field of Object.keys(good).filter((key) => typeof good[key] === 'string')) {
    const raw = JSON.stringify({ ...good, [field]: 'x'.repeat(15_000) });
    await expectRefusal(name, raw, { status: 400, code: 'invalid_request' });
  }
});

test.each(withBody)('%s refuses a body that is larger than all reason', async (name) => {
  const { bodyMaxBytes = 100_000 }: CallSchema = schemas[name];
  const raw = JSON.stringify({ ...goodBodies[name], more: 'x'.repeat(bodyMaxBytes) });
  await expectRefusal(name, raw, { status: 413, code: 'body_too_large' });
});

test.each(withBody)('%s takes JSON only', async (name) => {
  const raw = JSON.stringify(goodBodies[name]);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'application/jsonx'])
    await expectRefusal(name, raw, { status: 415, code: 'unsupported_media_type' }, { 'Content-Type': type });
});

test.each(patientCalls)('%s needs the token of a session', async (name) => {
  const raw = goodBodies[name] && JSON.stringify(goodBodies[name]);
  const garbage = [
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(6000)}`,
    `Bearer ${token} ${token}`,
    `Basic ${token}`,
    token,
    `Bearer ${token.slice(0, -1)}`,
    "Bearer ' or 1=1 --",
  ];
  for (const Authorization of garbage)
    await expectRefusal(name, raw, { status: 401, code: 'unauthorized' }, { Authorization });
});
