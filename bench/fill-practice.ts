import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../server/src/db/database.ts';
import { fillTables } from './fill-tables.ts';

export type PracticeSize = { appointments: number; patients: number };

/**
 * Fills a database as a practice has it after years: half of the patients with an account, the others guests or entered by
 * the desk; appointments back to back for three doctors, 3,000 of them ahead, and of those before now
 * 3,000 that are not completed yet; two entries of the audit for each; and messages, keys and tries whose time is over. Numbers decide what a
 * row is, so that every run has the same rows.
 */
export async function fillPractice(ownerDb: Database, now: Date, size: PracticeSize): Promise<void> {
  await fillTables(ownerDb, async (transaction) => {
    for (const statement of [...toPeople(now, size), ...toAppointments(now, size), ...toRest(now, size)])
      await statement.execute(transaction);
  });
}

/** The id of a number, the same wherever it is named. */
const idOf = (kind: string, number: RawBuilder<unknown>) => sql`md5(${sql.lit(kind)} || ${number})::uuid`;
const n = sql.ref('number');

function toPeople(now: Date, { patients }: PracticeSize): RawBuilder<unknown>[] {
  const createdAt = sql`${now}::timestamptz - (number % 4000) * interval '1 day'`;
  return [
    sql`
      insert into patients (id, first_name, last_name, language, email, phone, email_proven_at, created_at)
      select ${idOf('patient', n)}, 'Paula', 'Probe' || number, 'de',
        case when number % 2 = 0 then 'p' || number || '@example.org' end,
        case when number % 2 = 0 then '+4922' || lpad(number::text, 9, '0') end,
        case when number % 4 = 0 then ${createdAt} end, ${createdAt}
      from generate_series(0, ${patients}::int - 1) as number
    `,
    sql`
      insert into accounts (id, account_number, email, phone, password_hash, language, created_at)
      select ${idOf('account', n)}, 'K' || number, 'k' || number || '@example.org',
        '+4923' || lpad(number::text, 9, '0'), 'none', 'de', ${createdAt}
      from generate_series(1, ${patients}::int - 1, 2) as number
    `,
    sql`
      insert into account_patients (account_id, patient_id, relation, created_at)
      select ${idOf('account', n)}, ${idOf('patient', n)}, 'self', ${createdAt}
      from generate_series(1, ${patients}::int - 1, 2) as number
    `,
    sql`
      insert into consents (account_id, kind, version, given, at)
      select ${idOf('account', n)}, kind, '2026-11-22', true, ${createdAt}
      from generate_series(1, ${patients}::int - 1, 2) as number, (values ('privacy'), ('reminders')) as said (kind)
    `,
  ];
}

function toAppointments(now: Date, { appointments, patients }: PracticeSize): RawBuilder<unknown>[] {
  const doctor = sql`(array['weber', 'yilmaz', 'hoffmann'])[1 + number % 3]`;
  // The first 3,000 lie ahead; the three of one half hour have three patients.
  const startAt = sql`(
    date_trunc('hour', ${now}::timestamptz) + (1000 - number / 3) * interval '30 minutes'
  )`;
  const patient = idOf('patient', sql`(number % ${sql.lit(patients)})`);
  const bookedAt = sql`least(${startAt} - interval '7 days', ${now}::timestamptz - (number % 90) * interval '1 day')`;
  const account = idOf('account', sql`(number % ${sql.lit(patients)})`);
  const numbers = sql`generate_series(0, ${appointments}::int + 2999) as number`;
  const changes = (action: string, actor: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`
    insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
    select ${at}, ${actor}, case ${actor} when 'account' then ${account} when 'guest' then ${patient} end, ${sql.lit(action)}, 'appointment',
      ${idOf('appointment', n)}, null, jsonb_build_object('patientId', ${patient}, 'startAt', ${startAt},
        'doctorName', 'Dr. Katharina Weber', 'treatmentType', 'Kontrolluntersuchung', 'status', 'scheduled')
    from ${numbers}
  `;
  return [
    sql`
      insert into appointments (id, patient_id, doctor_id, treatment_type, treatment_id, during, status, booking_method,
        created_at, updated_at)
      select ${idOf('appointment', n)}, ${patient}, ${doctor}, 'Kontrolluntersuchung', 'kontrolluntersuchung',
        tstzrange(${startAt}, ${startAt} + interval '30 minutes'),
        case when number < 6000 then 'scheduled' when number % 20 = 0 then 'cancelled'
          when number % 33 = 0 then 'no_show' else 'completed' end,
        case when number % ${sql.lit(patients)} % 4 = 0 then 'guest' else 'website' end,
        ${bookedAt}, ${bookedAt}
      from ${numbers}
    `,
    changes('book', sql`case when number % 2 = 1 then 'account' else 'guest' end`, bookedAt),
    changes('complete', sql`'system'`, sql`least(${startAt} + interval '1 day', ${now})`),
    sql`
      insert into consents (account_id, patient_id, appointment_id, kind, version, given, at)
      select case when number % 2 = 1 then ${account} end,
        case when number % 2 = 0 then ${patient} end,
        ${idOf('appointment', n)}, 'cancellation_policy', '2026-11-27', true, ${bookedAt}
      from ${numbers}
    `,
    sql`
      insert into staff_audit (at, staff_id, action, subject_kind, subject_id)
      select least(${startAt}, ${now}), ${idOf('staff', sql`(number % 9)`)}, 'look', 'patient', ${patient}::text
      from ${numbers}
    `,
  ];
}

function toRest(now: Date, { patients }: PracticeSize): RawBuilder<unknown>[] {
  const days = (most: number) => sql`${now}::timestamptz - (number % ${sql.lit(most)}) * interval '1 day'`;
  const many = sql`generate_series(1, ${patients}::int) as number`;
  return [
    sql`
      insert into outgoing_messages (kind, channel, recipient, language, subject, body, headers, attachments, patient_id,
        appointment_id, priority, state, send_at, created_at, finished_at)
      select 'confirmation', 'email', 'p' || number || '@example.org', 'de', 'Termin', 'Guten Tag', '{}', '[]',
        ${idOf('patient', sql`(number % ${sql.lit(patients)})`)}, ${idOf('appointment', n)}, 1, 'sent',
        ${days(28)}, ${days(28)}, ${days(28)}
      from ${many}
    `,
    sql`insert into message_keys (key, at) select 'reminder:' || md5(number::text) || ':1', ${days(60)} from ${many}`,
    sql`
      insert into booking_keys (account_id, requester, key, request_hash, appointment_id, created_at)
      select null, decode(md5(number::text), 'hex'), 'key-' || number, decode(md5(number::text), 'hex'),
        ${idOf('appointment', n)}, ${days(14)}
      from ${many}
    `,
    sql`
      insert into booking_sources (appointment_id, mailbox, domain, browser, address, is_newcomer, at)
      select ${idOf('appointment', n)}, decode(md5('m' || number), 'hex'), decode(md5('d' || number % 997), 'hex'),
        decode(md5('b' || number % 9973), 'hex'), decode(md5('a' || number % 499), 'hex'), true, ${days(90)}
      from generate_series(1, least(${patients}::int, 20000)) as number
    `,
    sql`
      insert into throttle_events (kind, subject, at)
      select 'code', decode(md5(number::text), 'hex'), ${days(3)} from ${many}
    `,
    sql`
      insert into contact_messages (name, email, message, language, created_at)
      select 'Paula', 'p' || number || '@example.org', 'Guten Tag', 'de', ${days(360)} from ${many}
    `,
  ];
}
