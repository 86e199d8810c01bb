import type { CallAnswer } from '@praxisportal/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordStaffDeed } from '../src/features/audit/commands.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import {
  type CookieJar,
  callServer,
  readCode,
  referenceNow,
  registerPatient,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { sendMessage } from './outgoing-messages.ts';

const currentPassword = 'geheim-1234';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let patient: CallAnswer<'register'>;
let jar: CookieJar;
let count = 0;
let ip: string;
/** Of this test's people alone, so that they can be looked for in every table. */
const lastName = () => `Ober${count}müller`;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  count += 1;
  ip = `10.80.0.${count}`;
  jar = new Map();
  patient = await registerPatient(server, { firstName: 'Anneliese', lastName: lastName() }, jar);
});

async function book(date: string, time = '09:00', token = patient.token): Promise<string> {
  const { status, body } = await callServer(server, 'bookAppointment', {
    ip,
    token,
    headers: { 'idempotency-key': `${date}-${time}-${count}` },
    body: {
      doctorId: 'weber',
      treatmentType: 'Kontrolluntersuchung',
      date,
      time,
      bookingMethod: 'website',
      reminderConsent: true,
    },
  });
  expect(status).toBe(201);
  return body.id;
}

function erase(body: { currentPassword?: string; cancelAppointments?: boolean } = {}, token = patient.token) {
  return callServer(server, 'deleteAccount', { ip, jar, token, body: { currentPassword, ...body } });
}

const query = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(server.ownerDb)).rows;

/** Every table of the database that holds the text in any column, however it is written there. */
async function findTables(text: string): Promise<string[]> {
  const tables = await query(sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(sql<{ text: string }>`
      select row_to_json(t)::text as text from ${sql.table(name)} as t
    `);
    if (rows.some((row) => row.text.includes(text))) found.push(name);
  }
  return found;
}

/** Has the person of the account look after somebody, as the family's calls do. */
async function addChild(): Promise<string> {
  const [child] = await query(sql<{ id: string }>`
    with child as (
      insert into patients (first_name, last_name, language, date_of_birth, created_at)
      values ('Korbinian', ${lastName()}, 'de', '2019-05-04', now()) returning id
    )
    insert into account_patients (account_id, patient_id, relation, created_at)
    select ${patient.user.id}, id, 'child', now() from child returning patient_id as id
  `);
  if (!child) throw new Error('there is no child');
  return child.id;
}

test('the export holds every table that knows the account, and explains each part and field', async () => {
  await book('2026-11-30');
  const child = await addChild();
  const look = { action: 'look', subjectKind: 'patient', subjectId: child } as const;
  await recordStaffDeed(server.context.db, { ...look, staffId: null }, new Date(server.clock.nowMs()));
  await query(sql`
    insert into patient_notes (note_id, version, patient_id, text, written_at)
    values (gen_random_uuid(), 1, ${child}, 'mag Dinosaurier', now())
  `);
  // The practice has linked the account to the child.
  await query(sql`update account_patients set linked_at = now() where patient_id = ${child}`);
  await query(sql`
    insert into patient_invitations (patient_id, token_hash, invited_by, created_at, expires_at)
    values (${child}, sha256('link'), gen_random_uuid(), now(), now())
  `);
  const { email } = patient.user;
  const form = { name: 'Anneliese', email, message: 'Guten Tag', leaveEmpty: '', secondsToWrite: 20 };
  await callServer(server, 'sendContactMessage', { ip, body: form });
  for (const message of ['Du Idiot!', 'Ich möchte eine Zahnreinigung'])
    await callServer(server, 'chat', { ip, token: patient.token, body: { message } });
  // As if it had been booked as a guest before the account was made.
  await query(sql`
    insert into guest_tokens (token_hash, appointment_id, created_at, expires_at)
    select sha256('token'), id, now(), now() from appointments
  `);
  const { status, body } = await callServer(server, 'exportAccount', { token: patient.token });
  expect(status).toBe(200);
  const rowsOf = (name: string) => body.sections.find((section) => section.name === name)?.rows ?? [];
  for (const { title, purpose, kept, fields, values, rows } of body.sections) {
    expect([title, purpose, kept].every((text) => text.length > 3)).toBe(true);
    for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(fields));
    for (const [field, words] of Object.entries(values))
      for (const row of rows)
        expect([null, ...Object.keys(words)], `${field} of ${title} in words`).toContain(row[field]);
  }
  const counts = body.sections.map(({ name, rows }) => `${name} ${rows.length}`);
  expect(counts).toEqual([
    'account 1',
    'people 2',
    'appointments 1',
    'changes 1',
    'looks 1',
    'notes 1',
    'merges 0',
    'erasures 0',
    'formerContacts 0',
    'consents 3',
    expect.stringMatching(/^messages [1-9]/),
    'contactMessages 1',
    'chatDialogs 1',
    'chatWarnings 1',
    'sessions 1',
    'codes 2',
    'confirmations 1',
    'bookingSources 1',
    'invitations 1',
    'guestLinks 1',
    'securityEvents 1',
  ]);
  expect(rowsOf('account')).toMatchObject([{ email, accountNumber: patient.user.accountNumber }]);
  expect(rowsOf('people')).toMatchObject([
    { firstName: 'Anneliese', relation: 'self' },
    { firstName: 'Korbinian', relation: 'child', dateOfBirth: '2019-05-04' },
  ]);
  expect(rowsOf('appointments')).toMatchObject([
    { doctor: expect.stringContaining('Weber'), status: 'scheduled' },
  ]);
  expect(rowsOf('changes')).toMatchObject([
    { action: 'book', by: 'account', startBefore: null, startAfter: expect.stringMatching(/^2026-11-30T/) },
  ]);
  expect(rowsOf('consents')).toMatchObject([
    { kind: 'cancellation_policy', given: true },
    { kind: 'privacy', version: '2026-11-21', given: true },
    { kind: 'reminders', given: true },
  ]);
  const text = JSON.stringify(body);
  for (const secret of ['argon2', patient.token]) expect(text).not.toContain(secret);
});

test('a table that nobody has thought of can’t be left out of the export', async () => {
  const tables = await query(sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `);
  const exported = [
    ...['account_patients', 'accounts', 'appointments', 'audit_events', 'booking_keys', 'consents'],
    ...['booking_sources', 'chat_dialogs', 'chat_warnings', 'former_contacts', 'guest_tokens'],
    ...[
      'contact_messages',
      'one_time_codes',
      'outgoing_messages',
      'patient_erasures',
      'patient_merges',
      'patient_notes',
      'patients',
      'security_events',
    ],
    ...['patient_invitations', 'sessions', 'staff_audit'],
  ];
  // Nobody's: the practice's doctors, counters, keys and proofs without a person, and the record of migrations.
  const impersonal = [
    ...['doctors', 'kysely_migration', 'kysely_migration_lock', 'message_keys'],
    ...['spent_proofs_of_work', 'throttle_events'],
    // The staff's own, who are no patients.
    ...['staff', 'staff_challenges', 'staff_invitations', 'staff_passkeys', 'staff_recovery_codes'],
    // Of codes, keyed hashes of the targets.
    ...['staff_sessions', 'staff_sign_outs', 'code_failures'],
    // When the practice is open and its dentists work.
    ...['plan_absences', 'plan_hours', 'plan_revision', 'plan_special_days'],
    ...[
      'settings_doctors',
      'settings_messages',
      'settings_sections',
      'settings_terms',
      'settings_treatments',
    ],
    // For a minute, or for a month after an absence, and told by the history of appointments.
    ...['plan_decisions', 'staff_undo'],
  ];
  expect(tables.map(({ name }) => name)).toEqual([...exported, ...impersonal].sort());
});

test('who has stolen a session reads neither a code nor what opens a link in the export', async () => {
  const { email } = patient.user;
  server.clock.advance(61_000);
  const body = { email, purpose: 'contact_change' } as const;
  await callServer(server, 'sendEmailCode', { ip, jar: new Map(), token: patient.token, body });
  const code = await readCode(server, email);
  const opener = 'T'.repeat(43);
  await sendMessage(server, { to: email, body: `https://praxis.example/de/termin#${opener}` });
  const exported = await callServer(server, 'exportAccount', { token: patient.token });
  const text = JSON.stringify(exported.body);
  expect([text.includes(code), text.includes(opener), text.includes('/termin#…')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('the export tells of nobody else, and explains itself in English too', async () => {
  const stranger = await registerPatient(server, { firstName: 'Zacharias' });
  await book('2026-11-30', '10:00', stranger.token);
  const { body } = await callServer(server, 'exportAccount', { token: patient.token, language: 'en' });
  const text = JSON.stringify(body);
  for (const foreign of [stranger.user.email, stranger.user.phone, 'Zacharias'])
    expect(text).not.toContain(foreign);
  expect(body.sections[0]).toMatchObject({ title: 'Account', fields: { email: 'email address' } });
});

test('who has nothing open is erased: nothing of the person is left but the last mail and hashes', async () => {
  const child = await addChild();
  const { user, token } = patient;
  const form = { name: 'Anneliese', email: user.email, message: 'Bitte', leaveEmpty: '', secondsToWrite: 20 };
  await callServer(server, 'sendContactMessage', { ip, body: form });
  const { status, body } = await erase();
  expect(status).toBe(200);
  expect(body.kept).toEqual([
    {
      what: 'Anmeldungen und Fehlversuche, unter einer verschlüsselten Kennung',
      until: '2027-02-23',
      law: 'Art. 6 Abs. 1 lit. f DSGVO',
    },
    {
      what: 'die E-Mail, die Ihnen die Löschung bestätigt',
      until: '2026-12-09',
      law: 'Art. 5 Abs. 2 DSGVO',
    },
  ]);
  expect((await callServer(server, 'me', { token })).status).toBe(401);
  const credentials = { email: user.email, password: currentPassword };
  expect((await callServer(server, 'login', { ip, body: credentials })).status).toBe(401);
  expect(await findTables(user.email)).toEqual(['outgoing_messages']);
  expect(await findTables(lastName())).toEqual(['outgoing_messages']);
  expect(await findTables(child)).toEqual([]);
  for (const trace of [user.phone, user.id, user.accountNumber])
    expect([trace, await findTables(trace)]).toEqual([trace, []]);
  const { body: outbox } = await callServer(server, 'listOutbox');
  expect(outbox.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual([
    'Ihr Konto wurde gelöscht',
  ]);
  expect(outbox.filter(({ text }) => text.includes(user.email))).toEqual([]);
  // The same address and number may begin anew.
  const again = await registerPatient(server, { email: user.email, phone: user.phone }, new Map());
  expect(again.user.id).not.toBe(user.id);
});

test('open appointments are cancelled with the patient’s word only, and free at once for others', async () => {
  await book('2026-11-30', '09:00');
  await book('2026-12-01', '09:00');
  const refused = await erase();
  expect([refused.status, refused.error.code]).toEqual([409, 'open_appointments']);
  expect((await callServer(server, 'listAppointments', { token: patient.token })).body).toHaveLength(2);
  const { status, body } = await erase({ cancelAppointments: true });
  expect(status).toBe(200);
  expect(body.kept.map(({ law }) => law)).toContain('Art. 17 Abs. 3 lit. e DSGVO');
  const [left] = await query(sql<{ count: number }>`select count(*)::int as count from appointments`);
  expect(left?.count).toBe(0);
  const actions = await query(sql<{ action: string }>`select action from audit_events order by at, id`);
  expect(actions.map(({ action }) => action)).toEqual(['book', 'book', 'cancel', 'cancel']);
  const neighbour = await registerPatient(server);
  await book('2026-11-30', '09:00', neighbour.token);
});

test('what was treated stays for ten years with the name alone, and goes then', async () => {
  await book('2026-11-30');
  server.clock.set('2026-12-01T00:30:00+01:00');
  await cleanUp(server.context);
  const child = await addChild();
  const { body } = await erase();
  expect(body.kept).toContainEqual({
    what: 'Behandlungstermine, mit Name und Geburtsdatum der behandelten Person',
    until: '2036-11-30',
    law: '§ 630f Abs. 3 BGB',
  });
  const people = await query(sql<Record<string, unknown>>`
    select first_name, email, phone, kept_until::text from patients where last_name = ${lastName()}
  `);
  expect(people).toEqual([{ first_name: 'Anneliese', email: null, phone: null, kept_until: '2036-11-30' }]);
  expect(await findTables(child)).toEqual([]);
  expect(await findTables(patient.user.phone)).toEqual([]);
  const countKept = async () => {
    const [kept] = await query(sql<{ count: number }>`
      select count(*)::int as count from appointments join patients on patients.id = patient_id
      where last_name = ${lastName()}
    `);
    return kept?.count;
  };
  server.clock.set('2036-11-30T12:00:00+01:00');
  await cleanUp(server.context);
  expect(await countKept()).toBe(1);
  server.clock.set('2036-12-01T12:00:00+01:00');
  await cleanUp(server.context);
  expect([await countKept(), await findTables(lastName())]).toEqual([0, []]);
});

test('a missed appointment stays until a claim for it lapses', async () => {
  const id = await book('2026-11-30');
  await sql`update appointments set status = 'no_show' where id = ${id}`.execute(server.ownerDb);
  server.clock.set('2026-12-01T12:00:00+01:00');
  const { body } = await erase();
  expect(body.kept).toContainEqual({
    what: 'versäumte Termine, mit dem Namen der Person',
    until: '2029-12-31',
    law: '§§ 195, 199 BGB',
  });
  server.clock.set('2030-01-01T12:00:00+01:00');
  await cleanUp(server.context);
  expect(await findTables(lastName())).toEqual([]);
});

test('a wrong password erases nothing', async () => {
  const { status, error } = await erase({ currentPassword: 'falsch' });
  expect([status, error.code]).toEqual([403, 'current_password_wrong']);
  expect((await callServer(server, 'me', { token: patient.token })).status).toBe(200);
});

test('erased in two tabs at once: one does it, the other is no longer signed in', async () => {
  const answers = await Promise.all([erase(), erase()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('booking while the account is erased leaves an appointment of nobody in no case', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { token } = await registerPatient(server);
    const wish = {
      ...{ doctorId: 'yilmaz', treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' as const },
      ...{ date: '2026-12-02', time: `${String(10 + round)}:00` },
    };
    const [booked, erased] = await Promise.all([
      callServer(server, 'bookAppointment', { token, body: wish }),
      erase({ cancelAppointments: true }, token),
    ]);
    expect([201, 401, 422]).toContain(booked.status);
    expect(erased.status).toBe(200);
  }
  expect(await query(sql`select from appointments where status = 'scheduled'`)).toHaveLength(0);
});

test('a code that was asked for before opens nothing after', async () => {
  const { phone } = patient.user;
  server.clock.advance(120_000);
  const own: CookieJar = new Map();
  await callServer(server, 'requestPhoneLogin', { ip, jar: own, body: { phone } });
  const body = { phone, code: await readCode(server, phone) };
  expect((await erase()).status).toBe(200);
  expect((await callServer(server, 'verifyPhoneLogin', { ip, jar: own, body })).status).toBe(401);
});

test('reminders are given and taken back, each word kept with its version', async () => {
  const change = (reminders: boolean) =>
    callServer(server, 'updateProfile', { token: patient.token, body: { reminders } });
  expect(patient.user.reminders).toBe(false);
  for (let times = 0; times < 2; times += 1) expect((await change(true)).body.reminders).toBe(true);
  server.clock.advance(1000);
  expect((await change(false)).body.reminders).toBe(false);
  const consents = await query(sql<{ text: string }>`
    select kind || ' ' || version || ' ' || given as text from consents
    where account_id = ${patient.user.id} order by at, id
  `);
  expect(consents.map(({ text }) => text)).toEqual([
    'privacy 2026-11-21 true',
    'reminders 2026-11-22 true',
    'reminders 2026-11-22 false',
  ]);
});
