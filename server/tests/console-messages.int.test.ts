import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayMs } from '../src/domain/calendar-date.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let desk: StaffMember;
let dentist: StaffMember;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  desk = await createStaffSession(server, 'reception');
  dentist = await createStaffSession(server, 'dentist');
  token = (await createPatientSession(server)).token;
});
afterAll(() => server.stop());

const listUndelivered = async () =>
  (await callStaff(server, 'listUndelivered', { jar: desk.jar })).body.messages;

async function bookOnline(time: string, date = '2026-11-30') {
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date, time };
  const { body } = await callServer(server, 'bookAppointment', {
    token,
    body: { ...wish, bookingMethod: 'website' },
  });
  return body;
}

test('what did not arrive stands there with who is to be phoned, until somebody has, or a later one arrives', async () => {
  const first = await bookOnline('09:00');
  const second = await bookOnline('10:00');
  expect(await listUndelivered()).toEqual([]);
  await sql`
    update outgoing_messages set state = 'failed', failure = 'refused', finished_at = ${new Date(server.clock.nowMs())}
    where kind = 'confirmation'
  `.execute(server.ownerDb);
  const messages = await listUndelivered();
  expect(messages).toMatchObject([
    {
      kind: 'confirmation',
      cause: 'address',
      phone: expect.stringMatching(/^\+49221/),
      appointment: { id: first.id },
    },
    { appointment: { id: second.id, message: 'failed' } },
  ]);
  const [stuck] = messages;
  const params = { id: stuck?.id ?? '' };
  const phoned = await callStaff(server, 'markPhoned', { jar: desk.jar, params, body: {} });
  expect(phoned.status).toBe(204);
  // Who was first stays.
  const owner = await createStaffSession(server, 'owner');
  const again = await callStaff(server, 'markPhoned', { jar: owner.jar, params, body: {} });
  expect(again.status).toBe(204);
  const phonedBy = await sql`select phoned_by from outgoing_messages where id = ${params.id}`.execute(
    server.ownerDb,
  );
  expect(phonedBy.rows).toEqual([{ phoned_by: desk.staffId }]);
  expect((await listUndelivered()).map(({ appointment }) => appointment.id)).toEqual([second.id]);
  const { body: day } = await callStaff(server, 'getDay', { jar: desk.jar, query: { date: '2026-11-30' } });
  expect(day.appointments.map(({ message }) => message)).toEqual(['phoned', 'failed']);
  // A slip of the finger is taken back.
  await callStaff(server, 'markPhoned', { jar: desk.jar, params, body: { phoned: false } });
  expect(await listUndelivered()).toHaveLength(2);
  expect(await listDeeds(first.id)).toEqual([
    { action: 'mark_told', by: desk.staffId, isTakenBack: false },
    { action: 'mark_told', by: desk.staffId, isTakenBack: true },
  ]);
  await sql`
    insert into outgoing_messages (kind, channel, recipient, language, subject, body, priority, state, send_at,
      created_at, finished_at, appointment_id, patient_id)
    select 'moved', 'email', recipient, 'de', '', '', 1, 'sent', send_at, created_at + interval '1 s',
      created_at + interval '1 s', appointment_id, patient_id
    from outgoing_messages where appointment_id = ${second.id}
  `.execute(server.ownerDb);
  expect((await listUndelivered()).map(({ appointment }) => appointment.id)).toEqual([first.id]);
});

test('what did not arrive stays in the list until somebody has phoned or the appointment is over, the next first', async () => {
  const far = await bookOnline('09:00', '2027-01-18');
  const near = await bookOnline('09:00', '2027-01-11');
  const late = await bookOnline('09:00', '2027-01-12');
  const fail = (kind: string, at: number) =>
    sql`
    update outgoing_messages set state = 'failed', failure = 'refused', finished_at = ${new Date(at)}
    where kind = ${kind} and appointment_id in (${far.id}, ${near.id}, ${late.id})
  `.execute(server.ownerDb);
  await fail('confirmation', server.clock.nowMs() + dayMs);
  // One that made up for it arrived sooner than the first was given up.
  await sql`
    insert into outgoing_messages (kind, channel, recipient, language, subject, body, priority, state, send_at,
      created_at, finished_at, appointment_id)
    select 'moved', 'email', recipient, 'de', '', '', 1, 'sent', send_at, created_at + interval '1 s',
      created_at + interval '1 s', appointment_id
    from outgoing_messages where appointment_id = ${late.id}
  `.execute(server.ownerDb);
  const listed = async () => (await listUndelivered()).map(({ appointment }) => appointment.id);
  const ofThese = async () => (await listed()).filter((id) => [far.id, near.id, late.id].includes(id));
  const start = server.clock.nowMs();
  expect(await ofThese()).toEqual([near.id, far.id]);
  for (const days of [14.5, 16]) {
    await waitUntil(start + days * dayMs);
    expect(await ofThese()).toEqual([near.id, far.id]);
  }
  await waitUntil(Date.parse('2027-01-11T09:45:00+01:00'));
  expect(await listed()).toEqual([far.id]);
  const { rows } = await sql`
    select appointment_id as id from outgoing_messages where state in ('failed', 'sent')
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ id: far.id }]);
  await waitUntil(start);
});

/** Lets time pass, with what the server cleans up meanwhile. */
async function waitUntil(ms: number): Promise<void> {
  server.clock.set(new Date(ms).toISOString());
  await cleanUp(server.context);
  desk = await createStaffSession(server, 'reception');
  dentist = await createStaffSession(server, 'dentist');
}

test('whoever does not handle messages sees none of them', async () => {
  for (const name of ['countMessages', 'listUndelivered', 'listInbox'] as const)
    expect((await callStaff(server, name, { jar: dentist.jar })).status).toBe(403);
});

test('a message of the contact form is open until somebody says that it is answered, and says who', async () => {
  const body = {
    name: 'Anna',
    email: 'anna@example.org',
    message: 'Guten Tag',
    leaveEmpty: '',
    secondsToWrite: 20,
  };
  await callServer(server, 'sendContactMessage', { body, ip: '10.9.9.9' });
  const listInbox = async (state: 'open' | 'all') =>
    (await callStaff(server, 'listInbox', { jar: desk.jar, query: { state } })).body;
  const countOpen = async () => (await callStaff(server, 'countMessages', { jar: desk.jar })).body.open;
  const { messages } = await listInbox('open');
  expect(messages).toMatchObject([{ message: 'Guten Tag', handledAt: null, handledBy: null }]);
  expect(await countOpen()).toBe(1);
  const params = { id: messages[0]?.id ?? '' };
  const mark = (handled: boolean) =>
    callStaff(server, 'markHandled', { jar: desk.jar, params, body: { handled } });
  expect((await mark(true)).body).toMatchObject({
    handledAt: new Date(server.clock.nowMs()).toISOString(),
    handledBy: expect.stringMatching(/^Toni Team/),
  });
  expect([(await listInbox('open')).messages, await countOpen()]).toEqual([[], 0]);
  expect((await listInbox('all')).messages).toHaveLength(1);
  // Pressed twice, it is noted once.
  await mark(true);
  await mark(false);
  expect(await countOpen()).toBe(1);
  expect(await listDeeds(params.id)).toEqual([
    { action: 'mark_answered', by: desk.staffId, isTakenBack: false },
    { action: 'mark_answered', by: desk.staffId, isTakenBack: true },
  ]);
});

/** What the audit keeps about this appointment or message, the oldest first. */
async function listDeeds(subjectId: string) {
  const { rows } = await sql`
    select action, staff_id as by, (detail->>'taken_back')::boolean as "isTakenBack"
    from staff_audit where subject_id = ${subjectId} order by id
  `.execute(server.ownerDb);
  return rows;
}

async function findAppointmentId(patientId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from appointments where patient_id = ${patientId}
  `.execute(server.ownerDb);
  return rows[0]?.id ?? '';
}

test('the export has every word that the practice has written about somebody', async () => {
  const { token, patientId } = await createPatientSession(server);
  const own = { doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: '2026-11-30', time: '18:30' };
  const words = { note: 'kennwort-note', overbookedReason: 'kennwort-reason' };
  await callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: { ...own, ...words, patientId, inform: false, method: 'counter' },
  });
  await callStaff(server, 'cancelForPatient', {
    jar: desk.jar,
    params: { id: await findAppointmentId(patientId) },
    body: { version: 1, by: 'patient', reason: 'kennwort-cancel', inform: false },
  });
  // What the practice writes opens to an account that it has linked.
  await sql`update account_patients set linked_at = now() where patient_id = ${patientId}`.execute(
    server.ownerDb,
  );
  const { body } = await callServer(server, 'exportAccount', { token });
  const text = JSON.stringify(body);
  for (const word of ['kennwort-note', 'kennwort-reason', 'kennwort-cancel']) expect(text).toContain(word);
  // What is not exported as it is: the treatment stands there by its name, a name's spelling for searches is the name.
  const known = {
    appointments: [
      ...[
        'arranged_at',
        'arranged_version',
        'arrived_at',
        'assigned_by_staff',
        'booking_method',
        'buffer_minutes',
        'cancel_reason',
        'cancelled_by',
        'created_at',
        'doctor_id',
        'during',
      ],
      ...[
        'finished_at',
        'id',
        'language',
        'note',
        'notice_hours',
        'overbooked',
        'overbooked_reason',
        'pain',
        'patient_id',
        'patient_note',
        'seated_at',
      ],
      ...['status', 'treatment_id', 'treatment_type', 'updated_at', 'version'],
    ],
    patients: [
      ...['created_at', 'date_of_birth', 'date_of_birth_by_staff', 'email', 'email_proven_at', 'first_name'],
      ...['former_ids', 'id', 'identity_checked_at', 'identity_checked_by', 'kept_until', 'language'],
      ...['last_name', 'phone', 'search_name', 'version'],
    ],
  };
  for (const [table, columns] of Object.entries(known)) {
    const { rows: found } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table} order by 1
    `.execute(server.ownerDb);
    expect([table, found.map(({ name }) => name).sort()]).toEqual([table, columns]);
  }
});
