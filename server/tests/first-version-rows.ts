/**
 * A database as the first version left it: two patients, of whom one was signed in and had booked. Frozen: these
 * rows are written as 001 and its server wrote them, whatever became of the code since.
 */
export const annaPassword = 'geheim-1234';
export const annaToken = 'token-of-the-first-version-0001';
export const annaKey = 'confirmation-of-the-first-version';

export const firstVersionIds = {
  anna: '11111111-1111-4111-8111-111111111111',
  bert: '22222222-2222-4222-8222-222222222222',
  scheduled: 'aaaaaaaa-0000-4000-8000-000000000001',
  completed: 'aaaaaaaa-0000-4000-8000-000000000002',
  cancelled: 'aaaaaaaa-0000-4000-8000-000000000003',
} as const;

const { anna, bert, scheduled, completed, cancelled } = firstVersionIds;

export const firstVersionRows = [
  `insert into doctors (id, name, active) values
    ('weber', 'Dr. Katharina Weber', true), ('gone', 'Dr. Früher', false)`,

  `insert into patients
    (id, account_number, first_name, last_name, email, phone, password_hash, language, created_at)
  values
    ('${anna}', 'P-1111-1111', 'Anna', 'Schmidt', 'anna@example.org', '+492214710001',
     '$argon2id$v=19$m=19456,t=2,p=1$/Sl/Pzy8Q9N5iMGLPp+mmQ$whpqokyFJmvKPX88GySkrtDCqaZRk3kraFAh6kjL3As',
     'de', '2026-11-01T08:00:00Z'),
    ('${bert}', 'P-2222-2222', 'Bert', 'Braun', 'bert@example.org', '+492214710002', 'none', 'en',
     '2026-11-02T08:00:00Z')`,

  `insert into sessions (token_hash, patient_id, created_at, last_seen_at) values
    ('\\x6f4c9ab115fa783b781eec169488e31dddaafa4f4a0903379748909c17d534bb', '${anna}',
     '2026-11-24T08:00:00Z', '2026-11-25T07:00:00Z')`,

  `insert into one_time_codes (channel, target, code_hmac, created_at, expires_at, tries) values
    ('email', 'carla@example.org', '\\x00', '2026-11-25T07:55:00Z', '2026-11-25T08:05:00Z', 1)`,
  `insert into throttle_events (kind, subject, at) values ('login_address', '\\x01', '2026-11-25T07:55:00Z')`,

  `insert into appointments
    (id, patient_id, doctor_id, treatment_type, during, status, booking_method, created_at)
  values
    ('${scheduled}', '${anna}', 'weber', 'Kontrolluntersuchung',
     '[2026-11-30T08:00:00Z,2026-11-30T08:30:00Z)', 'scheduled', 'website', '2026-11-20T10:00:00Z'),
    ('${completed}', '${anna}', 'weber', 'Prophylaxe & Zahnreinigung',
     '[2026-11-10T08:00:00Z,2026-11-10T09:00:00Z)', 'completed', 'chatbot', '2026-11-05T10:00:00Z'),
    ('${cancelled}', '${bert}', 'gone', 'Was es nicht mehr gibt',
     '[2026-11-30T08:00:00Z,2026-11-30T08:45:00Z)', 'cancelled', 'website', '2026-11-06T10:00:00Z')`,

  `insert into booking_keys (patient_id, key, request_hash, appointment_id, created_at) values
    ('${anna}', '${annaKey}', '\\xd14bc57280a1263d4cadd11d891bcfba6082ea215b8bb83b02c4a4129b7cc3a2',
     '${scheduled}', '2026-11-20T10:00:00Z')`,

  `insert into audit_events (at, actor, action, appointment_id, before, after) values
    ('2026-11-05T10:00:00Z', 'patient:${anna}', 'book', '${completed}', null, '{"status":"scheduled"}'),
    ('2026-11-10T23:00:00Z', 'system', 'complete', '${completed}', '{"status":"scheduled"}',
     '{"status":"completed"}'),
    ('2026-11-20T10:00:00Z', 'patient:${anna}', 'book', '${scheduled}', null, '{"status":"scheduled"}')`,

  `insert into outgoing_messages
    (channel, recipient, subject, body, language, state, attempts, next_attempt_at, created_at)
  values
    ('email', 'anna@example.org', 'Ihr Termin', 'Guten Tag Anna', 'de', 'kept', 0,
     '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'),
    ('email', 'anna@example.org', 'Ihr Termin', 'Guten Tag Anna', 'de', 'sending', 1,
     '2026-11-20T10:05:00Z', '2026-11-20T10:00:00Z')`,
  `insert into outgoing_messages
    (channel, recipient, subject, body, language, state, attempts, next_attempt_at, created_at, expires_at)
  values
    ('call', '+492214710199', 'Code', 'Ihr Code', 'de', 'waiting', 2,
     '2026-11-20T10:00:30Z', '2026-11-20T10:00:00Z', '2026-11-20T10:10:00Z')`,
  `insert into contact_messages (name, email, message, language, created_at) values
    ('Dora', 'dora@example.org', 'Guten Tag', 'de', '2026-11-20T10:00:00Z')`,
];
