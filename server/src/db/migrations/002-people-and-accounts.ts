import { bookableTreatments } from '@praxisportal/practice/treatments';
import { type Kysely, sql } from 'kysely';

/** A log-in and the person behind it were one row; from here on they are two, and the person keeps the id. */
const people = [
  `create table accounts (
    id uuid primary key default gen_random_uuid(),
    account_number text not null constraint accounts_account_number_key unique,
    email text not null constraint accounts_email_key unique,
    phone text not null constraint accounts_phone_key unique,
    password_hash text not null,
    language text not null constraint accounts_language_check check (language in ('de', 'en')),
    created_at timestamptz not null
  )`,
  `insert into accounts (account_number, email, phone, password_hash, language, created_at)
    select account_number, email, phone, password_hash, language, created_at from patients`,

  `create table account_patients (
    account_id uuid not null references accounts on delete cascade,
    patient_id uuid not null references patients on delete cascade,
    relation text not null constraint account_patients_relation_check
      check (relation in ('self', 'child', 'partner', 'parent', 'other')),
    created_at timestamptz not null,
    constraint account_patients_patient_key primary key (patient_id)
  )`,
  `insert into account_patients (account_id, patient_id, relation, created_at)
    select accounts.id, patients.id, 'self', patients.created_at
    from accounts join patients using (account_number)`,
  'create index account_patients_account on account_patients (account_id)',
  `create unique index account_patients_self_key on account_patients (account_id) where relation = 'self'`,

  // The index allows one own person at most; this demands one at least, looked at when the transaction commits.
  `create function require_own_patient() returns trigger language plpgsql as $$
  declare account uuid := case when tg_table_name = 'accounts' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(old) ->> 'account_id')::uuid end;
  begin
    if exists (select from accounts where id = account)
      and not exists (select from account_patients where account_id = account and relation = 'self')
    then raise exception 'account % has no own patient', account using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$`,
  `create constraint trigger accounts_own_patient after insert on accounts
    deferrable initially deferred for each row execute function require_own_patient()`,
  `create constraint trigger account_patients_own_patient after update or delete on account_patients
    deferrable initially deferred for each row execute function require_own_patient()`,

  // A person's own contact is only for who is reached otherwise than through the account.
  `alter table patients
    drop column account_number,
    drop column password_hash,
    drop constraint patients_email_key,
    drop constraint patients_phone_key,
    alter column email drop not null,
    alter column phone drop not null,
    add column date_of_birth date`,
  'update patients set email = null, phone = null',
];

const sessions = [
  'alter table sessions add column account_id uuid references accounts on delete cascade',
  `update sessions set account_id = account_patients.account_id
    from account_patients where account_patients.patient_id = sessions.patient_id`,
  'alter table sessions alter column account_id set not null, drop column patient_id',
  'create index sessions_account on sessions (account_id)',
];

/** Unique and no primary key: whoever books without an account can then have keys in the same table. */
const bookingKeys = [
  'alter table booking_keys add column account_id uuid references accounts on delete cascade',
  `update booking_keys set account_id = account_patients.account_id
    from account_patients where account_patients.patient_id = booking_keys.patient_id`,
  `alter table booking_keys
    alter column account_id set not null,
    drop constraint booking_keys_pkey,
    drop column patient_id,
    add constraint booking_keys_account_key unique (account_id, key)`,
];

const appointments = [
  `alter table appointments
    add column version integer not null default 1,
    add column updated_at timestamptz,
    add column treatment_id text,
    drop constraint appointments_status_check,
    drop constraint appointments_booking_method_check`,
  `update appointments set updated_at = greatest(
    created_at, (select max(at) from audit_events where appointment_id = appointments.id))`,
  `alter table appointments
    alter column updated_at set not null,
    add constraint appointments_status_check
      check (status in ('scheduled', 'completed', 'cancelled', 'no_show')),
    add constraint appointments_booking_method_check
      check (booking_method in ('website', 'chatbot', 'guest', 'phone', 'counter', 'waitlist'))`,
];

/** Made last: what the migration itself writes is no change. */
const versions = [
  `create function count_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$`,
  `create trigger appointments_version before update on appointments
    for each row when (old.* is distinct from new.*) execute function count_version()`,
];

/**
 * Events name whom or what they are about by kind and id. No foreign key: an event outlives what it tells of,
 * and the server, which may not delete events, must be able to delete what they tell of.
 */
const auditEvents = [
  `alter table audit_events
    add column actor_kind text,
    add column actor_id uuid,
    add column subject_kind text,
    add column subject_id uuid`,
  `update audit_events set
    actor_kind = case when actor = 'system' then 'system' else 'account' end,
    actor_id = case when actor like 'patient:%' then (
      select account_id from account_patients where patient_id = substr(actor, length('patient:') + 1)::uuid
    ) end,
    subject_kind = 'appointment',
    subject_id = appointment_id`,
  `alter table audit_events
    alter column actor_kind set not null,
    alter column subject_kind set not null,
    alter column subject_id set not null,
    drop column actor,
    drop column appointment_id,
    add constraint audit_events_actor_check
      check (actor_kind in ('account', 'guest', 'staff', 'system') and (actor_id is null) = (actor_kind = 'system'))`,
  'create index audit_events_subject on audit_events (subject_kind, subject_id, at)',
];

/** Parts log-ins from people, and gives appointments a version, a treatment's id and more ways to come about. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...people, ...sessions, ...bookingKeys, ...appointments, ...auditEvents]) {
    await sql.raw(statement).execute(db);
  }
  await nameTreatments(db);
  for (const statement of versions) await sql.raw(statement).execute(db);
}

/** A name that the practice no longer offers stays without id; the name as booked stays in any case. */
async function nameTreatments(db: Kysely<never>): Promise<void> {
  const ids = bookableTreatments.map(({ id }) => id);
  const names = bookableTreatments.map(({ name }) => name.de);
  await sql`
    update appointments set treatment_id = treatment.id
    from unnest(${ids}::text[], ${names}::text[]) as treatment (id, name)
    where treatment.name = appointments.treatment_type
  `.execute(db);
}
