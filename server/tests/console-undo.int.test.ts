import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { referenceNow, removeBookings, startTestServer, type TestServer } from './harness.ts';
import { openPatientDesk } from './patient-desk.ts';
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

type Booking = StaffCallInput<'bookForPatient'>['body'];
type Change = StaffCallInput<'changeAppointment'>['body'];

const addPatient = (lastName: string) => openPatientDesk(server, desk).add({ lastName });
const book = (wish: Partial<Booking> & { patientId: string }) =>
  callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: {
      ...{ doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: monday, time: '09:00' },
      ...{ inform: false, method: 'phone' as const },
      ...wish,
    },
  });
const change = (id: string, body: Partial<Change> & { version: number }, by = desk) =>
  callStaff(server, 'changeAppointment', { jar: by.jar, params: { id }, body: { inform: true, ...body } });
const undo = (id: string | undefined) =>
  callStaff(server, 'undoChange', { jar: desk.jar, params: { id: id ?? '' } });

test('states set one after the other are undone to the first', async () => {
  const patientId = await addPatient('Nolde');
  const { id } = (await book({ patientId, date: today, time: '09:00' })).body.appointment;
  const note = (version: number, state: 'arrived' | 'seated' | 'finished') =>
    callStaff(server, 'notePresence', { jar: desk.jar, params: { id }, body: { version, state } });
  const arrived = (await note(1, 'arrived')).body.undo;
  const seated = (await note(2, 'seated')).body.undo;
  expect((await undo(seated?.id)).body.appointment).toMatchObject({ state: 'arrived' });
  expect((await undo(arrived?.id)).body.appointment).toMatchObject({ state: 'expected', arrivedAt: null });
});

test('an appointment moved twice is undone to its first time', async () => {
  const patientId = await addPatient('Zweimal');
  const { id } = (await book({ patientId, time: '15:30' })).body.appointment;
  const first = (await change(id, { version: 1, time: '16:00' })).body.undo;
  const second = (await change(id, { version: 2, time: '16:05' })).body.undo;
  expect((await undo(second?.id)).body.appointment).toMatchObject({ start: '16:00' });
  expect((await undo(first?.id)).body.appointment).toMatchObject({ start: '15:30' });
});

test.each([
  ['the first booked', 'Paulus', 0, 1],
  ['the overbooked one', 'Querfurt', 1, 0],
])('two side by side that were moved away go back, %s first', async (_, lastName, first, second) => {
  const alone = (await book({ patientId: await addPatient(lastName) })).body.appointment;
  const beside = (
    await book({
      patientId: await addPatient(`${lastName}-Bei`),
      overbookedReason: 'Schmerzen',
    })
  ).body.appointment;
  expect(beside.overbooked).toBe(true);
  const moved = [
    (await change(alone.id, { version: 1, time: '11:00' })).body.undo,
    (await change(beside.id, { version: 1, time: '12:00' })).body.undo,
  ];
  for (const index of [first, second]) expect((await undo(moved[index]?.id)).status).toBe(200);
  const { body } = await callStaff(server, 'getDay', { jar: desk.jar, query: { date: monday } });
  const places = body.appointments.map(({ id, start, overbooked }) => [id, start, overbooked]);
  expect(places).toHaveLength(2);
  expect(places).toEqual(
    expect.arrayContaining([
      [alone.id, '09:00', false],
      [beside.id, '09:00', true],
    ]),
  );
});

test('a change of another desk between two own ones ends the chain of undos', async () => {
  const patientId = await addPatient('Ortner');
  const { id } = (await book({ patientId })).body.appointment;
  const own = (await change(id, { version: 1, time: '10:00' })).body.undo;
  await change(id, { version: 2, time: '10:30' }, dentist);
  const last = (await change(id, { version: 3, time: '11:00' })).body.undo;
  expect((await undo(last?.id)).body.appointment).toMatchObject({ start: '10:30' });
  expect((await undo(own?.id)).error.code).toBe('appointment_changed');
});
