import { type Kysely, sql } from 'kysely';

const statements = [
  // What somebody agreed to, in which version of the text, and when; the newest row of a kind counts.
  `create table consents (
    id bigint generated always as identity primary key,
    account_id uuid references accounts on delete cascade,
    patient_id uuid references patients on delete cascade,
    appointment_id uuid references appointments on delete set null,
    kind text not null check (kind in ('privacy', 'cancellation_policy', 'reminders')),
    version text not null,
    given boolean not null,
    at timestamptz not null,
    check (account_id is not null or patient_id is not null)
  )`,
  'create index consents_account on consents (account_id, kind, at desc) where account_id is not null',
  'create index consents_patient on consents (patient_id, kind, at desc) where patient_id is not null',
  'create index consents_appointment on consents (appointment_id) where appointment_id is not null',

  // A session is shown and ended by an id: its token's hash is nobody's business. What a browser said it is, as it said it.
  `alter table sessions
    add column id uuid not null default gen_random_uuid() unique,
    add column user_agent text not null default ''`,

  'alter table one_time_codes drop constraint one_time_codes_purpose_check',
  `alter table one_time_codes add constraint one_time_codes_purpose_check
    check (purpose in ('verification', 'contact_change', 'login', 'password_reset'))`,

  // A proof of work serves once; after its end nobody would take it anyway.
  `create table spent_proofs_of_work (
    signature bytea primary key,
    expires_at timestamptz not null
  )`,
  'create index spent_proofs_of_work_end on spent_proofs_of_work (expires_at)',
];

/** Consents, sessions that their owner can tell apart, codes that open an account, and proofs of work that serve once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
