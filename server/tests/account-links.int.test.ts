import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendDueReminders } from '../src/features/reminders/send-due-reminders.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  registerPatient,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { listDeeds, openEmptyDesk, type PatientDesk, readAccessLink, rowsOf } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let other: TestServer;
let reception: StaffMember;
let desk: PatientDesk;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

let count = 0;
let ip: string;
let email: string;
beforeEach(async () => {
  ({ reception, desk } = await openEmptyDesk(server));
  count += 1;
  ip = `10.71.0.${count}`;
  email = `rosa.${count}@example.org`;
});

const birthday = '1951-03-07';
const secret = 'Marcumar';

async function addRosa(lastName = 'Rüster'): Promise<{ id: string; appointmentId: string }> {
  const id = await desk.add({
    ...{ firstName: 'Rosa', lastName, dateOfBirth: birthday, email, isUnreachable: false },
  });
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  const { body } = await desk.bookFor(id, '09:00');
  return { id, appointmentId: body.appointment.id };
}

const readLinkToken = (to = email) => readAccessLink(server, to);

async function inviteForToken(id: string): Promise<string> {
  expect((await desk.invite(id)).status).toBe(200);
  return readLinkToken();
}

const link = (token: string, secretOfLink: string, dateOfBirth = birthday, at = server) =>
  callServer(at, 'linkAccount', { token, ip, body: { token: secretOfLink, dateOfBirth } });
const listOwn = async (token: string) => (await callServer(server, 'listAppointments', { token })).body;
const listPeople = async (token: string) => (await callServer(server, 'listPatients', { token })).body;

test('an invited account sees what the desk entered, in the dashboard and in the export, and may change it', async () => {
  const { id, appointmentId } = await addRosa();
  const invited = await desk.invite(id);
  expect([invited.status, invited.body.email]).toEqual([200, email]);
  const token = await readLinkToken();
  const session = await createPatientSession(server);
  expect(await listOwn(session.token)).toEqual([]);
  const linked = await link(session.token, token);
  expect([linked.status, linked.body]).toMatchObject([
    200,
    { id, firstName: 'Rosa', dateOfBirth: birthday, relation: 'other', linked: true },
  ]);
  expect((await listOwn(session.token)).map((each) => each.id)).toEqual([appointmentId]);
  const { body: data } = await callServer(server, 'exportAccount', { token: session.token });
  expect(rowsOf(data, 'notes')).toMatchObject([{ text: secret }]);
  const params = { id: appointmentId };
  const body = { date: '2026-11-30', time: '11:00', version: 1 };
  const own = { token: session.token, params };
  expect((await callServer(server, 'moveAppointment', { ...own, body })).status).toBe(200);
  expect((await callServer(server, 'appointmentCalendar', own)).status).toBe(200);
  expect((await callServer(server, 'cancelAppointment', own)).status).toBe(200);
  const { body: card } = await desk.getCard(id);
  expect(card).toMatchObject({ hasAccount: true, isLinked: true, identity: null, invitation: null });
  expect(card.websiteEvents.map(({ kind }) => kind)).toEqual(['link_account']);
  expect((await desk.invite(id)).error.code).toBe('already_linked');
});

test('an account of the same name, made for the invitation, has the entry as its own person', async () => {
  const { id, appointmentId } = await addRosa();
  const token = await inviteForToken(id);
  const registered = await registerPatient(server, { email, firstName: 'Rosa', lastName: 'Rüster' });
  expect(await listOwn(registered.token)).toEqual([]);
  const linked = await link(registered.token, token);
  expect([linked.status, linked.body]).toMatchObject([200, { relation: 'self', dateOfBirth: birthday }]);
  expect(await listPeople(registered.token)).toHaveLength(1);
  expect((await listOwn(registered.token)).map((each) => each.id)).toEqual([appointmentId]);
  // The entry is found by its former id, with its notes.
  const { body: card } = await desk.getCard(id);
  expect([card.id, card.isLinked, card.notes[0]?.text]).toEqual([linked.body.id, true, secret]);
});

test('a link serves once, until it expires or a newer one replaces it, and for its own patient', async () => {
  const { id } = await addRosa();
  const first = await inviteForToken(id);
  const otherId = await desk.add({ firstName: 'Rolf', lastName: 'Rüster', dateOfBirth: '1949-01-02', email });
  const { token } = await createPatientSession(server);
  const refused: unknown[] = [];
  const refuse = async (secretOfLink: string, dateOfBirth = birthday) => {
    const { status, error } = await link(token, secretOfLink, dateOfBirth);
    refused.push([status, error.code]);
  };
  server.clock.advance(1000);
  const second = await inviteForToken(id);
  await refuse(first);
  server.clock.advance(1000);
  // The link of another patient leads to that one alone.
  const ofOther = await inviteForToken(otherId);
  expect((await link(token, ofOther, birthday)).error.code).toBe('access_link_date_wrong');
  expect((await link(token, ofOther, '1949-01-02')).body.firstName).toBe('Rolf');
  expect(await listOwn(token)).toEqual([]);
  expect((await link(token, second)).body.firstName).toBe('Rosa');
  await refuse(second);
  await refuse('x'.repeat(43));
  const third = await desk.add({ firstName: 'Rita', lastName: 'Rüster', dateOfBirth: birthday, email });
  const late = await inviteForToken(third);
  server.clock.advance(7 * 86_400_000);
  const { token: fresh } = await createPatientSession(server);
  const expired = await link(fresh, late);
  expect([...refused, [expired.status, expired.error.code]]).toEqual(
    Array(4).fill([410, 'access_link_invalid']),
  );
});

test('five wrong dates of birth end a link, whichever accounts try them', async () => {
  const { id } = await addRosa();
  const token = await inviteForToken(id);
  const strangers = [await createPatientSession(server), await createPatientSession(server)];
  const answers = [];
  for (let day = 1; day <= 5; day += 1)
    answers.push(await link(strangers[day % 2]?.token ?? '', token, `1951-03-0${day}`));
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    Array(5).fill([422, 'access_link_date_wrong']),
  );
  expect(answers[0]?.error.error).toMatch(/^Das Geburtsdatum passt nicht/);
  expect((await link(strangers[0]?.token ?? '', token)).error.code).toBe('access_link_invalid');
  expect((await desk.getCard(id)).body).toMatchObject({ hasAccount: false, invitation: null });
});

test('two accounts that use one link at once: exactly one is linked', async () => {
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    email = `rennen.${count}.${round}@example.org`;
    const { id } = await addRosa();
    const token = await inviteForToken(id);
    const sessions = [await createPatientSession(server), await createPatientSession(server)];
    const answers = await Promise.all(
      sessions.map((session, index) => link(session.token, token, birthday, index ? other : server)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const seen = await Promise.all(sessions.map((session) => listOwn(session.token)));
    expect(seen.map((own) => own.length).sort()).toEqual([0, 1]);
  }
});

const isHeld = async (to: string) => {
  const { rows } = await sql`
    select from outgoing_messages where recipient = ${to} and subject = 'Ihr Online-Zugang'
  `.execute(server.ownerDb);
  return rows.length > 0;
};
const holdMails = () =>
  sql`update outgoing_messages set state = 'waiting', send_at = now() + interval '9 years'`.execute(
    server.ownerDb,
  );

test.each(['another address', 'none'] as const)(
  'the desk writes %s: the link that went to the address before opens nothing',
  async (kind) => {
    const { id } = await addRosa(`Adresse${count}`);
    const token = await inviteForToken(id);
    await holdMails();
    const corrected = kind === 'none' ? null : `richtig.${count}@example.org`;
    const { body: card } = await desk.getCard(id);
    const body = { version: card.version, email: corrected, phone: '0221 4711234' };
    const changed = await callStaff(server, 'changePatientByStaff', {
      jar: reception.jar,
      params: { id },
      body,
    });
    expect(changed.status).toBe(200);
    const stranger = await createPatientSession(server);
    expect((await link(stranger.token, token)).error.code).toBe('access_link_invalid');
    expect([await isHeld(email), await isHeld(corrected ?? '')]).toEqual([false, false]);
    expect((await desk.getCard(id)).body.invitation).toBeNull();
  },
);

test('a merge that takes another address ends the link, as does taking the merge back', async () => {
  const { id } = await addRosa(`Adresse${count}`);
  const token = await inviteForToken(id);
  await holdMails();
  server.clock.advance(1000);
  const better = `besser.${count}@example.org`;
  const twin = await desk.add({
    firstName: 'Rosa',
    lastName: 'Rüster',
    dateOfBirth: birthday,
    email: better,
  });
  const { body: card } = await desk.getCard(id);
  const merged = await desk.merge(id, twin, { version: card.version, take: ['email'] });
  expect([merged.status, merged.body.email]).toEqual([200, better]);
  const { token: session } = await createPatientSession(server);
  expect((await link(session, token)).error.code).toBe('access_link_invalid');
  expect(await isHeld(email)).toBe(false);
  expect((await desk.invite(id)).body.email).toBe(better);
  const since = await readLinkToken(better);
  const mergeId = (await desk.getCard(id)).body.merge?.id ?? '';
  const undone = await callStaff(server, 'undoMerge', { jar: reception.jar, params: { id, mergeId } });
  expect(undone.status).toBe(200);
  expect((await link(session, since)).error.code).toBe('access_link_invalid');
});

test('a merge that leaves the address leaves the link, and one that the account uses keeps its identity check', async () => {
  const { id } = await addRosa(`Adresse${count}`);
  const token = await inviteForToken(id);
  server.clock.advance(1000);
  await desk.merge(id, await desk.add({ firstName: 'Rosa', lastName: `Alt${count}` }), {
    version: (await desk.getCard(id)).body.version,
  });
  const own = await registerPatient(server, { firstName: 'Rosa', lastName: `Adresse${count}` });
  const [self] = await listPeople(own.token);
  const { body: ownCard } = await desk.getCard(self?.id ?? '');
  const checked = await desk.checkIdentity(ownCard.id, ownCard.version);
  expect(checked.status).toBe(200);
  await sql`update account_patients set linked_at = null where patient_id = ${ownCard.id}`.execute(
    server.ownerDb,
  );
  expect((await link(own.token, token)).body.relation).toBe('self');
  expect((await desk.getCard(id)).body.identity).toEqual(checked.body.identity);
});

test('a patient that another account manages is not taken from it', async () => {
  const mother = await createPatientSession(server);
  const { body: child } = await callServer(server, 'addPatient', {
    token: mother.token,
    body: { firstName: 'Kim', lastName: 'Probe', dateOfBirth: '2015-02-03' },
  });
  const { email: ofMother } = (await callServer(server, 'me', { token: mother.token })).body;
  await desk.change(child.id, { dateOfBirth: '2015-02-04' });
  expect((await desk.invite(child.id)).body.email).toBe(ofMother);
  const token = await readLinkToken(ofMother);
  const stranger = await createPatientSession(server);
  expect((await link(stranger.token, token, '2015-02-04')).error.code).toBe('access_link_invalid');
  expect((await link(mother.token, token, '2015-02-04')).body).toMatchObject({ id: child.id, linked: true });
});

test('an invitation takes a right, an address and a date of birth, and is sent five times a day at most', async () => {
  const helper = await createStaffSession(server, 'assistant');
  const { id } = await addRosa();
  const params = { id };
  expect((await callStaff(server, 'invitePatient', { jar: helper.jar, params })).error.code).toBe(
    'not_permitted',
  );
  const body = { version: 1, checked: true };
  const byHelper = await callStaff(server, 'checkIdentity', { jar: helper.jar, params, body });
  expect(byHelper.error.code).toBe('not_permitted');
  const unreachable = await desk.add({ firstName: 'Ohne', lastName: 'Adresse' });
  expect((await desk.invite(unreachable)).error.code).toBe('invitation_without_email');
  const own = await createPatientSession(server);
  expect((await desk.invite(own.patientId)).error.code).toBe('invitation_without_date_of_birth');
  expect((await desk.invite(randomUUID())).error.code).toBe('not_found');
  for (let sent = 0; sent < 5; sent += 1) expect((await desk.invite(id)).status).toBe(200);
  expect((await desk.invite(id)).status).toBe(429);
  const { rows } = await sql<{
    kept: string;
  }>`select row_to_json(i)::text as kept from patient_invitations as i`.execute(server.ownerDb);
  expect(rows.some(({ kept }) => kept.includes('zugang'))).toBe(false);
});

test('the desk links an account to its own entry once it has seen a document, and takes that back', async () => {
  const { token, patientId: id } = await createPatientSession(server);
  await callServer(server, 'updateProfile', { token, body: { lastName: 'Eindeutig' } });
  const { body: booked } = await desk.bookFor(id, '09:00');
  await desk.note(id, randomUUID(), { version: 0, text: secret });
  const { body: card } = await desk.getCard(id);
  expect([card.identity, card.isLinked]).toEqual([null, false]);
  expect(await listOwn(token)).toEqual([]);
  const checked = await desk.checkIdentity(id, card.version);
  expect([checked.status, checked.body.isLinked, checked.body.identity?.checkedBy]).toEqual([
    ...[200, true],
    expect.stringMatching(/^Toni Team/),
  ]);
  expect((await desk.checkIdentity(id, card.version)).status).toBe(200);
  expect((await listOwn(token)).map((each) => each.id)).toEqual([booked.appointment.id]);
  const { body: data } = await callServer(server, 'exportAccount', { token });
  expect(rowsOf(data, 'notes')).toMatchObject([{ text: secret }]);
  const { body: found } = await callStaff(server, 'searchPatients', {
    jar: reception.jar,
    body: { query: card.name },
  });
  expect(found.patients.find((each) => each.id === id)?.identity).toEqual(checked.body.identity);
  expect((await desk.checkIdentity(id, card.version, false)).body).toEqual({
    identity: null,
    isLinked: false,
  });
  expect(await listOwn(token)).toEqual([]);
  expect((await listDeeds(server, id)).map(({ action }) => action)).toEqual([
    ...['write_note', 'check_identity', 'uncheck_identity'],
  ]);
});

test('who was checked and takes another name is self-declared again, and a desk that saw the old name is told', async () => {
  const { token, patientId: id } = await createPatientSession(server);
  const { body: before } = await desk.getCard(id);
  await desk.checkIdentity(id, before.version);
  await callServer(server, 'updateProfile', { token, body: { firstName: before.firstName } });
  expect((await desk.getCard(id)).body.identity).not.toBeNull();
  await callServer(server, 'updateProfile', { token, body: { firstName: 'Victor' } });
  expect((await desk.getCard(id)).body.identity).toBeNull();
  const stale = await desk.checkIdentity(id, before.version);
  expect([stale.status, stale.error.code, stale.error.patient?.firstName]).toEqual([
    ...[409, 'patient_changed', 'Victor'],
  ]);
  const { body: child } = await callServer(server, 'addPatient', {
    token,
    body: { firstName: 'Kim', lastName: 'Probe', dateOfBirth: '2015-02-03' },
  });
  await desk.checkIdentity(child.id, 1);
  const body = { dateOfBirth: '2015-02-04' };
  await callServer(server, 'changePatient', { token, params: { id: child.id }, body });
  expect((await desk.getCard(child.id)).body.identity).toBeNull();
});

test('mails about what an account does not see yet name the phone; once it is linked they lead to the dashboard', async () => {
  const { token, patientId: id } = await createPatientSession(server);
  const { email: to } = (await callServer(server, 'me', { token })).body;
  const book = async (time: string) => {
    const body = {
      ...{ patientId: id, doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: '2026-11-30', time },
      ...{ inform: true, method: 'phone' as const },
    };
    expect((await callStaff(server, 'bookForPatient', { jar: reception.jar, body })).status).toBe(201);
    server.clock.advance(61_000);
    const { body: outbox } = await callServer(server, 'listOutbox');
    return outbox.find((mail) => mail.to === to && mail.text.includes(time))?.text ?? '';
  };
  const hidden = await book('09:00');
  expect(hidden).toContain('Verschieben und absagen können Sie telefonisch:');
  expect(hidden).not.toMatch(/\/dashboard|\/termin#/);
  await callServer(server, 'updateProfile', { token, body: { reminders: true } });
  server.clock.set('2026-11-29T09:30:00+01:00');
  await sendDueReminders(server.context);
  const { body: outbox } = await callServer(server, 'listOutbox');
  const reminder = outbox.find(({ subject }) => subject.startsWith('Erinnerung'));
  expect(reminder?.text).not.toMatch(/\/dashboard|\/termin#/);
  server.clock.set(referenceNow);
  await desk.checkIdentity(id, 1);
  expect(await book('11:00')).toContain('/de/dashboard');
});
