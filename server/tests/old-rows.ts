/** How many patients the first version of the practice has, each with an account. */
export const oldPatients = 1000;
/** How many patients the desk enters later, without an account. */
export const deskPatients = 500;

/** The id of the patient with the number n. */
const patient = `('11110000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;

/**
 * Thousands of rows, written as the servers of their time wrote them, by the migration after which they come. Names are of the
 * kinds that searches fold; appointments lie in the past and ahead, one in ten each cancelled, no-show or completed.
 */
export const oldRows: Record<string, readonly string[]> = {
  '001-first-tables': [
    `insert into doctors (id, name, active) values ('weber', 'Dr. Katharina Weber', true), ('gone', 'Dr. Früher', false)`,
    `insert into patients (id, account_number, first_name, last_name, email, phone, password_hash, language, created_at)
      select ${patient}, 'P-' || n, (array['Anna', 'Đorđe', 'Zoë', 'Jürgen', 'Łucja'])[1 + n % 5],
        (array['Schmidt', 'Meyer', 'Þórsson', 'Großmann', 'Øster', 'O''Brien', 'Ünal'])[1 + n % 7],
        'patient' || n || '@example.org', '+49221471' || lpad(n::text, 4, '0'), 'none',
        case when n % 9 = 0 then 'en' else 'de' end, timestamptz '2026-01-01Z' + make_interval(hours => n)
      from generate_series(1, ${oldPatients}) as n`,
    `insert into sessions (token_hash, patient_id, created_at, last_seen_at)
      select sha256(n::text::bytea), ${patient}, '2026-11-24Z', '2026-11-25Z' from generate_series(1, 500) as n`,
    // Two for each patient, half an hour each; a doctor's day has sixteen.
    `insert into appointments (patient_id, doctor_id, treatment_type, during, status, booking_method, created_at)
      select ${patient}, case when visit = 1 then 'gone' else 'weber' end,
        (array['Kontrolluntersuchung', 'Prophylaxe & Zahnreinigung', 'Was es nicht mehr gibt'])[1 + n % 3],
        tstzrange(start, start + interval '30 minutes'),
        case when visit = 1 then 'completed' when n % 10 = 0 then 'cancelled' else 'scheduled' end,
        case when n % 4 = 0 then 'chatbot' else 'website' end, timestamptz '2026-02-01Z' + make_interval(hours => n)
      from generate_series(1, ${oldPatients}) as n, generate_series(1, 2) as visit, lateral (
        select timestamptz '2026-06-01T08:00Z' + make_interval(days => n / 16 + 200 * (visit - 1), mins => 30 * (n % 16))
      ) as at (start)`,
    `insert into audit_events (at, actor, action, appointment_id, before, after)
      select created_at, 'patient:' || patient_id, 'book', id, null, '{"status":"scheduled"}' from appointments`,
    `insert into audit_events (at, actor, action, appointment_id, before, after)
      select upper(during), 'system', 'complete', id, '{"status":"scheduled"}', '{"status":"completed"}'
      from appointments where status = 'completed'`,
    `insert into booking_keys (patient_id, key, request_hash, appointment_id, created_at)
      select patient_id, 'key-' || id, '\\x00', id, created_at from appointments where status = 'scheduled'`,
    `insert into outgoing_messages
        (channel, recipient, subject, body, language, state, attempts, next_attempt_at, created_at, finished_at)
      select 'email', email, 'Ihr Termin', 'Guten Tag', language, 'sent', 1, created_at, created_at, created_at from patients`,
  ],
  '012-people-and-guests': [
    `insert into patients (first_name, last_name, email, phone, language, created_at)
      select 'Gast', 'Nummer ' || n, 'guest' || n || '@example.org', '+49221999' || lpad(n::text, 4, '0'), 'de',
        timestamptz '2026-09-01Z' + make_interval(mins => n)
      from generate_series(1, 300) as n`,
    `insert into appointments
        (patient_id, doctor_id, treatment_type, during, status, booking_method, created_at, updated_at, treatment_id)
      select id, 'weber', 'Kontrolluntersuchung', tstzrange(start, start + interval '30 minutes'), 'scheduled', 'guest',
        created_at, created_at, 'kontrolluntersuchung'
      from (
        select id, created_at, timestamptz '2028-01-01T08:00Z' + make_interval(days => (number / 16)::int, mins => (30 * (number % 16))::int)
          as start
        from (select *, row_number() over (order by created_at) as number from patients where last_name like 'Nummer %') as listed
      ) as guest`,
    `insert into consents (patient_id, kind, version, given, at)
      select id, 'reminders', '1', last_name not like '%7', created_at from patients where last_name like 'Nummer %'`,
  ],
  '018-console': [
    `insert into staff (id, email, first_name, last_name, role, language, created_at)
      values ('22222222-2222-4222-8222-222222222222', 'desk@example.org', 'Rita', 'Rezeption', 'reception', 'de', '2026-10-01Z')`,
    `insert into patients (first_name, last_name, email, language, created_at, date_of_birth)
      select 'Tresen', 'Kind ' || n, 'shared@example.org', 'de', '2026-10-02Z', date '1980-01-01' + n
      from generate_series(1, ${deskPatients}) as n`,
    // The desk moves every fifth appointment of the first version, and notes something on every seventh.
    `update appointments set during = tstzrange(lower(during) + interval '500 days', upper(during) + interval '500 days'),
        updated_at = '2026-10-03Z'
      where status = 'scheduled' and patient_id::text similar to '11110000%(0|5)'`,
    `update appointments set note = 'Bitte Röntgenbild mitbringen', updated_at = '2026-10-04Z'
      where patient_id::text like '11110000%3'`,
    `insert into appointments
        (patient_id, doctor_id, treatment_type, during, status, booking_method, overbooked, overbooked_reason, created_at, updated_at)
      select id, 'weber', 'Schmerzen', '[2026-11-30T08:00Z,2026-11-30T08:15Z)', 'scheduled', 'counter', true, 'Notfall',
        '2026-10-05Z', '2026-10-05Z'
      from patients where last_name = 'Kind 1'`,
    `insert into staff_audit (at, staff_id, action, subject_kind, subject_id)
      select '2026-10-06Z', '22222222-2222-4222-8222-222222222222', 'patient_created', 'patient', id::text
      from patients where last_name like 'Kind %'`,
  ],
};
