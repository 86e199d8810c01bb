import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eraseDuePatients } from '../src/features/patient-erasures/erase-due-patients.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { listDeeds, openPatientDesk } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let owner: StaffMember;
let reception: StaffMember;
let desk: ReturnType<typeof openPatientDesk>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  owner = await createStaffSession(server, 'owner');
  reception = await createStaffSession(server, 'reception');
  desk = openPatientDesk(server, reception);
});

const erase = (id: string) =>
  callStaff(server, 'erasePatient', { jar: owner.jar, params: { id }, body: { reason: 'Brief vom 20.11.' } });

/** The morning after, with sessions of that day. */
async function startNextMorning(): Promise<void> {
  server.clock.set('2026-11-26T05:00:00+01:00');
  await eraseDuePatients(server.context);
  owner = await createStaffSession(server, 'owner');
  desk = openPatientDesk(server, await createStaffSession(server, 'reception'));
}

const query = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(server.ownerDb)).rows;

test('until the morning an erasure can be taken back: nobody books for the patient, and nothing of them is gone', async () => {
  const id = await desk.add({ lastName: 'Reue', email: 'reue@example.org' });
  server.clock.advance(1000);
  const other = await desk.add({ lastName: 'Reue', dateOfBirth: '1980-05-04' });
  await desk.note(id, randomUUID(), { version: 0, text: 'bleibt' });
  const first = await erase(id);
  expect(first.status).toBe(200);
  // Asked twice, it is planned once.
  expect((await erase(id)).body).toEqual(first.body);
  const found = await callStaff(server, 'searchPatients', { jar: owner.jar, body: { query: 'reue' } });
  expect(found.body.patients.map(({ erasesAt }) => erasesAt).sort()).toEqual([first.body.erasesAt, null]);
  expect((await desk.bookFor(id, '09:00')).error.code).toBe('erasure_pending');
  expect((await desk.preview(other, id)).body.obstacle).toBe('erasure_pending');
  expect((await desk.merge(id, other)).error.code).toBe('erasure_pending');
  const withdraw = ({ jar }: StaffMember) => callStaff(server, 'withdrawErasure', { jar, params: { id } });
  expect((await withdraw(reception)).error.code).toBe('not_permitted');
  expect((await withdraw(owner)).status).toBe(204);
  expect((await withdraw(owner)).error.code).toBe('not_found');
  await startNextMorning();
  const { body: card } = await desk.getCard(id);
  expect(card).toMatchObject({ erasesAt: null, notes: [{ text: 'bleibt' }] });
  expect((await desk.bookFor(id, '09:00')).status).toBe(201);
  expect((await listDeeds(server, id)).map(({ action }) => action)).toEqual([
    ...['add_patient', 'write_note', 'ask_erasure', 'ask_erasure', 'withdraw_erasure'],
  ]);
});

test('an account that books in between keeps its data, and one that is gone ends the plan', async () => {
  const { patientId, token } = await createPatientSession(server);
  expect((await erase(patientId)).status).toBe(200);
  const booked = await callServer(server, 'bookAppointment', {
    token,
    body: {
      ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '09:00' },
      bookingMethod: 'website',
    },
  });
  expect(booked.status).toBe(201);
  await query(
    sql`delete from accounts where id = (select account_id from account_patients where patient_id = ${patientId})`,
  );
  await startNextMorning();
  // The account went in between, and an appointment came: this is no longer what was asked for.
  expect((await desk.getCard(patientId)).body.erasesAt).toBeNull();
});

test('what changed since an erasure was asked for drops it, and the owners hear of it', async () => {
  const id = await desk.add({ lastName: 'Doch' });
  expect((await erase(id)).status).toBe(200);
  await query(sql`
    insert into appointments
      (patient_id, doctor_id, treatment_type, during, status, booking_method, created_at, updated_at)
    values (${id}, 'weber', 'Kontrolluntersuchung', '[2026-11-30 09:00+01, 2026-11-30 09:30+01)',
      'scheduled', 'website', now(), now())
  `);
  const { email } = owner;
  await startNextMorning();
  expect((await desk.getCard(id)).body).toMatchObject({ erasesAt: null, coming: [{}] });
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(
    mails.filter(({ to, subject }) => to === email && subject.includes('fand nicht statt')),
  ).toHaveLength(1);
  expect((await listDeeds(server, id)).at(-1)?.action).toBe('drop_erasure');
});

test('taking an erasure back beside its morning: either the patient stays, or it is too late', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await desk.add({ lastName: `Morgen${round}` });
    const boss = await createStaffSession(server, 'owner');
    await callStaff(server, 'erasePatient', { jar: boss.jar, params: { id }, body: { reason: 'Brief' } });
    await query(sql`update patient_erasures set due_at = asked_at`);
    const [withdrawn] = await Promise.all([
      callStaff(server, 'withdrawErasure', { jar: boss.jar, params: { id } }),
      eraseDuePatients(server.context),
      eraseDuePatients(server.context),
    ]);
    expect([`204 200`, `404 404`]).toContain(`${withdrawn.status} ${(await desk.getCard(id)).status}`);
  }
});
