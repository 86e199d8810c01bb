import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // A booking of the website opens to who made it, unless the practice gave it to another entry since.
  'alter table appointments add column assigned_by_staff boolean not null default false',
  `update appointments set assigned_by_staff = true where id in (
    select subject_id from audit_events
    where subject_kind = 'appointment' and actor_kind = 'staff'
      and before->>'patientId' is distinct from after->>'patientId' and before->>'patientId' is not null
  )`,
  // Guests give no date of birth; of an account's patients the staff audit knows which the desk typed.
  'alter table patients add column date_of_birth_by_staff boolean not null default false',
  `update patients set date_of_birth_by_staff = true
    where date_of_birth is not null and (
      not exists (select from account_patients where patient_id = patients.id)
      or exists (
        select from staff_audit
        where subject_kind = 'patient' and subject_id = patients.id::text
          and (string_to_array(detail->>'changed', ' ') @> array['dateOfBirth']
            or string_to_array(detail->>'taken', ' ') @> array['dateOfBirth'])
      )
    )`,
  // One open invitation for a patient: a newer one takes the place of the one before.
  `create table patient_invitations (
    patient_id uuid primary key references patients on delete cascade,
    token_hash bytea not null unique,
    invited_by uuid not null,
    wrong_tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
];

/** Keeps what the practice entered apart from what the website booked, and invitations to link an account to a patient. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
