import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordConsent } from '../src/features/consents/commands.ts';
import { eraseDuePatients } from '../src/features/patient-erasures/erase-due-patients.ts';
import { callServer, registerPatient, startTestServer, type TestServer } from './harness.ts';
import { openEmptyDesk, openPatientDesk, type PatientDesk, readAccessLink, rowsOf } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

let server: TestServer;
let reception: StaffMember;
let desk: PatientDesk;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
let email: string;
beforeEach(async () => {
  ({ reception, desk } = await openEmptyDesk(server));
  count += 1;
  email = `rosa.${count}@example.org`;
});

const phone = '0221 12345678';
const secret = 'Marcumar';
const birthday = '1951-03-07';

const listPeople = async (token: string) => (await callServer(server, 'listPatients', { token })).body;

/** The name, date of birth and contact that the desk knows, and the latest consent to reminders. */
const readEntry = async (id: string) => {
  const { body: card } = await desk.getCard(id);
  return {
    ...{ firstName: card.firstName, lastName: card.lastName, dateOfBirth: card.dateOfBirth },
    ...{ email: card.email, phone: card.phone, isChecked: card.identity !== null },
    reminders: card.consents.find(({ kind }) => kind === 'reminders')?.given,
  };
};

/** A patient of the practice with contact, consent and identity check, linked to an account by invitation. */
async function linkPatient(lastName = `Probe${count}`) {
  const person = { firstName: 'Rosa', lastName, dateOfBirth: birthday, email, phone, isUnreachable: false };
  const id = await desk.add(person);
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  const appointmentId = (await desk.bookFor(id, '09:00')).body.appointment.id;
  const now = new Date(server.clock.nowMs());
  await recordConsent(server.ownerDb, { patientId: id }, { kind: 'reminders', given: true }, now);
  await desk.checkIdentity(id, (await desk.getCard(id)).body.version);
  const before = await readEntry(id);
  expect(before).toMatchObject({ email, phone: '+4922112345678', reminders: true, isChecked: true });
  await desk.invite(id);
  const body = { token: await readAccessLink(server, email), dateOfBirth: birthday };
  const { token } = await registerPatient(server);
  expect((await callServer(server, 'linkAccount', { token, body })).body).toMatchObject({
    id,
    relation: 'other',
  });
  return { id, appointmentId, token, before };
}

const rename = (token: string, id: string) =>
  callServer(server, 'changePatient', { token, params: { id }, body: { firstName: 'Rosemarie' } });

test('a patient who is parted from the account has the name, contact, consents and identity check of before', async () => {
  const { id, appointmentId, token, before } = await linkPatient();
  const { email: ofAccount } = (await callServer(server, 'me', { token })).body;
  await rename(token, id);
  expect(await readEntry(id)).toMatchObject({
    ...{ firstName: 'Rosemarie', email: ofAccount, isChecked: false },
  });
  await callServer(server, 'cancelAppointment', { token, params: { id: appointmentId } });
  expect((await callServer(server, 'removePatient', { token, params: { id } })).status).toBe(204);
  expect(await readEntry(id)).toEqual(before);
  const { body: card } = await desk.getCard(id);
  expect([card.notes[0]?.text, card.past.length]).toEqual([secret, 1]);
});

test('what the desk corrects while an account manages the patient stays when they part', async () => {
  const { id, appointmentId, token, before } = await linkPatient();
  await rename(token, id);
  const { body: card } = await desk.getCard(id);
  const change = { version: card.version, firstName: 'Roswitha' };
  await callStaff(server, 'changePatientByStaff', { jar: reception.jar, params: { id }, body: change });
  await rename(token, id);
  await callServer(server, 'cancelAppointment', { token, params: { id: appointmentId } });
  await callServer(server, 'removePatient', { token, params: { id } });
  expect(await readEntry(id)).toEqual({ ...before, firstName: 'Roswitha' });
});

test.each(['the account', 'the desk'] as const)(
  'an account erased by %s leaves a patient of the practice that it was linked to as before, with the open appointment',
  async (by) => {
    const { id, appointmentId, token, before } = await linkPatient();
    await rename(token, id);
    const own = (await listPeople(token)).find(({ relation }) => relation === 'self')?.id ?? '';
    if (by === 'the account') {
      const body = { currentPassword: 'geheim-1234', cancelAppointments: true };
      expect((await callServer(server, 'deleteAccount', { token, body })).status).toBe(200);
    } else {
      const owner = await createStaffSession(server, 'owner');
      const params = { id: own };
      const body = { reason: 'Auf Wunsch', cancelAppointments: true };
      expect((await callStaff(server, 'erasePatient', { jar: owner.jar, params, body })).status).toBe(200);
      server.clock.advance(5 * 86_400_000);
      await eraseDuePatients(server.context);
      reception = await createStaffSession(server, 'reception');
      desk = openPatientDesk(server, reception);
    }
    expect((await desk.getCard(own)).status).toBe(404);
    expect(await readEntry(id)).toEqual(before);
    const { body: card } = await desk.getCard(id);
    expect([card.hasAccount, card.notes[0]?.text]).toEqual([false, secret]);
    expect(card.coming).toMatchObject([{ id: appointmentId, status: 'scheduled' }]);
  },
);

test('the contact that the desk noted does not leave by the account once the link is taken back', async () => {
  const { id, token } = await linkPatient();
  const readContact = async () => {
    const { body } = await callServer(server, 'exportAccount', { token });
    return rowsOf(body, 'people').find((row) => row.id === id)?.email;
  };
  expect(await readContact()).toBe(email);
  await desk.checkIdentity(id, (await desk.getCard(id)).body.version, false);
  expect(await readContact()).toBeNull();
});

test('the erasure of an account names from the start what is kept of a patient of the practice that the website booked', async () => {
  const { id, token } = await linkPatient();
  const own = (await listPeople(token)).find(({ relation }) => relation === 'self')?.id ?? '';
  const wish = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-11-30',
    time: '10:00',
  };
  const body = { ...wish, patientId: id, bookingMethod: 'website' } as const;
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
  server.clock.set('2026-11-30T18:00:00+01:00');
  const owner = await createStaffSession(server, 'owner');
  const reason = { reason: 'Auf Wunsch' };
  const planned = await callStaff(server, 'erasePatient', {
    jar: owner.jar,
    params: { id: own },
    body: reason,
  });
  expect(planned.body.kept.map(({ what }) => what)).toContainEqual(
    expect.stringContaining('Behandlungstermine'),
  );
});
