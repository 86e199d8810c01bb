import { type Kysely, sql } from 'kysely';

const statements = [
  'create extension if not exists btree_gist',

  `create table doctors (
    id text primary key,
    name text not null,
    active boolean not null
  )`,

  `create table patients (
    id uuid primary key default gen_random_uuid(),
    account_number text not null constraint patients_account_number_key unique,
    first_name text not null,
    last_name text not null,
    email text not null constraint patients_email_key unique,
    phone text not null constraint patients_phone_key unique,
    password_hash text not null,
    language text not null check (language in ('de', 'en')),
    created_at timestamptz not null
  )`,

  `create table sessions (
    token_hash bytea primary key,
    patient_id uuid not null references patients on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null
  )`,
  'create index sessions_patient on sessions (patient_id)',

  `create table one_time_codes (
    id uuid primary key default gen_random_uuid(),
    channel text not null check (channel in ('email', 'phone')),
    target text not null,
    code_hmac bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    tries integer not null default 0,
    verified_at timestamptz,
    used_at timestamptz
  )`,
  'create index one_time_codes_target on one_time_codes (channel, target, created_at)',

  `create table throttle_events (
    id bigint generated always as identity primary key,
    kind text not null,
    subject bytea not null,
    at timestamptz not null
  )`,
  'create index throttle_events_subject on throttle_events (kind, subject, at)',

  // The constraints have the last word on double booking: half-open ranges, scheduled rows only.
  `create table appointments (
    id uuid primary key default gen_random_uuid(),
    patient_id uuid not null references patients,
    doctor_id text not null references doctors,
    treatment_type text not null,
    during tstzrange not null check (
      not isempty(during) and lower_inc(during) and not upper_inc(during)
      and not lower_inf(during) and not upper_inf(during)
    ),
    status text not null check (status in ('scheduled', 'completed', 'cancelled')),
    booking_method text not null check (booking_method in ('website', 'chatbot')),
    created_at timestamptz not null,
    constraint appointments_doctor_once exclude using gist (doctor_id with =, during with &&)
      where (status = 'scheduled'),
    constraint appointments_patient_once exclude using gist (patient_id with =, during with &&)
      where (status = 'scheduled')
  )`,
  'create index appointments_patient on appointments (patient_id, lower(during))',
  "create index appointments_doctor_start on appointments (doctor_id, lower(during)) where status = 'scheduled'",

  `create table booking_keys (
    patient_id uuid not null references patients on delete cascade,
    key text not null,
    request_hash bytea not null,
    appointment_id uuid not null references appointments,
    created_at timestamptz not null,
    primary key (patient_id, key)
  )`,

  `create table audit_events (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    action text not null,
    appointment_id uuid not null references appointments,
    before jsonb,
    after jsonb
  )`,
  'create index audit_events_appointment on audit_events (appointment_id, at)',

  `create table outgoing_messages (
    id uuid primary key default gen_random_uuid(),
    channel text not null check (channel in ('email', 'call')),
    recipient text not null,
    subject text not null,
    body text not null,
    reply_to text,
    language text not null check (language in ('de', 'en')),
    state text not null check (state in ('waiting', 'sending', 'sent', 'kept', 'failed')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_error text,
    created_at timestamptz not null,
    expires_at timestamptz,
    finished_at timestamptz
  )`,
  "create index outgoing_messages_due on outgoing_messages (next_attempt_at) where state in ('waiting', 'sending')",
  "create index outgoing_messages_kept on outgoing_messages (created_at) where state = 'kept'",

  `create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null,
    message text not null,
    language text not null check (language in ('de', 'en')),
    created_at timestamptz not null
  )`,
];

/** The tables of accounts, booking and messages. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
