import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { annaKey, annaPassword, annaToken, firstVersionIds, firstVersionRows } from './first-version-rows.ts';
import { callServer, createTestDatabase, startTestServer, type TestServer } from './harness.ts';
import { runOldMigrations } from './old-migrations.ts';

const { anna, bert, scheduled, completed, cancelled } = firstVersionIds;

let server: TestServer;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ isMigrated: false });
  await fillAsFirstVersion(databaseUrl);
  server = await startTestServer({ databaseUrl });
});
afterAll(() => server.stop());

async function fillAsFirstVersion(connectionString: string): Promise<void> {
  const db = openDatabase({ connectionString }, { poolSize: 1, onError: () => undefined });
  await runOldMigrations(db, '028-looks', { '001-first-tables': firstVersionRows });
  await db.destroy();
}

test('every patient is a person with an account of its own, reached by the same contact', async () => {
  const { rows } = await sql`
    select patients.id, first_name, last_name, patients.language, patients.email as own_email,
      patients.phone as own_phone, date_of_birth, relation, account_number, accounts.email, accounts.phone,
      accounts.id <> patients.id as is_apart, accounts.created_at = patients.created_at as is_same_age
    from patients join account_patients on patient_id = patients.id join accounts on accounts.id = account_id
    order by first_name
  `.execute(server.context.db);
  const common = { own_email: null, own_phone: null, date_of_birth: null, relation: 'self', is_apart: true };
  expect(rows).toEqual([
    {
      ...common,
      id: anna,
      first_name: 'Anna',
      last_name: 'Schmidt',
      language: 'de',
      account_number: 'P-1111-1111',
      email: 'anna@example.org',
      phone: '+492214710001',
      is_same_age: true,
    },
    {
      ...common,
      id: bert,
      first_name: 'Bert',
      last_name: 'Braun',
      language: 'en',
      account_number: 'P-2222-2222',
      email: 'bert@example.org',
      phone: '+492214710002',
      is_same_age: true,
    },
  ]);
});

test('every appointment is kept, in its first version and with the id of its treatment', async () => {
  const { rows } = await sql`
    select id, patient_id, treatment_type, treatment_id, status, booking_method, version, updated_at
    from appointments order by id
  `.execute(server.context.db);
  const first = { version: 1 };
  expect(rows).toEqual([
    {
      ...first,
      id: scheduled,
      patient_id: anna,
      treatment_type: 'Kontrolluntersuchung',
      treatment_id: 'kontrolluntersuchung',
      status: 'scheduled',
      booking_method: 'website',
      updated_at: new Date('2026-11-20T10:00:00Z'),
    },
    {
      ...first,
      id: completed,
      patient_id: anna,
      treatment_type: 'Prophylaxe & Zahnreinigung',
      treatment_id: 'prophylaxe',
      status: 'completed',
      booking_method: 'chatbot',
      updated_at: new Date('2026-11-10T23:00:00Z'),
    },
    {
      ...first,
      id: cancelled,
      patient_id: bert,
      treatment_type: 'Was es nicht mehr gibt',
      treatment_id: null,
      status: 'cancelled',
      booking_method: 'website',
      updated_at: new Date('2026-11-06T10:00:00Z'),
    },
  ]);
});

test('the audit tells the same of the same appointments, by account', async () => {
  const { rows } = await sql`
    select at, actor_kind, account_number, action, subject_kind, subject_id, before, after
    from audit_events left join accounts on accounts.id = actor_id order by at
  `.execute(server.context.db);
  const open = { status: 'scheduled' };
  const byAnna = { actor_kind: 'account', account_number: 'P-1111-1111', subject_kind: 'appointment' };
  const bySystem = { actor_kind: 'system', account_number: null, subject_kind: 'appointment' };
  const at = (text: string) => new Date(text);
  expect(rows).toEqual([
    {
      ...byAnna,
      at: at('2026-11-05T10:00:00Z'),
      action: 'book',
      subject_id: completed,
      before: null,
      after: open,
    },
    {
      ...bySystem,
      at: at('2026-11-10T23:00:00Z'),
      action: 'complete',
      subject_id: completed,
      before: open,
      after: { status: 'completed' },
    },
    {
      ...byAnna,
      at: at('2026-11-20T10:00:00Z'),
      action: 'book',
      subject_id: scheduled,
      before: null,
      after: open,
    },
  ]);
});

test('codes, tries, messages and keys are kept', async () => {
  const { rows } = await sql`
    select (select count(*)::int from one_time_codes) as codes,
      (select count(*)::int from throttle_events) as tries,
      (select count(*)::int from booking_keys) as keys,
      (select count(*)::int from outgoing_messages) as messages,
      (select count(*)::int from contact_messages) as contacts,
      (select count(*)::int from doctors where id = 'gone') as former
  `.execute(server.context.db);
  expect(rows).toEqual([{ codes: 1, tries: 1, keys: 1, messages: 3, contacts: 1, former: 1 }]);
});

test('the patient is still signed in, logs in as before, and goes on booking and cancelling', async () => {
  const token = annaToken;
  const user = {
    accountNumber: 'P-1111-1111',
    firstName: 'Anna',
    lastName: 'Schmidt',
    email: 'anna@example.org',
    phone: '+492214710001',
    createdAt: '2026-11-01T08:00:00.000Z',
  };
  expect((await callServer(server, 'me', { token })).body).toMatchObject(user);
  const body = { email: user.email, password: annaPassword };
  const login = await callServer(server, 'login', { body });
  expect([login.status, login.body.user]).toEqual([200, expect.objectContaining(user)]);
  const wish = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-11-30',
    time: '09:00',
    bookingMethod: 'website',
  } as const;
  const headers = { 'idempotency-key': annaKey };
  const repeated = await callServer(server, 'bookAppointment', { token, body: wish, headers });
  expect([repeated.status, repeated.body.id]).toEqual([201, scheduled]);
  const next = await callServer(server, 'bookAppointment', { token, body: { ...wish, time: '10:00' } });
  expect(next.status).toBe(201);
  const over = await callServer(server, 'cancelAppointment', { token, params: { id: scheduled } });
  expect([over.status, over.body.status]).toEqual([200, 'cancelled']);
  const own = await callServer(server, 'listAppointments', { token });
  expect(own.body.map(({ id, status }) => [id, status])).toEqual([
    [completed, 'completed'],
    [scheduled, 'cancelled'],
    [next.body.id, 'scheduled'],
  ]);
});

test('an older server does not start on a newer database, and says what to do', async () => {
  const databaseUrl = await createTestDatabase();
  const db = openDatabase({ connectionString: databaseUrl }, { poolSize: 1, onError: () => undefined });
  await sql`insert into kysely_migration (name, timestamp) values ('999-from-later', '2027')`.execute(db);
  await expect(startTestServer({ databaseUrl })).rejects.toThrow(
    'The database belongs to a newer version of Praxisportal (it has 999-from-later): ' +
      'start that version again, or restore a backup that this version made.',
  );
  const { rows } = await sql`select count(*)::int as doctors from doctors`.execute(db);
  expect(rows).toEqual([{ doctors: 0 }]);
  await db.destroy();
});

test('messages know what they are: a code is one, and has expired meanwhile; who held one can be found dead', async () => {
  const query = server.context.db
    .selectFrom('outgoing_messages')
    .select(['kind', 'channel', 'priority', 'state', 'failure', 'claimed_until'])
    .select(sql<boolean>`claim_token is not null`.as('isClaimed'))
    .where('created_at', '<', new Date('2026-11-21T00:00:00Z'))
    .orderBy('state');
  const notice = { kind: 'notice', channel: 'email', priority: 1, failure: null };
  await vi.waitFor(
    async () =>
      expect(await query.execute()).toEqual([
        {
          kind: 'code',
          channel: 'phone',
          priority: 0,
          state: 'failed',
          failure: 'expired',
          claimed_until: null,
          isClaimed: false,
        },
        { ...notice, state: 'kept', claimed_until: null, isClaimed: false },
        { ...notice, state: 'sending', claimed_until: new Date('2026-11-20T10:05:00Z'), isClaimed: true },
      ]),
    10_000,
  );
});
