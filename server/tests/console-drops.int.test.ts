import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { openPatientDesk } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

const today = '2026-11-25';
const monday = '2026-11-30';
const tuesday = '2026-12-01';

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
});

/** An appointment on Tuesday at nine, if it is not said otherwise; answers its id. */
async function book(lastName: string, wish: Partial<StaffCallInput<'bookForPatient'>['body']> = {}) {
  const patientId = await openPatientDesk(server, desk).add({ lastName });
  const { body } = await callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: {
      ...{ patientId, doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: tuesday, time: '09:00' },
      ...{ inform: false, method: 'phone' },
      ...wish,
    },
  });
  return body.appointment.id;
}

/** Lets somebody drop an appointment that nobody has changed yet; answers what comes of it. */
async function drop(
  id: string,
  to: { doctorId?: string; date?: string; time?: string; overbookedReason?: string },
  by = desk,
) {
  const { status, body, error } = await callStaff(server, 'changeAppointment', {
    ...{ jar: by.jar, params: { id } },
    body: { version: 1, inform: false, ...to },
  });
  return status === 200
    ? { status, start: body.appointment.start, outsideHours: body.appointment.outsideHours }
    : { status, code: error.code, ...(error.rule && { rule: error.rule }) };
}

async function findPlace(id: string): Promise<{ date: string; start: string; version: number } | undefined> {
  for (const date of [monday, tuesday]) {
    const { body } = await callStaff(server, 'getDay', { jar: desk.jar, query: { date } });
    const found = body.appointments.find((each) => each.id === id);
    if (found) return { date, start: found.start, version: found.version };
  }
  return undefined;
}
const stayed = { date: tuesday, start: '09:00', version: 1 };

test.each([
  { where: 'before opening', to: { time: '07:00' }, rule: 'outside_hours' },
  { where: 'in the lunch break', to: { date: monday, time: '12:45' }, rule: 'outside_hours' },
  { where: 'over the end of the day', to: { date: monday, time: '17:45' }, rule: 'outside_hours' },
  { where: 'on a Sunday', to: { date: '2026-12-06' }, rule: 'closed' },
  { where: 'on a holiday', to: { date: '2026-12-25' }, rule: 'holiday' },
  { where: 'into an absence', to: { date: '2027-01-04' }, rule: 'absent' },
])('what is dropped $where stays, until somebody says why', async ({ to, rule }) => {
  const id = await book('Arndt');
  expect(await drop(id, to)).toEqual({ status: 422, code: 'outside_working_time', rule });
  expect(await findPlace(id)).toEqual(stayed);
  const meant = { ...to, overbookedReason: 'kommt nach der Arbeit' };
  expect(await drop(id, meant)).toMatchObject({ status: 200, outsideHours: true });
});

test('a dentist drops onto a taken time in the own column only, whatever they say', async () => {
  const id = await book('Brandt');
  await book('Conrad', { doctorId: 'hoffmann', time: '10:00' });
  await book('Dietz', { time: '11:00' });
  const taken = { doctorId: 'hoffmann', time: '10:15' };
  expect(await drop(id, taken, dentist)).toEqual({ status: 409, code: 'doctor_busy' });
  const meant = { ...taken, overbookedReason: 'Schmerzen' };
  expect(await drop(id, meant, dentist)).toEqual({ status: 403, code: 'not_permitted' });
  expect(await findPlace(id)).toEqual(stayed);
  const own = { time: '11:15', overbookedReason: 'Schmerzen' };
  expect(await drop(id, own, dentist)).toMatchObject({ status: 200, start: '11:15' });
  const other = await book('Eck', { time: '15:00' });
  // The reception may do so everywhere.
  expect(await drop(other, meant)).toMatchObject({ status: 200, start: '10:15' });
});

test('what is dropped onto a time that was just booked online stays where it was', async () => {
  const id = await book('Fink');
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '10:00' };
  const online = () =>
    callServer(server, 'bookAppointment', { token, body: { ...wish, bookingMethod: 'website' } });
  const [booked, dropped] = await Promise.all([online(), drop(id, { date: monday, time: '10:15' })]);
  const isOnlineFirst = booked.status === 201;
  expect(dropped).toEqual(
    isOnlineFirst
      ? { status: 409, code: 'doctor_busy' }
      : { status: 200, start: '10:15', outsideHours: false },
  );
  expect(await findPlace(id)).toEqual(isOnlineFirst ? stayed : { date: monday, start: '10:15', version: 2 });
  // The other way round nothing is open: who was first has it.
  const late = await book('Gross', { time: '15:00' });
  if (isOnlineFirst)
    expect(await drop(late, { date: monday, time: '09:50' })).toEqual({ status: 409, code: 'doctor_busy' });
  else expect(booked.error.code).toBe('slot_taken');
});

test.each(['practice', 'patient'] as const)(
  'cancelled at the desk at the wish of the %s an hour before, it costs nobody anything',
  async (by) => {
    const { token } = await createPatientSession(server);
    const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: today, time: '11:00' };
    const { body: own } = await callServer(server, 'bookAppointment', {
      token,
      body: { ...wish, bookingMethod: 'website' },
    });
    expect(own).toMatchObject({ lateCancellation: true });
    await sql`delete from outgoing_messages`.execute(server.ownerDb);
    await callStaff(server, 'cancelForPatient', {
      ...{ jar: desk.jar, params: { id: own.id } },
      body: { version: 1, by, reason: '', inform: true },
    });
    const { body: listed } = await callServer(server, 'listAppointments', { token });
    expect(listed).toMatchObject([{ status: 'cancelled', lateCancellation: false }]);
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from outgoing_messages
    `.execute(server.ownerDb);
    expect(rows).toMatchObject([{ subject: expect.stringMatching(/^Abgesagt/) }]);
    expect(rows[0]?.body).not.toMatch(/€|Euro|Gebühr|berechne/);
  },
);
