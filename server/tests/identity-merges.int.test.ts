import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrations } from '../src/db/migrate.ts';
import { insertTokens } from '../src/features/guests/commands.ts';
import { hashToken } from '../src/security/tokens.ts';
import { bookProven, createGuest, type Guest, proveAddress } from './guest.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  registerPatient,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { openEmptyDesk, type PatientDesk, rowsOf } from './patient-desk.ts';
import { callStaff, type StaffMember } from './staff.ts';

// What opens to which mailbox or account after the practice has changed whose an appointment or address is.

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

const monday = '2026-11-30';

async function listExported(of: Guest): Promise<unknown[]> {
  await proveAddress(server, of);
  const { jar, ip, email } = of;
  const { body } = await callServer(server, 'exportGuestData', { jar, ip, body: { email } });
  return rowsOf(body, 'appointments').map(({ id }) => id);
}

async function setEmail(id: string, email: string): Promise<void> {
  const changed = await desk.change(id, { email });
  expect(changed.status).toBe(200);
}

/** Merges the two entries as the desk does, whichever remains; answers its id. */
async function merge(one: string, other: string): Promise<string> {
  const { remaining, going } = (await desk.preview(one, other)).body;
  const versions = { version: remaining.version, otherVersion: going.version };
  const merged = await desk.merge(remaining.id, going.id, versions);
  expect(merged.status).toBe(200);
  return merged.body.id;
}

test('an address that the desk typed opens nothing, also once it is typed back', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  expect(await listExported(guest)).toEqual([appointment.id]);
  const stranger = createGuest();
  await setEmail(appointment.patientId, stranger.email);
  expect([await listExported(guest), await listExported(stranger)]).toEqual([[], []]);
  await setEmail(appointment.patientId, guest.email);
  expect(await listExported(guest)).toEqual([]);
});

test('mails to an address that the desk typed carry no link, and a link opens no appointment of the desk', async () => {
  const stranger = createGuest();
  const typed = await desk.add({ lastName: 'Getippt', email: stranger.email });
  const byDesk = (await desk.bookFor(typed, '09:00')).body.appointment;
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const move = async (version: number, time: string) => {
    const body = { version, time, inform: true };
    const params = { id: appointment.id };
    const moved = await callStaff(server, 'changeAppointment', { jar: reception.jar, params, body });
    expect(moved.status).toBe(200);
    server.clock.advance(61_000);
  };
  const listLinked = async () => {
    const messages = await server.ownerDb
      .selectFrom('outgoing_messages')
      .select(['recipient', 'body'])
      .where('appointment_id', 'in', [byDesk.id, appointment.id])
      .orderBy('created_at')
      .execute();
    return messages.map(({ recipient, body }) => [recipient, body.includes('termin#')]);
  };
  await move(1, '11:00');
  await setEmail(appointment.patientId, stranger.email);
  await move(2, '12:00');
  expect(await listLinked()).toEqual([
    [guest.email, true],
    [guest.email, true],
    [stranger.email, false],
  ]);
  const token = 'x'.repeat(43);
  const row = { token_hash: hashToken(token), created_at: new Date(referenceNow), appointment_id: byDesk.id };
  await insertTokens(server.ownerDb, [{ ...row, expires_at: new Date('2026-12-24') }]);
  const look = await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': token } });
  expect(look.status).toBe(404);
});

test('a change of something else by the desk leaves the mailbox proven', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const { version } = (await desk.getCard(appointment.patientId)).body;
  const body = { version, lastName: 'Gast-Neu', phone: '0221 4716155' };
  const params = { id: appointment.patientId };
  await callStaff(server, 'changePatientByStaff', { jar: reception.jar, params, body });
  expect(await listExported(guest)).toEqual([appointment.id]);
});

test('two entries of one mailbox that the desk merges open to it as before', async () => {
  const first = await bookProven(server, guest, { date: monday, time: '10:00' });
  const second = await bookProven(server, { ...guest, firstName: 'Gereon' }, { date: monday, time: '11:00' });
  await merge(first.appointment.patientId, second.appointment.patientId);
  expect(await listExported(guest)).toEqual([first.appointment.id, second.appointment.id]);
});

test('a guest’s entry that is merged into one the desk typed opens the guest’s booking alone', async () => {
  const typed = await desk.add({ lastName: 'Getippt', email: guest.email });
  const byDesk = await desk.bookFor(typed, '09:00');
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const id = await merge(typed, appointment.patientId);
  expect(id).toBe(typed);
  expect(await listExported(guest)).toEqual([appointment.id]);
  expect((await desk.getCard(id)).body.coming.map((each) => each.id)).toEqual([
    ...[byDesk.body.appointment.id, appointment.id],
  ]);
});

test('bookings of another mailbox that the desk merges in open to neither', async () => {
  const other = createGuest();
  const first = await bookProven(server, guest, { date: monday, time: '10:00' });
  const second = await bookProven(server, other, { date: monday, time: '11:00' });
  await merge(first.appointment.patientId, second.appointment.patientId);
  expect([await listExported(guest), await listExported(other)]).toEqual([[first.appointment.id], []]);
  // The links of the mails still open what they were sent for.
  const look = await callServer(server, 'getGuestAppointment', {
    headers: { 'appointment-token': second.cancelToken },
  });
  expect(look.status).toBe(200);
});

test('what the desk merges into an account’s entry opens to the account once it is linked', async () => {
  const { token, patientId } = await createPatientSession(server);
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const listOwn = async () =>
    (await callServer(server, 'listAppointments', { token })).body.map(({ id }) => id);
  const moved = sql`update appointments set patient_id = ${patientId}, assigned_by_staff = true
    where id = ${appointment.id}`;
  await moved.execute(server.ownerDb);
  expect(await listOwn()).toEqual([]);
  const body = { version: 1, checked: true };
  await callStaff(server, 'checkIdentity', { jar: reception.jar, params: { id: patientId }, body });
  expect(await listOwn()).toEqual([appointment.id]);
});

test('a guest who registers while the desk enters something keeps the booking, and the practice its entry', async () => {
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    guest = createGuest();
    const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
    server.clock.advance(61_000);
    const { firstName, lastName, email } = guest;
    const [registered, entered] = await Promise.all([
      registerPatient(server, { firstName, lastName, email }),
      desk.bookFor(appointment.patientId, '09:00'),
    ]);
    const own = (await callServer(server, 'listAppointments', { token: registered.token })).body;
    expect(own.map(({ id }) => id)).toEqual([appointment.id]);
    // Entered before or after, or refused because the entry was merged a moment ago.
    expect([201, 404]).toContain(entered.status);
    const [row] = (
      await sql<{ count: number }>`
        select count(*)::int as count from appointments where booking_method = 'phone' and status = 'scheduled'
      `.execute(server.ownerDb)
    ).rows;
    expect(row?.count).toBe(entered.status === 201 ? 1 : 0);
  }
});

test('of rows of before it is known which the practice assigned, and which dates of birth the desk typed', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const child = await createPatientSession(server);
  await sql`update patients set date_of_birth = '2015-02-03' where id = ${child.patientId}`.execute(
    server.ownerDb,
  );
  const typed = await desk.add({ lastName: 'Vorher' });
  await sql`
    insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
    values (now(), 'staff', gen_random_uuid(), 'merge', 'appointment', ${appointment.id},
      '{"patientId":"a"}', '{"patientId":"b"}')
  `.execute(server.ownerDb);
  for (const undo of [
    'alter table appointments drop column assigned_by_staff',
    'alter table patients drop column date_of_birth_by_staff',
    'drop table patient_invitations',
  ])
    await sql.raw(undo).execute(server.ownerDb);
  await server.ownerDb
    .transaction()
    .execute(async (transaction) => migrations['030-account-links']?.up(transaction));
  const { rows } = await sql<{ assigned: boolean; typed: boolean; own: boolean }>`
    select (select assigned_by_staff from appointments where id = ${appointment.id}) as assigned,
      (select date_of_birth_by_staff from patients where id = ${typed}) as typed,
      (select date_of_birth_by_staff from patients where id = ${child.patientId}) as own
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ assigned: true, typed: true, own: false }]);
});
