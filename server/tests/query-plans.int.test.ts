import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyPractice } from '../src/features/practice-notices/notify-practice.ts';
import { findWholeReads, recordQueries } from './explained-queries.ts';
import { createTestClock, startTestServer, type TestServer } from './harness.ts';

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
    sql`insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select appointments.created_at, 'account', patient_id, 'book', 'appointment', appointments.id, null,
        jsonb_build_object('patientId', patient_id, 'doctorName', 'Dr. Katharina Weber',
          'treatmentType', treatment_type, 'startAt', lower(during))
      from appointments`,
    sql`analyze`,
  ])
    await statement.execute(ownerDb);
}

async function listWholeReads(action: () => Promise<unknown>) {
  const queries = await recordQueries(action);
  expect(queries.length).toBeGreaterThan(0);
  const found = [];
  for (const query of queries) found.push(...(await findWholeReads(client, query, growing)));
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
