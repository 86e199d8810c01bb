import { Writable } from 'node:stream';
import { type Call, calls } from '@praxisportal/contract/calls';
import { treatments } from '@praxisportal/practice/treatments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import { requireUsablePractice } from '../src/practice-check.ts';
import {
  type CookieJar,
  callServer,
  createPatientSession,
  proveMailbox,
  readCode,
  referenceNow,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { startMailPeer } from './mail-peer.ts';
import { otherPractice } from './other-practice.ts';
import { waitForMessages } from './outgoing-messages.ts';

let server: TestServer;
let log = '';
beforeAll(async () => {
  requireUsablePractice(otherPractice, () => true);
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const overrides = { practice: otherPractice, logTo };
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' }, overrides });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(referenceNow));

/** All texts in a value, at any depth. */
function listTexts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(listTexts);
}

/** What the sample practice says, too, as the server does of any; the last two are kinds of treatments. */
const anybodysWords = new Set(['Dentist', 'unter', 'emergency', 'consultation']);

/** What nobody but the sample practice says: its sentences whole, and each word of its names and places. */
function listTraces(): string[] {
  const { facts, doctors } = ownPractice;
  const sentences = listTexts({ ...ownPractice, treatments }).filter((text) => /\p{L}{3}|\+49/u.test(text));
  const { name, legalName, owner, address } = facts;
  const names = listTexts([
    name,
    legalName,
    owner,
    address,
    doctors.map((doctor) => [doctor.id, doctor.name]),
  ]);
  const words = names.flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []);
  const shared = listTexts(otherPractice).join('\n');
  return [...new Set([...sentences, ...words])].filter(
    (trace) => !shared.includes(trace) && !anybodysWords.has(trace),
  );
}

const traces = listTraces().map((trace) => ({
  trace,
  asWords: new RegExp(`(?<!\\p{L})${RegExp.escape(trace)}(?!\\p{L})`, 'u'),
}));

function findTraces(text: string): string[] {
  return traces.filter(({ asWords }) => asWords.test(text)).map(({ trace }) => trace);
}

const wish = { treatmentType: 'Nachsorge', bookingMethod: 'website' } as const;

/** Every answer and message in both languages: of all that can be read, of booking, cancelling, writing, refusals. */
async function collectAnswers(): Promise<string> {
  const answers: unknown[] = [];
  const { token } = await createPatientSession(server);
  let id = '';
  for (const language of ['de', 'en'] as const) {
    const time = language === 'de' ? '12:00' : '13:00';
    const body = { ...wish, doctorId: 'moser', date: '2026-11-28', time };
    const booked = await callServer(server, 'bookAppointment', { token, language, body });
    expect(booked.status).toBe(201);
    const refused = { ...body, date: '2027-01-06' };
    answers.push(
      booked.body,
      await callServer(server, 'bookAppointment', { token, language, body: refused }),
    );
    id = booked.body.id;
    const params = { id };
    answers.push((await callServer(server, 'cancelAppointment', { token, language, params })).body);
    const written = {
      name: 'Anna',
      email: 'anna@example.org',
      message: 'Servus',
      leaveEmpty: '',
      secondsToWrite: 9,
    };
    answers.push(await callServer(server, 'sendContactMessage', { language, body: written }));
    const email = `${language}@example.org`;
    await callServer(server, 'sendEmailCode', { language, body: { email, purpose: 'verification' } });
    const phone = language === 'de' ? '+498912345678' : '+498987654321';
    const jar = new Map();
    await proveMailbox(server, { email: `zuerst.${email}`, jar });
    await callServer(server, 'sendPhoneCode', { language, jar, body: { phone, purpose: 'verification' } });
    answers.push(
      await callServer(server, 'sendPhoneCode', {
        language,
        body: { phone: '12345', purpose: 'verification' },
      }),
    );
    answers.push(await callServer(server, 'getDoctor', { language, params: { id: 'weber' } }));
  }
  const guest = await bookAsGuest();
  answers.push(guest);
  const paths = Object.values<Call>(calls).filter(({ method }) => method === 'GET');
  for (const path of [...paths.map((call) => call.path), '/openapi.json', '/docs/']) {
    const filled = path
      .replace('appointments/own/:id', `appointments/own/${id}`)
      .replace(':token', guest.cancelToken);
    const url = new URL(`${server.url}/api${filled.replace(':id', 'huber')}`);
    url.search = String(
      new URLSearchParams({ date: '2026-11-26', month: '2026-11', treatment: 'Nachsorge' }),
    );
    const headers = { Authorization: `Bearer ${token}`, 'Appointment-Token': guest.cancelToken };
    const answer = await fetch(url, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    answers.push(await answer.text());
  }
  return JSON.stringify(answers);
}

async function bookAsGuest() {
  const email = 'gast@example.org';
  const jar: CookieJar = new Map();
  await callServer(server, 'sendEmailCode', { jar, body: { email, purpose: 'verification' } });
  const code = await readCode(server, email);
  await callServer(server, 'verifyEmailCode', { jar, body: { email, code } });
  const person = { firstName: 'Gero', lastName: 'Gast', email, phone: '+498912345679' };
  const what = { doctorId: 'moser', treatmentType: 'Nachsorge', date: '2026-11-28', time: '12:00' };
  const body = { ...person, ...what, policyAccepted: true as const };
  const booked = await callServer(server, 'bookAsGuest', { jar, body });
  expect(booked.status).toBe(201);
  await callServer(server, 'renewGuestLinks', { body: { email } });
  return booked.body;
}

test('nothing of the sample practice is in any answer, message or line of the log', async () => {
  const answers = await collectAnswers();
  // Both kinds of trace would be found if they were there.
  expect(findTraces(JSON.stringify(ownPractice)).length).toBeGreaterThan(50);
  expect(findTraces('Lindenplatz')).toEqual(['Lindenplatz']);
  expect(findTraces(answers)).toEqual([]);
  const { body: outbox } = await callServer(server, 'listOutbox');
  expect(outbox.filter(({ channel }) => channel === 'email').length).toBeGreaterThanOrEqual(8);
  expect(outbox.filter(({ channel }) => channel === 'call').length).toBeGreaterThanOrEqual(2);
  expect(outbox.map(({ text }) => text).join('\n')).toContain('Implantate an der Isar');
  expect(outbox.some(({ to }) => to === 'hallo@isar.example')).toBe(true);
  expect(findTraces(JSON.stringify(outbox))).toEqual([]);
  expect(log).not.toBe('');
  expect(findTraces(log)).toEqual([]);
});

test('it keeps its own hours, holidays, closures and lengths', async () => {
  const list = async (id: string, date: string, treatment: string) =>
    (await callServer(server, 'listSlots', { params: { id }, query: { date, treatment } })).body.slots;
  expect(await list('huber', '2026-12-01', 'Eingriff')).toEqual([
    ...['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30'],
    ...['11:00', '11:30', '12:00', '12:30', '13:00'],
  ]);
  expect((await list('any', '2026-12-03', 'Nachsorge')).at(-1)).toBe('18:30');
  const query = { month: '2026-12', treatment: 'Eingriff' };
  const december = (await callServer(server, 'listDays', { params: { id: 'any' }, query })).body.states;
  expect(december['2026-12-05']).toEqual({ state: 'free' });
  expect(december['2026-12-07']).toEqual({ state: 'closed', reason: 'closed' });
  // The sample practice is closed until the 31st, this one only while it is rebuilt.
  expect(december['2026-12-24']).toEqual({ state: 'free' });
  expect(december['2026-12-29']).toEqual({ state: 'closed', reason: 'closed' });
  const january = (
    await callServer(server, 'listDays', { params: { id: 'any' }, query: { month: '2027-01' } })
  ).body;
  expect(january.states['2027-01-06']).toEqual({ state: 'closed', reason: 'holiday' });
  const availability = await callServer(server, 'getAvailability', { query: { treatment: 'Eingriff' } });
  expect(availability.body).toEqual({
    any: { date: '2026-11-25', time: '10:30', doctorId: 'huber' },
    doctors: {
      huber: { date: '2026-11-25', time: '10:30' },
      moser: { date: '2026-11-26', time: '11:00' },
    },
  });
});

test('its mails come from its own address', async () => {
  const peer = await startMailPeer();
  const sending = await startTestServer({
    env: { SMTP_URL: peer.url },
    overrides: { practice: otherPractice },
  });
  const { token } = await createPatientSession(sending);
  const body = { ...wish, doctorId: 'huber', date: '2026-12-01', time: '09:00' };
  await callServer(sending, 'bookAppointment', { token, body });
  await waitForMessages(sending, { state: 'sent' });
  expect(peer.mails.map((mail) => mail.header('From'))).toEqual(['hallo@isar.example']);
  expect(findTraces(peer.mails.map(({ raw }) => raw).join('\n'))).toEqual([]);
  await sending.stop();
  await peer.stop();
});
