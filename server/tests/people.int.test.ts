import { bookingMethod } from '@praxisportal/contract/appointment';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const now = new Date('2026-11-25T08:00:00Z');

/** A person whom reception entered: no account, and a contact that others share. */
async function insertWalkIn(): Promise<string> {
  const { id } = await server.context.db
    .insertInto('patients')
    .values({
      first_name: 'Emil',
      last_name: 'Ernst',
      language: 'de',
      email: 'familie@example.org',
      phone: '+492214711111',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertAppointment(patientId: string, doctorId: string, method: string, start: string) {
  await sql`
    insert into appointments
      (patient_id, doctor_id, treatment_type, treatment_id, during, status, booking_method, created_at, updated_at)
    values (${patientId}, ${doctorId}, 'Füllungen', 'fuellungen',
      tstzrange(${start}::timestamptz, ${start}::timestamptz + interval '45 minutes'), 'scheduled', ${method},
      ${now}, ${now})
  `.execute(server.context.db);
}

test('people share an address and a number; log-ins do not', async () => {
  expect(await insertWalkIn()).not.toBe(await insertWalkIn());
  const { accountId } = await createPatientSession(server);
  const other = await createPatientSession(server);
  const { db } = server.context;
  const contact = db.selectFrom('accounts').select(['email', 'phone']).where('id', '=', accountId);
  const { email, phone } = await contact.executeTakeFirstOrThrow();
  const change = (contact: { email: string } | { phone: string }) =>
    db.updateTable('accounts').set(contact).where('id', '=', other.accountId).execute();
  await expect(change({ email })).rejects.toThrow('accounts_email_key');
  await expect(change({ phone })).rejects.toThrow('accounts_phone_key');
});

test('an account has exactly one own person, and a person one account at most', async () => {
  const { db } = server.context;
  const { accountId, patientId } = await createPatientSession(server);
  const { accountId: otherAccount } = await createPatientSession(server);
  const child = await insertWalkIn();
  const link = (account: string, patient: string, relation: 'self' | 'child') =>
    db
      .insertInto('account_patients')
      .values({ account_id: account, patient_id: patient, relation, created_at: now })
      .execute();
  await expect(link(accountId, child, 'self')).rejects.toThrow('account_patients_self_key');
  await link(accountId, child, 'child');
  await expect(link(otherAccount, child, 'child')).rejects.toThrow('account_patients_patient_key');
  const unlink = db.deleteFrom('account_patients').where('patient_id', '=', patientId);
  await expect(unlink.execute()).rejects.toThrow('has no own patient');
  const demote = db
    .updateTable('account_patients')
    .set({ relation: 'other' })
    .where('patient_id', '=', patientId);
  await expect(demote.execute()).rejects.toThrow('has no own patient');
  const lonely = db.insertInto('accounts').values({
    account_number: 'P-9999-0001',
    email: 'lonely@example.org',
    phone: '+492214719999',
    password_hash: 'none',
    language: 'de',
    created_at: now,
  });
  await expect(lonely.execute()).rejects.toThrow('has no own patient');
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
  const kept = await db.selectFrom('patients').select('id').where('id', 'in', [child, patientId]).execute();
  expect(kept).toHaveLength(2);
});

test.each(bookingMethod.options)('nothing is booked twice when it comes about by %s', async (method) => {
  const start = `2026-12-0${bookingMethod.options.indexOf(method) + 1}T09:00:00Z`;
  const later = start.replace('09:00', '09:30');
  const [emil, frieda] = [await insertWalkIn(), await insertWalkIn()];
  await server.context.db
    .insertInto('doctors')
    .values([
      { id: 'one', name: 'One' },
      { id: 'two', name: 'Two' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertAppointment(emil, 'one', 'website', start);
  await expect(insertAppointment(frieda, 'one', method, later)).rejects.toThrow('appointments_doctor_once');
  await expect(insertAppointment(emil, 'two', method, later)).rejects.toThrow('appointments_patient_once');
  await insertAppointment(frieda, 'two', method, later);
});

test('every change of an appointment adds one to its version, and what changes nothing adds none', async () => {
  const { db, clock } = server.context;
  const { token } = await createPatientSession(server);
  const wish = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    bookingMethod: 'website',
  } as const;
  const book = async (time: string) => {
    const body = { ...wish, date: '2026-11-26', time };
    const { body: booked } = await callServer(server, 'bookAppointment', { token, body });
    return booked.id;
  };
  const read = (id: string) =>
    db
      .selectFrom('appointments')
      .select(['version', 'updated_at', 'treatment_id', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
  const [first, second] = [await book('10:00'), await book('11:00')];
  const bookedAt = new Date(clock.nowMs());
  const booked = { version: 1, updated_at: bookedAt, treatment_id: 'kontrolluntersuchung' };
  expect(await read(first)).toEqual({ ...booked, status: 'scheduled' });
  server.clock.advance(60_000);
  await callServer(server, 'cancelAppointment', { token, params: { id: first } });
  const cancelledAt = new Date(clock.nowMs());
  const cancelled = { ...booked, version: 2, updated_at: cancelledAt, status: 'cancelled' };
  expect(await read(first)).toEqual(cancelled);
  await callServer(server, 'cancelAppointment', { token, params: { id: first } });
  await db.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', first).execute();
  expect(await read(first)).toEqual(cancelled);
  server.clock.set('2026-11-27T09:00:00+01:00');
  await cleanUp(server.context);
  const completedAt = new Date(clock.nowMs());
  const completed = { ...booked, version: 2, updated_at: completedAt, status: 'completed' };
  expect(await read(second)).toEqual(completed);
});

test('a missed appointment is listed as such, and frees its time', async () => {
  const { token, patientId } = await createPatientSession(server);
  const start = '2026-11-24T09:00:00Z';
  await insertAppointment(patientId, 'weber', 'website', start);
  const { db } = server.context;
  await db
    .updateTable('appointments')
    .set({ status: 'no_show' })
    .where('patient_id', '=', patientId)
    .execute();
  const own = await callServer(server, 'listAppointments', { token });
  expect(own.body).toMatchObject([{ status: 'no_show', bookingMethod: 'website', cancellable: false }]);
  await insertAppointment(patientId, 'weber', 'counter', start);
});
