import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let desk: StaffMember;
let dentist: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
  desk = await createStaffSession(server, 'reception');
  dentist = await createStaffSession(server, 'dentist', { doctorId: 'weber' });
});
afterAll(() => server.stop());

beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  // The sessions have begun at another time of this clock.
  await sql`update staff_sessions set active_at = ${referenceNow}::timestamptz, created_at = ${referenceNow}::timestamptz`.execute(
    server.ownerDb,
  );
});

const today = '2026-11-25';
const monday = '2026-11-30';
const tuesday = '2026-12-01';

type Booking = StaffCallInput<'bookForPatient'>['body'];
type Change = StaffCallInput<'changeAppointment'>['body'];

async function addPatient(lastName: string, more: Partial<StaffCallInput<'addPatientByStaff'>['body']> = {}) {
  const body = {
    firstName: 'Erika',
    lastName,
    dateOfBirth: '1961-04-12',
    email: `${lastName.toLowerCase()}@example.org`,
    ...more,
  };
  const { body: added } = await callStaff(server, 'addPatientByStaff', { jar: desk.jar, body });
  if (!added.patient) throw new Error(`${lastName} was known`);
  return added.patient.id;
}

const book = (wish: Partial<Booking> & { patientId: string }, by = desk) =>
  callStaff(server, 'bookForPatient', {
    jar: by.jar,
    body: {
      ...{ doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: monday, time: '09:00' },
      ...{ inform: true, method: 'phone' as const },
      ...wish,
    },
  });
const change = (id: string, body: Partial<Change> & { version: number }, by = desk) =>
  callStaff(server, 'changeAppointment', { jar: by.jar, params: { id }, body: { inform: true, ...body } });
const undo = (id: string | undefined, by = desk) =>
  callStaff(server, 'undoChange', { jar: by.jar, params: { id: id ?? '' } });
const readDay = async (date: string) =>
  (await callStaff(server, 'getDay', { jar: desk.jar, query: { date } })).body;
const listSlots = async (date: string, doctorId = 'weber') =>
  (await callServer(server, 'listSlots', { params: { id: doctorId }, query: { date } })).body.slots;
const listSubjects = async () => (await callServer(server, 'listOutbox')).body.map(({ subject }) => subject);

test('a booking on the phone needs neither lead nor grid, and its confirmation waits for a minute', async () => {
  const patientId = await addPatient('Adler');
  const { status, body } = await book({ patientId, date: today, time: '09:05', minutes: 25 });
  expect([status, body.appointment]).toMatchObject([
    201,
    { date: today, start: '09:05', minutes: 25, state: 'expected', version: 1, overbooked: false },
  ]);
  expect(body.appointment).toMatchObject({
    patient: { name: 'Erika Adler', initials: 'EA', dateOfBirth: '1961-04-12' },
    bookingMethod: 'phone',
    message: 'kept',
  });
  const day = await readDay(today);
  expect(day.appointments).toEqual([body.appointment]);
  expect(await listSubjects()).toEqual([]);
  server.clock.advance(60_000);
  expect(await listSubjects()).toEqual([
    expect.stringContaining('Ihr Termin am Mittwoch, 25. November 2026'),
  ]);
  // An address that the practice typed proves no identity: the mail names the phone instead of a link.
  const { body: outbox } = await callServer(server, 'listOutbox');
  expect(outbox[0]?.text).not.toContain('termin#');
  expect(outbox[0]?.text).toContain('Verschieben und absagen können Sie telefonisch');
});

test('sent twice it books once, and the patient is never at two places', async () => {
  const patientId = await addPatient('Bauer');
  const first = await book({ patientId });
  const second = await book({ patientId });
  expect(second.body).toEqual(first.body);
  const elsewhere = await book({ patientId, doctorId: 'hoffmann', overbookedReason: 'Schmerzen' });
  expect([elsewhere.status, elsewhere.error.code]).toEqual([409, 'person_busy']);
});

test('outside of working time, and beside another, the practice says why; the website sees both as taken', async () => {
  const [first, second, third] = [
    await addPatient('Clasen'),
    await addPatient('Dorn'),
    await addPatient('Ebert'),
  ];
  const late = await book({ patientId: first, time: '18:30' });
  expect([late.status, late.error.code, late.error.rule]).toEqual([
    422,
    'outside_working_time',
    'outside_hours',
  ]);
  const meant = await book({ patientId: first, time: '18:30', overbookedReason: 'kommt nach der Arbeit' });
  expect(meant.body.appointment).toMatchObject({ outsideHours: true, overbooked: false });
  const past = await book({ patientId: second, date: '2026-11-24', overbookedReason: 'war da' });
  expect([past.status, past.error.code]).toEqual([422, 'time_refused']);

  expect(
    (await book({ patientId: second, time: '09:00', overbookedReason: 'unnötig' })).body.appointment,
  ).toMatchObject({
    overbooked: false,
    overbookedReason: null,
    patientNote: '',
    pain: false,
  });
  const busy = await book({ patientId: third, time: '09:15' });
  expect([busy.status, busy.error.code]).toEqual([409, 'doctor_busy']);
  const beside = await book({ patientId: third, time: '09:15', minutes: 60, overbookedReason: 'Schmerzen' });
  expect(beside.body.appointment).toMatchObject({ overbooked: true, overbookedReason: 'Schmerzen' });
  expect((await listSlots(monday)).filter((time) => time < '11:00')).toEqual(['08:00', '08:30', '10:30']);
  const { token } = await createPatientSession(server);
  const wish = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: monday,
    bookingMethod: 'website' as const,
  };
  const online = await callServer(server, 'bookAppointment', { token, body: { ...wish, time: '09:30' } });
  expect([online.status, online.error.code]).toEqual([409, 'slot_taken']);
});

test('a dentist books two at once in the own column only', async () => {
  const [first, second] = [await addPatient('Frank'), await addPatient('Graf')];
  for (const doctorId of ['weber', 'hoffmann'])
    await book({ patientId: first, doctorId, date: doctorId === 'weber' ? monday : tuesday });
  const own = await book({ patientId: second, overbookedReason: 'Schmerzen' }, dentist);
  expect(own.body.appointment.overbooked).toBe(true);
  const others = { patientId: second, doctorId: 'hoffmann', date: tuesday, overbookedReason: 'Schmerzen' };
  expect((await book(others, dentist)).error.code).toBe('not_permitted');
  expect((await book(others)).body.appointment.overbooked).toBe(true);
});

test('a move tells of old and new in one mail, frees the old time and is undone with its mail', async () => {
  const patientId = await addPatient('Hansen', { language: 'en' });
  const booked = await book({ patientId, inform: false });
  const { id } = booked.body.appointment;
  const moved = await change(id, { version: 1, date: tuesday, time: '10:10', doctorId: 'yilmaz' });
  expect(moved.body.appointment).toMatchObject({
    date: tuesday,
    start: '10:10',
    doctorId: 'yilmaz',
    version: 2,
  });
  expect(await listSlots(monday)).toContain('09:00');
  const back = await undo(moved.body.undo?.id);
  expect(back.body.appointment).toMatchObject({
    date: monday,
    start: '09:00',
    doctorId: 'weber',
    version: 3,
  });
  server.clock.advance(61_000);
  expect(await listSubjects()).toEqual([]);
  const again = await change(id, { version: 3, time: '11:00' });
  server.clock.advance(61_000);
  expect(await listSubjects()).toEqual(['Moved: your appointment is now on Monday, 30 November 2026, 11:00']);
  const late = await undo(again.body.undo?.id);
  expect([late.status, late.error.code]).toEqual([410, 'undo_over']);
});

test('treatment and length change at the same start, and a note is told to nobody', async () => {
  const patientId = await addPatient('Ibsen');
  const { id } = (await book({ patientId, inform: false })).body.appointment;
  const longer = await change(id, { version: 1, treatmentId: 'prophylaxe' });
  expect(longer.body.appointment).toMatchObject({
    treatmentName: 'Prophylaxe & Zahnreinigung',
    minutes: 60,
    start: '09:00',
  });
  const noted = await change(id, { version: 2, note: 'Möchte ans Fenster' });
  expect(noted.body).toMatchObject({ appointment: { note: 'Möchte ans Fenster', version: 3 }, undo: null });
  server.clock.advance(61_000);
  expect(await listSubjects()).toEqual([expect.stringContaining('Geändert: Ihr Termin am Montag')]);
});

test('who changes what somebody else has changed gets the present one, and nothing is lost', async () => {
  const patientId = await addPatient('Jansen');
  const { id } = (await book({ patientId })).body.appointment;
  const first = await change(id, { version: 1, time: '10:00' });
  const stale = await change(id, { version: 1, time: '11:00' }, dentist);
  expect([stale.status, stale.error.code]).toEqual([409, 'appointment_changed']);
  expect(stale.error.appointment).toEqual(first.body.appointment);
  // Undoing what somebody has changed since would take theirs back.
  await change(id, { version: 2, note: 'x' }, dentist);
  const undone = await undo(first.body.undo?.id);
  expect([undone.status, undone.error.code, undone.error.appointment?.version]).toEqual([
    409,
    'appointment_changed',
    3,
  ]);
});

test('a booking that is undone is gone, with its mail and its link; another person can’t undo it', async () => {
  const patientId = await addPatient('Kaiser');
  const { body } = await book({ patientId });
  expect((await undo(body.undo?.id, dentist)).status).toBe(404);
  expect((await undo(body.undo?.id)).body).toEqual({ appointment: null });
  server.clock.advance(61_000);
  expect(await listSubjects()).toEqual([]);
  expect((await readDay(monday)).appointments).toEqual([]);
  expect(await listSlots(monday)).toContain('09:00');
});

test('cancelling says at whose wish and why; undone, the time may be gone', async () => {
  const patientId = await addPatient('Lang');
  const { id } = (await book({ patientId, inform: false })).body.appointment;
  const body = { version: 1, by: 'practice' as const, reason: 'Dr. Weber ist krank', inform: true };
  const cancelled = await callStaff(server, 'cancelForPatient', { jar: desk.jar, params: { id }, body });
  expect(cancelled.body.appointment).toMatchObject({
    ...{ status: 'cancelled', cancelledBy: 'practice', cancelReason: 'Dr. Weber ist krank' },
  });
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '09:00' };
  await callServer(server, 'bookAppointment', { token, body: { ...wish, bookingMethod: 'website' } });
  const undone = await undo(cancelled.body.undo?.id);
  expect([undone.status, undone.error.code]).toEqual([409, 'doctor_busy']);
  server.clock.advance(61_000);
  const { body: outbox } = await callServer(server, 'listOutbox');
  const mail = outbox.find(({ subject }) => subject.startsWith('Abgesagt'));
  expect(mail?.text).toContain('Diesen Termin müssen wir absagen.');
  expect(mail?.text).not.toContain('krank');
});

test('somebody comes, is led in, leaves; corrections keep what is known, and the times are kept', async () => {
  const patientId = await addPatient('Maurer');
  const { id } = (await book({ patientId, date: today, time: '09:00', inform: false })).body.appointment;
  const note = (version: number, state: 'expected' | 'arrived' | 'seated' | 'finished' | 'no_show') =>
    callStaff(server, 'notePresence', { jar: desk.jar, params: { id }, body: { version, state } });
  const at = new Date(server.clock.nowMs()).toISOString();
  expect((await note(1, 'arrived')).body.appointment).toMatchObject({
    state: 'arrived',
    arrivedAt: at,
    status: 'scheduled',
  });
  expect((await note(2, 'arrived')).body).toMatchObject({ appointment: { version: 2 }, undo: null });
  server.clock.advance(8 * 60_000);
  expect((await note(2, 'seated')).body.appointment).toMatchObject({ state: 'seated', arrivedAt: at });
  const finished = await note(3, 'finished');
  expect(finished.body.appointment).toMatchObject({ state: 'finished', status: 'completed', arrivedAt: at });
  const back = await undo(finished.body.undo?.id);
  expect(back.body.appointment).toMatchObject({ state: 'seated', status: 'scheduled', finishedAt: null });
  await note(5, 'finished');
  // On the next day it turns out that it was somebody else.
  server.clock.advance(10 * 3_600_000);
  await sql`update staff_sessions set active_at = now() + interval '10 years'`.execute(server.ownerDb);
  expect((await note(6, 'no_show')).body.appointment).toMatchObject({
    state: 'no_show',
    status: 'no_show',
    arrivedAt: null,
  });
  expect((await note(7, 'finished')).body.appointment).toMatchObject({ status: 'completed' });
});

test('who has arrived can neither cancel nor move online', async () => {
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: today, time: '11:00' };
  const { body: own } = await callServer(server, 'bookAppointment', {
    token,
    body: { ...wish, bookingMethod: 'website' },
  });
  const params = { id: own.id };
  const body = { version: 1, state: 'arrived' as const };
  await callStaff(server, 'notePresence', { jar: desk.jar, params, body });
  const cancelled = await callServer(server, 'cancelAppointment', { token, params });
  expect([cancelled.status, cancelled.error.code]).toEqual([409, 'not_cancellable']);
  const { body: listed } = await callServer(server, 'listAppointments', { token });
  expect(listed).toMatchObject([{ status: 'scheduled', cancellable: false, movable: false }]);
});

test('the day shows when everybody works, and why not; the week is one dentist’s', async () => {
  const patientId = await addPatient('Neumann');
  await book({ patientId, inform: false });
  const day = await readDay(monday);
  expect(day.doctors.find(({ id }) => id === 'weber')).toMatchObject({
    hours: [
      { from: '08:00', to: '12:30' },
      { from: '13:30', to: '18:00' },
    ],
    breaks: [{ from: '12:30', to: '13:30' }],
    ...{ absence: null, closure: null },
  });
  const away = (await readDay('2027-01-04')).doctors.find(({ id }) => id === 'weber');
  expect(away).toMatchObject({ hours: [], absence: { reason: { de: 'Fortbildung' } } });
  expect((await readDay('2026-12-25')).doctors[0]?.closure).toEqual({ kind: 'holiday', reason: null });
  const query = { doctorId: 'weber', date: '2026-12-03' };
  const { body: week } = await callStaff(server, 'getWeek', { jar: desk.jar, query });
  expect(week.days.map(({ date, appointments }) => [date, appointments.length])).toEqual([
    ...[
      [monday, 1],
      [tuesday, 0],
      ['2026-12-02', 0],
      ['2026-12-03', 0],
    ],
    ...[
      ['2026-12-04', 0],
      ['2026-12-05', 0],
      ['2026-12-06', 0],
    ],
  ]);
});

test('the next free times count an appointment that is to be moved as free, and close up to others', async () => {
  const [first, second] = [await addPatient('Otto'), await addPatient('Paulsen')];
  const { id } = (await book({ patientId: first, time: '08:00', minutes: 40 })).body.appointment;
  await book({ patientId: second, time: '08:40', minutes: 200 });
  const list = async (more: Partial<StaffCallInput<'listFreeStarts'>['query']>) => {
    const query = { doctorId: 'weber', from: monday, treatmentId: 'kontrolluntersuchung', ...more };
    const { body } = await callStaff(server, 'listFreeStarts', { jar: desk.jar, query });
    return body.starts.slice(0, 2).map(({ time, doctorId }) => `${doctorId} ${time}`);
  };
  expect(await list({})).toEqual(['weber 12:00', 'weber 13:30']);
  expect(await list({ except: id, minutes: 40 })).toEqual(['weber 08:00', 'weber 13:30']);
  expect(await list({ doctorId: 'any' })).toEqual(['yilmaz 10:00', 'yilmaz 10:30']);
});

test.each([
  { minutes: 0 },
  { minutes: 7 },
  { minutes: 485 },
  { time: '09:02' },
  { time: '24:00' },
  { date: '2026-02-30' },
  { overbookedReason: '' },
  { note: 'x'.repeat(501) },
])('%j is no appointment', async (wish) => {
  const { status, error } = await book({ patientId: crypto.randomUUID(), ...wish });
  expect([status, error.code]).toEqual([400, 'invalid_request']);
});

test('what is nobody’s, too far away or of no known length is refused by name', async () => {
  const patientId = await addPatient('Quandt');
  const refuse = async (wish: Partial<Booking>) => (await book({ patientId, ...wish })).error.code;
  expect(await refuse({ doctorId: 'nobody' })).toBe('unknown_column');
  expect(await refuse({ treatmentId: 'nothing' })).toBe('outside_rules');
  expect(await refuse({ treatmentId: 'notfall' })).toBe('minutes_needed');
  expect(await refuse({ date: '2036-11-26', overbookedReason: 'x' })).toBe('time_refused');
  expect(await refuse({ patientId: crypto.randomUUID() })).toBe('not_found');
  const { id } = (await book({ patientId })).body.appointment;
  expect((await change(id, { version: 1, doctorId: 'nobody' })).error.code).toBe('unknown_column');
});

test('on the days on which the clock changes the day shows the times of the wall', async () => {
  const patientId = await addPatient('Zeitler');
  const overbookedReason = 'Notdienst';
  const times = [];
  for (const date of ['2027-03-28', '2027-10-31']) {
    const { body } = await book({ patientId, date, time: '10:00', overbookedReason });
    expect(body.appointment, date).toMatchObject({ date, start: '10:00', minutes: 30 });
    const { appointments } = await readDay(date);
    times.push(...appointments.map(({ start, minutes }) => [start, minutes]));
  }
  expect(times).toEqual([
    ['10:00', 30],
    ['10:00', 30],
  ]);
  // An hour that is left out is nobody's; of one that comes twice the first is meant.
  const gone = await book({ patientId, date: '2027-03-28', time: '02:30', overbookedReason });
  expect([gone.status, gone.error?.code]).toEqual([422, 'time_refused']);
  const twice = await book({ patientId, date: '2027-10-31', time: '02:30', overbookedReason });
  expect(twice.body.appointment).toMatchObject({ start: '02:30', minutes: 30 });
});

test('a mail that has left is not taken back', async () => {
  const patientId = await addPatient('Reuter');
  const booked = await book({ patientId });
  await sql`update outgoing_messages set state = 'sent' where kind = 'confirmation'`.execute(server.ownerDb);
  const undone = await undo(booked.body.undo?.id);
  expect([undone.status, undone.error.code]).toEqual([410, 'undo_over']);
  expect((await readDay(monday)).appointments).toHaveLength(1);
});
