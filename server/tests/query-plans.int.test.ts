import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../src/features/account-data/export-account.ts';
import { findAccount } from '../src/features/accounts/queries.ts';
import { notifyPractice } from '../src/features/practice-notices/notify-practice.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { writeTimedMessages } from '../src/jobs/timed-messages.ts';
import { findWholeReads, recordQueries } from './explained-queries.ts';
import { createPatientSession, createTestClock, startTestServer, type TestServer } from './harness.ts';

/** The tables that grow with the years of a practice. */
const growing = [
  ...['patients', 'accounts', 'account_patients', 'appointments', 'audit_events', 'staff_audit'],
  ...['outgoing_messages', 'consents', 'booking_keys', 'contact_messages', 'message_keys', 'patient_notes'],
];

let server: TestServer;
let client: pg.Client;
beforeAll(async () => {
  const env = { PRACTICE_NOTICES: 'on', PRACTICE_MORNING_LIST: 'on' };
  // The database's own clock guards what it deletes, so this server's must not be another.
  server = await startTestServer({ env, clock: createTestClock(new Date().toISOString()) });
  client = new pg.Client(server.databaseUrl);
  await client.connect();
  await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  await fillPractice();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

/** Years of a small practice: patients, appointments, and what the audit says of them. */
async function fillPractice(): Promise<void> {
  const { ownerDb } = server;
  for (const statement of [
    sql`insert into patients (first_name, last_name, language, email, created_at)
      select 'Paula', 'Probe' || number, 'de', 'q' || number || '@example.org', now() - number * interval '1 day'
      from generate_series(1, 2000) as number`,
    sql`insert into appointments (patient_id, doctor_id, treatment_type, during, status, booking_method,
        created_at, updated_at)
      select id, 'weber', 'Kontrolluntersuchung', tstzrange(created_at, created_at + interval '30 minutes'),
        'completed', 'website', created_at, created_at
      from patients where created_at < now() - interval '1 day'`,
    sql`with account as (
        insert into accounts (account_number, email, phone, password_hash, language, created_at)
        select 'K' || number, 'k' || number || '@example.org', '+49221' || (100000 + number), 'none', 'de', now()
        from generate_series(1, 1000) as number returning id, account_number
      )
      insert into account_patients (account_id, patient_id, relation, created_at)
      select account.id, patients.id, 'self', now()
      from account join patients on patients.last_name = 'Probe' || substr(account_number, 2)`,
    sql`insert into appointments (patient_id, doctor_id, treatment_type, during, status, booking_method,
        created_at, updated_at)
      select id, 'yilmaz', 'Kontrolluntersuchung', tstzrange(created_at, created_at + interval '30 minutes') ,
        'scheduled', 'website', created_at, created_at
      from (select id, now() + (2000 - row_number() over ()) * interval '1 hour' as created_at from patients) as patient`,
    sql`insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select appointments.created_at, 'account', patient_id, 'book', 'appointment', appointments.id, null,
        jsonb_build_object('patientId', patient_id, 'doctorName', 'Dr. Katharina Weber',
          'treatmentType', treatment_type, 'startAt', lower(during))
      from appointments where status = 'completed'`,
    sql`insert into staff_audit (at, staff_id, action, subject_kind, subject_id)
      select created_at, gen_random_uuid(), 'look', 'patient', id::text from patients`,
    sql`insert into patient_notes (note_id, version, patient_id, text, written_at)
      select gen_random_uuid(), 1, id, 'Angst', created_at from patients`,
    sql`analyze`,
  ])
    await statement.execute(ownerDb);
}

async function listWholeReads(action: () => Promise<unknown>, tables = growing) {
  const queries = await recordQueries(action);
  expect(queries.length).toBeGreaterThan(0);
  const found = [];
  for (const query of queries) found.push(...(await findWholeReads(client, query, tables)));
  return found;
}

test('the scan for whole reads finds a cast on an indexed column', async () => {
  const cast = { text: 'select last_name from patients where id::text = $1', values: ['x'] };
  const plain = { text: 'select last_name from patients where id = $1::uuid', values: [crypto.randomUUID()] };
  expect(await findWholeReads(client, cast, growing)).toMatchObject([{ table: 'patients' }]);
  expect(await findWholeReads(client, plain, growing)).toEqual([]);
});

test('notices to the practice read no table as a whole', async () => {
  expect(await listWholeReads(() => notifyPractice(server.context))).toEqual([]);
});

test('messages by time read no table as a whole', async () => {
  expect(await listWholeReads(() => writeTimedMessages(server.context))).toEqual([]);
});

test('the clean-up reads no table as a whole', async () => {
  expect(await listWholeReads(() => cleanUp(server.context))).toEqual([]);
});

test('what is kept of an account is read by indexes', async () => {
  const session = await createPatientSession(server);
  const account = await findAccount(server.context.db, session.accountId);
  if (!account) throw new Error('the account is not there');
  // Messages, enquiries and keys of bookings stay for days or months, and may be read as a whole for an export.
  const short = new Set(['outgoing_messages', 'contact_messages', 'booking_keys', 'message_keys']);
  const long = growing.filter((table) => !short.has(table));
  const exportAll = () => exportAccount(server.context, account, 'de', true);
  expect(await listWholeReads(exportAll, long)).toEqual([]);
});

test('every foreign key into a growing table, or to who works here, has an index', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = any(${[...growing, 'staff']}::regclass[]) and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
    )
    order by name
  `.execute(server.ownerDb);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
