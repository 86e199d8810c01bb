import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordConsent } from '../src/features/consents/commands.ts';
import { toWithdrawalToken } from '../src/features/reminders/rules.ts';
import { sendDueReminders } from '../src/features/reminders/send-due-reminders.ts';
import { bookProven, createGuest, type Guest, proveAddress } from './guest.ts';
import {
  type CookieJar,
  callServer,
  readCode,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { openEmptyDesk, openPatientDesk, type PatientDesk, readAccessLink, rowsOf } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let reception: StaffMember;
let desk: PatientDesk;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let guest: Guest;
beforeEach(async () => {
  ({ reception, desk } = await openEmptyDesk(server));
  guest = createGuest();
});

const secret = 'Marcumar';
const birthday = '1951-03-07';
const monday = '2026-11-30';

const link = (token: string, secretOfLink: string, dateOfBirth = birthday) =>
  callServer(server, 'linkAccount', { token, body: { token: secretOfLink, dateOfBirth } });
const addPatient = (token: string, dateOfBirth = birthday) =>
  callServer(server, 'addPatient', {
    token,
    body: { firstName: 'Rosa', lastName: 'Rüster', dateOfBirth, relation: 'other' },
  });
/** Everything that an account can read of its patients. */
async function readAll(token: string): Promise<string> {
  const answers = [
    (await callServer(server, 'listPatients', { token })).body,
    (await callServer(server, 'listAppointments', { token })).body,
    (await callServer(server, 'exportAccount', { token })).body,
  ];
  return JSON.stringify(answers);
}

test('an invitation to an entry whose date of birth the account gave is refused', async () => {
  const { token, user } = await registerPatient(server);
  const { id } = (await addPatient(token)).body;
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  const invited = await desk.invite(id);
  expect([invited.status, invited.error.code]).toEqual([422, 'invitation_date_self_declared']);
  await link(token, await readAccessLink(server, user.email));
  expect(await readAll(token)).not.toContain(secret);
});

test('a date of birth that an account gave is no second factor after parting either, until a document was seen', async () => {
  const { token, user } = await registerPatient(server);
  const { id } = (await addPatient(token)).body;
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  expect((await callServer(server, 'removePatient', { token, params: { id } })).status).toBe(204);
  // The account's owner phones and names an address.
  expect((await desk.change(id, { email: `zweit.${user.email}` })).status).toBe(200);
  const invited = await desk.invite(id);
  expect([invited.status, invited.error?.code]).toEqual([422, 'invitation_date_self_declared']);
  await desk.checkIdentity(id, (await desk.getCard(id)).body.version);
  expect((await desk.invite(id)).status).toBe(200);
});

test('parting from the account ends an invitation that went to its mailbox', async () => {
  const { token, user } = await registerPatient(server);
  const { id } = (await addPatient(token, '1950-01-01')).body;
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  await desk.change(id, { dateOfBirth: birthday });
  expect((await desk.invite(id)).status).toBe(200);
  const secretOfLink = await readAccessLink(server, user.email);
  expect((await callServer(server, 'removePatient', { token, params: { id } })).status).toBe(204);
  expect((await link(token, secretOfLink)).error.code).toBe('access_link_invalid');
  expect((await desk.getCard(id)).body.invitation).toBeNull();
});

test('a namesake of another date of birth is no own person of the account: neither is mixed with the other', async () => {
  const { token, user } = await registerPatient(server, { firstName: 'Jan', lastName: 'Krüger' });
  const [own] = (await callServer(server, 'listPatients', { token })).body;
  const ownId = own?.id ?? '';
  await desk.change(ownId, { dateOfBirth: birthday });
  await desk.note(ownId, randomUUID(), { version: 0, text: secret });
  const { email } = user;
  const son = { firstName: 'Jan', lastName: 'Krüger', dateOfBirth: '1980-02-03', email };
  const sonId = await desk.add({ ...son, isUnreachable: false });
  expect((await desk.invite(sonId)).status).toBe(200);
  const linked = await link(token, await readAccessLink(server, email), '1980-02-03');
  expect([linked.status, linked.body]).toMatchObject([200, { id: sonId, relation: 'other' }]);
  expect((await desk.getCard(ownId)).body.dateOfBirth).toBe(birthday);
  expect(await readAll(token)).not.toMatch(/Marcumar|1951-03-07/);
});

test('a number that a guest’s further booking replaces stays on the card', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '09:00' });
  const other = { ...guest, phone: '+4922147109999' };
  await bookProven(server, other, { date: monday, time: '10:00' });
  const { body: card } = await desk.getCard(appointment.patientId);
  expect([card.phone, card.formerContacts]).toMatchObject([
    other.phone,
    [{ channel: 'phone', contact: guest.phone, changedBy: null }],
  ]);
});

test('an erasure by the guest leaves no contact behind in the copy of a merge', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '09:00' });
  server.clock.advance(1000);
  const rosa = await desk.add({ firstName: 'Rosa', lastName: 'Rüster', dateOfBirth: birthday });
  await desk.note(rosa, randomUUID(), { version: 0, text: secret });
  const { remaining, going } = (await desk.preview(rosa, appointment.patientId)).body;
  const versions = { version: remaining.version, otherVersion: going.version };
  const takesEmail = remaining.id === rosa;
  const merged = await desk.merge(remaining.id, going.id, {
    ...versions,
    take: takesEmail ? ['email'] : ['name', 'dateOfBirth'],
  });
  expect(merged.status).toBe(200);
  await proveAddress(server, guest);
  const { jar, ip, email } = guest;
  const erased = await callServer(server, 'eraseGuestData', {
    ...{ jar, ip, body: { email, cancelAppointments: true } },
  });
  expect(erased.status).toBe(200);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from patient_merges where before::text like ${`%${email}%`}
  `.execute(server.ownerDb);
  expect(rows[0]?.count).toBe(0);
  expect((await desk.getCard(remaining.id)).body.notes[0]?.text).toBe(secret);
});

test('after a change of the account’s address the links in the mailbox of before open nothing, those of the new one do', async () => {
  const owner: CookieJar = new Map();
  const { token, user } = await registerPatient(server, {}, owner);
  const booked = await bookProven(server, { ...guest, email: user.email }, { date: monday, time: '09:00' });
  const email = `neu.${guest.email}`;
  const later = await bookProven(server, { ...guest, email }, { date: monday, time: '10:00' });
  const open = async (cancelToken: string) =>
    (await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': cancelToken } }))
      .status;
  expect([await open(booked.cancelToken), await open(later.cancelToken)]).toEqual([200, 200]);
  server.clock.advance(61_000);
  const body = { email, purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { jar: owner, token, body });
  const change = { email, code: await readCode(server, email), currentPassword: 'geheim-1234' };
  const changed = await callServer(server, 'setEmail', { jar: owner, token, body: change });
  expect(changed.status).toBe(200);
  expect([await open(booked.cancelToken), await open(later.cancelToken)]).toEqual([404, 200]);
});

const takesLink = (text: string) => /termin#([\w-]{43})/.exec(text)?.[1];
const openLink = async (cancelToken: string) =>
  (await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': cancelToken } })).status;
/** Messages about an appointment: recipient, and the status that its link answers, if it has one. */
async function listLinks(appointmentId: string) {
  const messages = await server.ownerDb
    .selectFrom('outgoing_messages')
    .select(['recipient', 'body'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('created_at')
    .execute();
  const listed = [];
  for (const { recipient, body } of messages) {
    const link = takesLink(body);
    listed.push([recipient, link ? await openLink(link) : 'no link']);
  }
  return listed;
}

test('a mail that has not left carries no link to an address that the desk types meanwhile', async () => {
  const stranger = createGuest();
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  server.clock.advance(61_000);
  const body = { version: 1, time: '11:00', inform: true };
  const params = { id: appointment.id };
  const moved = await callStaff(server, 'changeAppointment', { jar: reception.jar, params, body });
  expect(moved.status).toBe(200);
  expect((await desk.change(appointment.patientId, { email: stranger.email })).status).toBe(200);
  const links = await listLinks(appointment.id);
  expect(links).toEqual([
    [guest.email, 404],
    [stranger.email, 'no link'],
  ]);
});

test('a reminder that has not left is written anew, without a link, for an address that the desk types meanwhile', async () => {
  const stranger = createGuest();
  const at = { date: monday, time: '10:00', reminderConsent: true };
  const { appointment } = await bookProven(server, guest, at);
  server.clock.set('2026-11-29T12:00:00+01:00');
  await sendDueReminders(server.context);
  await sql`update outgoing_messages set send_at = '2026-11-30' where kind = 'reminder'`.execute(
    server.ownerDb,
  );
  const later = openPatientDesk(server, await createStaffSession(server, 'reception'));
  expect((await later.change(appointment.patientId, { email: stranger.email })).status).toBe(200);
  await sendDueReminders(server.context);
  expect(await listLinks(appointment.id)).toEqual([
    [guest.email, 404],
    [stranger.email, 'no link'],
  ]);
});

test('a guest who reschedules what the desk gave to another entry sends no link to an address that it typed', async () => {
  const stranger = createGuest();
  const typed = await desk.add({ firstName: 'Gero', lastName: 'Getippt', email: stranger.email });
  server.clock.advance(1000);
  const { appointment, cancelToken } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const { remaining, going } = (await desk.preview(typed, appointment.patientId)).body;
  const versions = { version: remaining.version, otherVersion: going.version };
  expect((await desk.merge(remaining.id, going.id, versions)).status).toBe(200);
  const headers = { 'appointment-token': cancelToken };
  const { version } = (await callServer(server, 'getGuestAppointment', { headers })).body;
  const body = { version, date: monday, time: '11:00' };
  const moved = await callServer(server, 'moveGuestAppointment', { headers, body });
  expect(moved.status).toBe(200);
  const links = await listLinks(appointment.id);
  expect(links).toEqual([
    [guest.email, 200],
    [stranger.email, 'no link'],
  ]);
});

test('a merge that takes another mailbox opens to it only what that one booked', async () => {
  const other = createGuest();
  const first = await bookProven(server, guest, { date: monday, time: '10:00' });
  server.clock.advance(1000);
  const second = await bookProven(server, other, { date: monday, time: '11:00' });
  const { remaining, going } = (await desk.preview(first.appointment.patientId, second.appointment.patientId))
    .body;
  const versions = { version: remaining.version, otherVersion: going.version };
  const merged = await desk.merge(remaining.id, going.id, { ...versions, take: ['email'] });
  expect(merged.status).toBe(200);
  const listExported = async (of: Guest) => {
    await proveAddress(server, of);
    const { jar, ip, email } = of;
    const { body } = await callServer(server, 'exportGuestData', { jar, ip, body: { email } });
    return rowsOf(body, 'appointments').map(({ id }) => id);
  };
  expect([await listExported(guest), await listExported(other)]).toEqual([[], [second.appointment.id]]);
  const { merge } = (await desk.getCard(remaining.id)).body;
  const params = { id: remaining.id, mergeId: merge?.id ?? '' };
  expect((await callStaff(server, 'undoMerge', { jar: reception.jar, params })).status).toBe(200);
  expect([await listExported(guest), await listExported(other)]).toEqual([
    [first.appointment.id],
    [second.appointment.id],
  ]);
});

test('no copy of an entry outlives the undo of its merge', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '09:00' });
  const older = await desk.add({ firstName: 'Rosa', lastName: 'Rüster', dateOfBirth: birthday });
  const { remaining, going } = (await desk.preview(older, appointment.patientId)).body;
  const versions = { version: remaining.version, otherVersion: going.version };
  expect((await desk.merge(remaining.id, going.id, versions)).status).toBe(200);
  const { merge } = (await desk.getCard(remaining.id)).body;
  const undo = () =>
    callStaff(server, 'undoMerge', {
      jar: reception.jar,
      params: { id: remaining.id, mergeId: merge?.id ?? '' },
    });
  expect((await undo()).status).toBe(200);
  expect((await undo()).status).toBe(200);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from patient_merges where before::text like ${`%${guest.email}%`}
  `.execute(server.ownerDb);
  expect(rows[0]?.count).toBe(0);
});

test('reminders that were turned off since a merge stay off for both entries after its undo', async () => {
  const add = async (lastName: string) => {
    const id = await desk.add({ lastName });
    const now = new Date(server.clock.nowMs());
    await recordConsent(server.ownerDb, { patientId: id }, { kind: 'reminders', given: true }, now);
    server.clock.advance(1000);
    return id;
  };
  const ids = [await add('Bleibt'), await add('Abgemeldet')];
  const [id = '', goingId = ''] = ids;
  expect((await desk.merge(id, goingId)).status).toBe(200);
  server.clock.advance(1000);
  // The link of a mail from before the merge.
  const token = toWithdrawalToken(server.context.secretKey, { kind: 'patient', id: goingId });
  expect((await callServer(server, 'unsubscribeReminders', { body: { token } })).status).toBe(200);
  const { merge } = (await desk.getCard(id)).body;
  const params = { id, mergeId: merge?.id ?? '' };
  expect((await callStaff(server, 'undoMerge', { jar: reception.jar, params })).status).toBe(200);
  for (const each of ids) {
    const { consents } = (await desk.getCard(each)).body;
    expect(consents.find(({ kind }) => kind === 'reminders')?.given).toBe(false);
  }
});
