import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordConsent } from '../src/features/consents/commands.ts';
import { toWithdrawalToken } from '../src/features/reminders/rules.ts';
import { writeTimedMessages } from '../src/jobs/timed-messages.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { type MailPeer, startMailPeer } from './mail-peer.ts';
import { letPass, listMessages, sendMessage, waitForMessages } from './outgoing-messages.ts';
import { callStaff, createStaffSession } from './staff.ts';

let peer: MailPeer;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  peer = await startMailPeer();
  const site = { PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on' };
  // Either server writes a reminder, and either reads its link: they share their key, as in production.
  const env = { ...site, SMTP_URL: peer.url, SECRET_KEY: 'k'.repeat(32) };
  server = await startTestServer({ env });
  other = await startTestServer({ env, beside: server });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  await peer.stop();
});
beforeEach(async () => {
  server.clock.set(referenceNow);
  peer.mails.length = 0;
  peer.refuse(undefined);
  await removeBookings(server);
  await server.ownerDb.deleteFrom('message_keys').execute();
});

const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '09:00' };
/** A day before, to the minute, a Sunday. */
const dueAt = '2026-11-29T09:00:00+01:00';

async function book(changes: { reminderConsent?: boolean; language?: 'de' | 'en' } = {}) {
  const { language = 'de', ...consent } = { reminderConsent: true, ...changes };
  const session = await createPatientSession(server);
  const body = { ...wish, bookingMethod: 'website', ...consent } as const;
  const { token } = session;
  const answer = await callServer(server, 'bookAppointment', { token, language, body });
  expect(answer.status).toBe(201);
  // A clock that leaps while the confirmation is on its way lets another worker send it, too.
  await waitForMessages(server, confirmed);
  return { ...session, id: answer.body.id, version: answer.body.version };
}

/** What both servers would do at this moment by themselves. */
async function lookAt(iso: string): Promise<void> {
  server.clock.set(iso);
  await Promise.all([writeTimedMessages(server.context), writeTimedMessages(other.context)]);
}

const listReminders = async () => (await listMessages(server)).filter(({ kind }) => kind === 'reminder');
/** Mails leave side by side, so the last one to come need not be the last one written. */
const findReminder = () => peer.mails.find((mail) => /^(Erinnerung|Reminder):/.test(mail.header('Subject')));
const confirmed = { kind: 'confirmation', state: 'sent' };

test('a reminder leaves a day before, once, with the way to turn reminders off', async () => {
  await book();
  await lookAt('2026-11-29T08:59:59+01:00');
  expect(await listReminders()).toEqual([]);
  await lookAt(dueAt);
  await lookAt('2026-11-29T09:30:00+01:00');
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent' });
  const mail = findReminder();
  expect(mail?.header('Subject')).toBe('Erinnerung: Ihr Termin am Montag, 30. November 2026, 09:00 Uhr');
  expect(mail?.header('List-Unsubscribe')).toMatch(
    /^<https:\/\/praxis\.example\/api\/reminders\/unsubscribe\/[\w-]{43}>$/,
  );
  expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(peer.mails).toHaveLength(2);
});

test('it has the language of the booking', async () => {
  await book({ language: 'en' });
  await lookAt(dueAt);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent' });
  expect(findReminder()?.header('Subject')).toBe(
    'Reminder: your appointment on Monday, 30 November 2026, 09:00',
  );
});

test('without consent, or once it is taken back, nobody is reminded', async () => {
  await book({ reminderConsent: false });
  await lookAt(dueAt);
  expect(await listReminders()).toEqual([]);
});

test('a consent that is given later, on the dashboard, counts for what is booked', async () => {
  const { token } = await book({ reminderConsent: false });
  server.clock.advance(1000);
  expect((await callServer(server, 'updateProfile', { token, body: { reminders: true } })).status).toBe(200);
  await lookAt(dueAt);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent' });
});

test('a cancelled appointment is not reminded of', async () => {
  const { token, id } = await book();
  server.clock.set('2026-11-29T08:59:00+01:00');
  await callServer(server, 'cancelAppointment', { token, params: { id } });
  await lookAt(dueAt);
  expect(await listReminders()).toEqual([]);
});

test('a moved appointment is reminded of a day before its new time, not its old one', async () => {
  const { token, id, version } = await book();
  server.clock.advance(1000);
  const body = { date: '2026-12-02', time: '11:00', version };
  expect((await callServer(server, 'moveAppointment', { token, params: { id }, body })).status).toBe(200);
  await lookAt(dueAt);
  expect(await listReminders()).toEqual([]);
  await lookAt('2026-12-01T11:00:00+01:00');
  await waitForMessages(
    server,
    confirmed,
    { kind: 'moved', state: 'sent' },
    { kind: 'reminder', state: 'sent' },
  );
  expect(findReminder()?.header('Subject')).toContain('Mittwoch, 2. Dezember 2026, 11:00');
});

/** A reminder that was written and could not leave, because the mail server asks to wait. */
async function bookWithWaitingReminder() {
  const booked = await book();
  await waitForMessages(server, confirmed);
  peer.refuse(451);
  await lookAt(dueAt);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'waiting', failure: 'deferred' });
  peer.refuse(undefined);
  return booked;
}

test('a reminder that waits for the mail server leaves later', async () => {
  await bookWithWaitingReminder();
  letPass(server, 5);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent', attempts: 2 });
});

/** A desk of the site, whose cookies have the name that only https gives them. */
async function openDesk() {
  const { jar } = await createStaffSession(server, 'reception');
  return { jar: new Map([['__Host-staff', jar.get('staff') ?? '']]), origin: 'https://praxis.example' };
}

test('what the desk notes, and what it takes back, changes nothing about a reminder', async () => {
  const { id, version } = await bookWithWaitingReminder();
  const { jar, origin } = await openDesk();
  const change = async (body: Partial<StaffCallInput<'changeAppointment'>['body']> & { version: number }) =>
    callStaff(server, 'changeAppointment', {
      ...{ jar, origin, params: { id } },
      body: { inform: false, ...body },
    });
  const noted = await change({ version, note: 'Möchte ans Fenster' });
  const moved = await change({ version: noted.body.appointment.version, date: '2026-12-02' });
  // Meanwhile nobody wants it.
  await writeTimedMessages(server.context);
  expect(await listReminders()).toEqual([]);
  await callStaff(server, 'undoChange', { jar, origin, params: { id: moved.body.undo?.id ?? '' } });
  await writeTimedMessages(server.context);
  letPass(server, 5);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent' });
});

test('a note of the hour in which a reminder is due does not take it away', async () => {
  const { id, version } = await book();
  server.clock.set(dueAt);
  const { jar, origin } = await openDesk();
  const body = { version, note: 'Hat Angst', inform: false };
  server.clock.advance(1000);
  const noted = await callStaff(server, 'changeAppointment', { jar, origin, params: { id }, body });
  expect(noted.status).toBe(200);
  server.clock.advance(60_000);
  await writeTimedMessages(server.context);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent' });
});

/** Whatever else may leave leaves; another reminder that is due later than the one that waited shows when that is. */
async function expectDropped(): Promise<void> {
  letPass(server, 5);
  const to = 'later@example.org';
  await sendMessage(server, { kind: 'reminder', to });
  await vi.waitFor(() => expect(peer.mails.flatMap((mail) => mail.to)).toContain(to), 20_000);
  await writeTimedMessages(server.context);
  expect(await listReminders()).toMatchObject([{ recipient: to }]);
  expect(findReminder()).toBeUndefined();
}

test('a reminder that waits does not leave once the appointment is cancelled', async () => {
  const { token, id } = await bookWithWaitingReminder();
  await callServer(server, 'cancelAppointment', { token, params: { id } });
  await expectDropped();
});

test('a reminder that waits does not leave once the appointment is moved', async () => {
  const { token, id, version } = await bookWithWaitingReminder();
  const body = { date: '2026-12-02', time: '11:00', version };
  expect((await callServer(server, 'moveAppointment', { token, params: { id }, body })).status).toBe(200);
  await expectDropped();
});

test('a reminder that waits does not leave once reminders are turned off', async () => {
  const { token } = await bookWithWaitingReminder();
  server.clock.advance(1000);
  await callServer(server, 'updateProfile', { token, body: { reminders: false } });
  await expectDropped();
});

/** The address in the mail's header, as a path of this test's server. */
function readWithdrawal(): { path: string; token: string } {
  const [, path = '', token = ''] =
    /^<https:\/\/praxis\.example(\/api\/reminders\/unsubscribe\/([\w-]+))>$/.exec(
      findReminder()?.header('List-Unsubscribe') ?? '',
    ) ?? [];
  return { path, token };
}

test('one click in a mail program turns reminders off, for what is booked as well (RFC 8058)', async () => {
  const { token } = await book();
  await lookAt(dueAt);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent' });
  const { path } = readWithdrawal();
  const readReminders = async () => (await callServer(server, 'me', { token })).body.reminders;
  // Scanners open what stands in a mail; a GET leads to the page that asks, and changes nothing.
  for (const method of ['GET', 'HEAD']) {
    const headers = { 'Accept-Language': 'en' };
    const opened = await fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' });
    const page = `https://praxis.example/en/abmelden#${path.split('/').at(-1)}`;
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, page]);
  }
  expect((await fetch(`${server.url}${path}x`, { redirect: 'manual' })).status).toBe(404);
  expect(await readReminders()).toBe(true);
  server.clock.advance(1000);
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(`${server.url}${path}`, click)).status).toBe(200);
  expect(await readReminders()).toBe(false);
  expect((await fetch(`${server.url}${path}`, click)).status).toBe(200);
  const body = { ...wish, date: '2026-12-02', bookingMethod: 'website' } as const;
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
  const withdrawn = await server.context.db
    .selectFrom('consents')
    .select('given')
    .where('kind', '=', 'reminders')
    .orderBy('id')
    .execute();
  expect(withdrawn).toEqual([{ given: true }, { given: false }]);
  await lookAt('2026-12-01T09:00:00+01:00');
  expect(await listReminders()).toHaveLength(1);
});

test.each([
  ['text/plain', 'List-Unsubscribe=One-Click'],
  ['TEXT/Plain; charset=UTF-8', 'List-Unsubscribe=One-Click'],
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded; charset=ISO-8859-1', 'List-Unsubscribe=One-Click&x=1'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/json', '{"List-Unsubscribe":'],
  ['application/octet-stream', '\u0000'],
  ['x/y', 'anything'],
  [undefined, undefined],
])('one click as %s turns reminders off', async (type, body) => {
  const { token, accountId } = await book();
  const path = `/api/reminders/unsubscribe/${toWithdrawalToken(server.context.secretKey, { kind: 'account', id: accountId })}`;
  server.clock.advance(1000);
  const headers = type === undefined ? {} : { 'Content-Type': type };
  const click = { method: 'POST', headers, ...(body !== undefined && { body: Buffer.from(body) }) };
  expect((await fetch(`${server.url}${path}`, click)).status).toBe(200);
  // The scheme of the token is written in any case (RFC 9110, 11.1).
  const me = await fetch(`${server.url}/api/auth/me`, { headers: { Authorization: `bEARER  ${token}` } });
  expect([me.status, ((await me.json()) as { reminders: boolean }).reminders]).toEqual([200, false]);
});

test('the page that a reminder leads to turns them off by the same call; nobody else can', async () => {
  const { accountId } = await book();
  await lookAt(dueAt);
  await waitForMessages(server, confirmed, { kind: 'reminder', state: 'sent' });
  const { token } = readWithdrawal();
  const forged = `${token.slice(0, -2)}AA`;
  expect((await callServer(server, 'unsubscribeReminders', { body: { token: forged } })).status).toBe(404);
  expect((await callServer(server, 'unsubscribeReminders', { body: { token: 'x' } })).status).toBe(404);
  const answer = await callServer(server, 'unsubscribeReminders', { body: { token } });
  expect([answer.status, answer.body]).toEqual([200, { accepted: true }]);
  await server.ownerDb.deleteFrom('accounts').where('id', '=', accountId).execute();
  expect((await callServer(server, 'unsubscribeReminders', { body: { token } })).status).toBe(404);
});

test('the link of a guest turns reminders off, too, once an account looks after them', async () => {
  const { accountId } = await createPatientSession(server);
  const now = new Date(server.clock.nowMs());
  const { id } = await server.ownerDb
    .insertInto('patients')
    .values({ first_name: 'Gerda', last_name: 'Gast', language: 'de', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  // What was said as a guest is the account's since it has the guest.
  const link = { account_id: accountId, patient_id: id, relation: 'other', created_at: now } as const;
  await server.ownerDb.insertInto('account_patients').values(link).execute();
  await recordConsent(server.context.db, { accountId }, { kind: 'reminders', given: true }, now);
  const token = toWithdrawalToken(server.context.secretKey, { kind: 'patient', id });
  server.clock.advance(1000);
  expect((await callServer(server, 'unsubscribeReminders', { body: { token } })).status).toBe(200);
  const consents = server.context.db.selectFrom('consents').select(['given', 'patient_id']);
  expect(await consents.orderBy('id', 'desc').limit(1).execute()).toEqual([{ given: false, patient_id: id }]);
});

test('a guest is reminded with a link that opens the appointment, and can turn reminders off', async () => {
  const { db } = server.context;
  const now = new Date(server.clock.nowMs());
  const guest = {
    first_name: 'Gerda',
    last_name: 'Gast',
    language: 'de',
    email: 'gerda@example.org',
  } as const;
  const { id: patientId } = await server.ownerDb
    .insertInto('patients')
    .values({ ...guest, email_proven_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const startAt = new Date('2026-11-30T09:00:00+01:00');
  const { rows } = await sql<{ id: string }>`
    insert into appointments
      (patient_id, doctor_id, treatment_type, during, status, booking_method, language, created_at, updated_at)
    values (${patientId}, 'weber', 'Kontrolluntersuchung', tstzrange(${startAt}, ${startAt}::timestamptz + interval '30 minutes'),
      'scheduled', 'guest', 'en', ${now}, ${now})
    returning id
  `.execute(server.ownerDb);
  await recordConsent(db, { patientId }, { kind: 'reminders', given: true }, now);
  await lookAt(dueAt);
  await waitForMessages(server, { kind: 'reminder', recipient: 'gerda@example.org', state: 'sent' });
  // Long lines are broken on their way; of the tokens the database keeps none once the mail has left.
  const mail = findReminder()?.raw.replace(/=\r\n/g, '') ?? '';
  const { body } = await db.selectFrom('outgoing_messages').select('body').executeTakeFirstOrThrow();
  expect([/#[\w-]{43}/.test(mail), /#[\w-]{43}/.test(body)]).toEqual([true, false]);
  const link = /https:\/\/praxis\.example\/en\/termin#([\w-]{43})\s/.exec(mail)?.[1] ?? '';
  const opened = await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': link } });
  expect([opened.status, opened.body.id]).toEqual([200, rows[0]?.id]);
  const off = /https:\/\/praxis\.example\/en\/abmelden#([\w-]{43})\s/.exec(mail)?.[1] ?? '';
  server.clock.advance(1000);
  expect((await callServer(server, 'unsubscribeReminders', { body: { token: off } })).status).toBe(200);
  const words = await db.selectFrom('consents').select(['given', 'patient_id']).orderBy('id').execute();
  expect(words).toEqual([
    { given: true, patient_id: patientId },
    { given: false, patient_id: patientId },
  ]);
});
