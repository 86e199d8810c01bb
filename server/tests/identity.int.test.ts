import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookAsGuest, bookProven, createGuest, type Guest, proveAddress } from './guest.ts';
import {
  type CookieJar,
  callServer,
  readCode,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { openEmptyDesk, type PatientDesk, rowsOf } from './patient-desk.ts';
import { callStaff, type StaffMember } from './staff.ts';

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
const monday = '2026-11-30';

/** A patient that the desk entered with this address: date of birth, note and appointment. */
async function addRosa(email: string, name: { firstName?: string; lastName?: string } = {}): Promise<string> {
  const id = await desk.add({
    firstName: 'Rosa',
    lastName: 'Rüster',
    dateOfBirth: '1951-03-07',
    ...name,
    email,
  });
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  expect((await desk.bookFor(id, '09:00')).status).toBe(201);
  return id;
}

/** What the practice entered for a guest's entry: date of birth, note and appointment. */
async function enterFor(id: string, time = '09:00'): Promise<string> {
  const changed = await desk.change(id, { dateOfBirth: '1951-03-07' });
  expect(changed.status).toBe(200);
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  const booked = await desk.bookFor(id, time);
  expect(booked.status).toBe(201);
  return booked.body.appointment.id;
}

const expectUntouched = async (id: string, email: string | null) => {
  const { status, body } = await desk.getCard(id);
  expect(status).toBe(200);
  expect([body.email, body.dateOfBirth, body.hasAccount]).toEqual([email, '1951-03-07', false]);
  expect(body.notes.map(({ text }) => text)).toEqual([secret]);
  expect(body.coming.map(({ status: state, bookingMethod }) => [state, bookingMethod])).toEqual([
    ['scheduled', 'phone'],
  ]);
};

const exportGuest = ({ jar, ip, email }: Guest) =>
  callServer(server, 'exportGuestData', { jar, ip, body: { email } });
const eraseGuest = ({ jar, ip, email }: Guest) =>
  callServer(server, 'eraseGuestData', { jar, ip, body: { email, cancelAppointments: true } });
const listOwn = async (token: string) => (await callServer(server, 'listAppointments', { token })).body;
const listPeople = async (token: string) => (await callServer(server, 'listPatients', { token })).body;
const exportOwn = async (token: string) => (await callServer(server, 'exportAccount', { token })).body;

test('the owner of a mailbox that the desk typed neither exports nor erases the patient', async () => {
  const id = await addRosa(guest.email);
  await proveAddress(server, guest);
  const { status, body } = await exportGuest(guest);
  expect([status, rowsOf(body, 'people'), rowsOf(body, 'appointments'), rowsOf(body, 'notes')]).toEqual([
    ...[200, [], [], []],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Rüster|1951|Marcumar/);
  expect((await eraseGuest(guest)).status).toBe(200);
  await expectUntouched(id, guest.email);
});

test('registering with a mailbox that the desk typed adopts no patient, also of the same name', async () => {
  const email = guest.email;
  const ids = [await addRosa(email), await desk.add({ firstName: 'Erika', lastName: 'Rüster', email })];
  const { token } = await registerPatient(server, { email, firstName: 'Rosa', lastName: 'Rüster' });
  expect((await listPeople(token)).map(({ firstName, relation }) => [firstName, relation])).toEqual([
    ['Rosa', 'self'],
  ]);
  expect(await listOwn(token)).toEqual([]);
  expect(JSON.stringify(await exportOwn(token))).not.toMatch(/1951|Marcumar|Erika/);
  for (const id of ids) {
    const params = { id };
    const answers = [
      await callServer(server, 'changePatient', { token, params, body: { firstName: 'Eve' } }),
      await callServer(server, 'removePatient', { token, params }),
    ];
    expect(answers.map(({ status: answer }) => answer)).toEqual([404, 404]);
  }
  await expectUntouched(ids[0] ?? '', email);
});

test('changing the address to one that the desk typed adopts no patient', async () => {
  const id = await addRosa(guest.email);
  const jar: CookieJar = new Map();
  const { token } = await registerPatient(server, { firstName: 'Rosa', lastName: 'Rüster' }, jar);
  const { ip, email } = guest;
  await callServer(server, 'sendEmailCode', { jar, ip, token, body: { email, purpose: 'verification' } });
  const code = await readCode(server, email);
  const body = { email, code, currentPassword: 'geheim-1234' };
  expect((await callServer(server, 'setEmail', { jar, ip, token, body })).status).toBe(200);
  expect([await listOwn(token), (await listPeople(token)).length]).toEqual([[], 1]);
  await expectUntouched(id, email);
});

test('a guest of the same name at an address that the desk typed becomes an entry of their own', async () => {
  const id = await addRosa(guest.email);
  await proveAddress(server, guest);
  const rosa = { ...guest, firstName: 'Rosa', lastName: 'Rüster' };
  const booked = await bookAsGuest(server, rosa, { date: monday, time: '10:00' });
  expect([booked.status, booked.body.appointment.patientId === id]).toEqual([201, false]);
  await expectUntouched(id, guest.email);
  await proveAddress(server, guest);
  const { body } = await exportGuest(guest);
  expect([rowsOf(body, 'people').length, rowsOf(body, 'appointments').length]).toEqual([1, 1]);
  expect(JSON.stringify(body)).not.toMatch(/1951|Marcumar/);
  expect((await desk.getCard(id)).body.twins.map(({ id: twin }) => twin)).toContain(
    booked.body.appointment.patientId,
  );
});

test('links are renewed only for what the proven mailbox itself booked', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const rosa = await addRosa('rosa.links@example.org');
  // The desk gives the guest's address to another patient, and their booking to a third.
  const change = (id: string, version: number, email: string) =>
    callStaff(server, 'changePatientByStaff', {
      jar: reception.jar,
      params: { id },
      body: { version, email },
    });
  expect((await change(appointment.patientId, 1, 'getippt@example.org')).status).toBe(200);
  expect((await change(rosa, 1, guest.email)).status).toBe(200);
  for (const email of [guest.email, 'getippt@example.org', 'rosa.links@example.org']) {
    const body = { email };
    const answer = await callServer(server, 'renewGuestLinks', { jar: new Map(), ip: guest.ip, body });
    expect(answer.body).toEqual({ accepted: true });
  }
  const { body: outbox } = await callServer(server, 'listOutbox');
  expect(outbox.filter(({ subject }) => subject === 'Links zu Ihren Terminen')).toEqual([]);
});

test('a guest’s entry that the practice went on with: the guest reads and erases the booking alone', async () => {
  const { appointment, cancelToken } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const id = appointment.patientId;
  const kept = await enterFor(id);
  await sql`
    insert into booking_sources (appointment_id, at, mailbox, domain, browser, address, is_newcomer)
    select appointment, now(), '\\x01', null, null, '\\x02', true
    from unnest(${[kept, appointment.id]}::uuid[]) as appointment
    on conflict do nothing
  `.execute(server.ownerDb);
  // Treated bookings stay for the law.
  await sql`update appointments set note = 'Notiz' where id = ${appointment.id}`.execute(server.ownerDb);
  const invited = await callStaff(server, 'invitePatient', { jar: reception.jar, params: { id } });
  expect(invited.status).toBe(200);
  await proveAddress(server, guest);
  const { body } = await exportGuest(guest);
  expect(rowsOf(body, 'appointments').map(({ id: own }) => own)).toEqual([appointment.id]);
  expect(rowsOf(body, 'people')).toMatchObject([{ firstName: 'Gero', dateOfBirth: null }]);
  expect(JSON.stringify(body)).not.toMatch(/1951|Marcumar/);
  expect((await eraseGuest(guest)).status).toBe(200);
  expect(
    (await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': cancelToken } }))
      .status,
  ).toBe(404);
  const { rows } = await sql`
    select (select json_agg(appointment_id) from booking_sources) as sources,
      (select count(*)::int from patient_invitations where patient_id = ${id}) as links,
      (select count(*)::int from outgoing_messages where subject = 'Ihr Online-Zugang' and patient_id = ${id}) as mails
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ sources: [kept], links: 0, mails: 0 }]);
  await expectUntouched(id, null);
});

test('a guest’s entry that the practice went on with: an account claims the booking alone', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  const id = appointment.patientId;
  await enterFor(id);
  server.clock.advance(61_000);
  const { firstName, lastName, email } = guest;
  const { token } = await registerPatient(server, { firstName, lastName, email });
  expect((await listOwn(token)).map(({ id: own }) => own)).toEqual([appointment.id]);
  expect((await listPeople(token)).map(({ dateOfBirth }) => dateOfBirth)).toEqual([null]);
  expect(JSON.stringify(await exportOwn(token))).not.toMatch(/1951|Marcumar/);
  await expectUntouched(id, email);
});

test('a note of the desk on a guest’s booking goes along with it, and no empty entry is left', async () => {
  const { appointment } = await bookProven(server, guest, { date: monday, time: '10:00' });
  await sql`update appointments set note = ${secret} where id = ${appointment.id}`.execute(server.ownerDb);
  server.clock.advance(61_000);
  const { firstName, lastName, email } = guest;
  const { token } = await registerPatient(server, { firstName, lastName, email });
  expect((await listOwn(token)).map(({ id: own }) => own)).toEqual([appointment.id]);
  expect(JSON.stringify(await exportOwn(token))).not.toContain(secret);
  const { body: card } = await desk.getCard(appointment.patientId);
  expect([card.hasAccount, card.coming[0]?.note, card.twins]).toEqual([true, secret, []]);
  expect(card.websiteEvents.map(({ kind }) => kind)).toEqual(['claim_bookings']);
});

test('a date of birth, a note and an appointment of the desk stay hidden from an account that is not linked', async () => {
  const { token, user } = await registerPatient(server, { firstName: 'Mallory', lastName: 'Falsch' });
  const booked = await callServer(server, 'bookAppointment', {
    token,
    body: {
      ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '10:00' },
      bookingMethod: 'website',
    },
  });
  const { patientId } = booked.body;
  const hiddenId = await enterFor(patientId);
  await sql`update appointments set note = ${secret}`.execute(server.ownerDb);
  expect((await listOwn(token)).map(({ id }) => id)).toEqual([booked.body.id]);
  expect((await listPeople(token)).map(({ dateOfBirth }) => dateOfBirth)).toEqual([null]);
  const data = await exportOwn(token);
  expect(rowsOf(data, 'appointments').map(({ id }) => id)).toEqual([booked.body.id]);
  expect(JSON.stringify(data)).not.toMatch(/1951|Marcumar/);
  expect(JSON.stringify(data)).not.toContain(hiddenId);
  const params = { id: hiddenId };
  const move = { date: monday, time: '11:00', version: 1 };
  const answers = [
    await callServer(server, 'cancelAppointment', { token, params }),
    await callServer(server, 'moveAppointment', { token, params, body: move }),
    await callServer(server, 'appointmentCalendar', { token, params }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const rewritten = await callServer(server, 'changePatient', {
    token,
    params: { id: patientId },
    body: { dateOfBirth: '1990-01-01' },
  });
  expect([rewritten.status, rewritten.error.code]).toEqual([409, 'date_of_birth_of_practice']);
  // A change of something else leaves it as the practice typed it.
  await callServer(server, 'changePatient', {
    token,
    params: { id: patientId },
    body: { firstName: 'Molly' },
  });
  expect((await desk.getCard(patientId)).body).toMatchObject({
    dateOfBirth: '1951-03-07',
    firstName: 'Molly',
  });
  expect(user.firstName).toBe('Mallory');
});

test('parting and erasing delete nothing of the practice while the account is not linked', async () => {
  const jar: CookieJar = new Map();
  const { token } = await registerPatient(server, {}, jar);
  const person = { firstName: 'Kim', lastName: 'Schmidt', dateOfBirth: '2015-02-03' };
  const { body: child } = await callServer(server, 'addPatient', { token, body: person });
  await enterFor(child.id);
  expect((await callServer(server, 'removePatient', { token, params: { id: child.id } })).status).toBe(204);
  await expectUntouched(child.id, null);
  expect(await listPeople(token)).toHaveLength(1);
  const [own] = await listPeople(token);
  const id = own?.id ?? '';
  await enterFor(id, '10:00');
  const body = { currentPassword: 'geheim-1234', cancelAppointments: true };
  expect((await callServer(server, 'deleteAccount', { token, jar, body })).status).toBe(200);
  expect((await callServer(server, 'me', { token })).status).toBe(401);
  await expectUntouched(id, null);
});
