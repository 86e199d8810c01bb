-- The schema of a new database, as the migrations 001 to 028 made it; the later migrations go on from here. Frozen: a change is a
-- new migration in db/migrations. Functions that no table needs come from db/functions, after the migrations.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Functions that tables and triggers below need, in their form of 028. db/functions replaces them after the migrations.

create function plain_name(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    replace(replace(replace(
      regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ı', 'i'), 'ø', 'o'),
    '[^[:alnum:]]+', ' ', 'g')
$$;

create function heard_name(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(
          plain_name(name), 'y', 'i'), 'ai', 'ei'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
          'ph', 'f'), 'th', 't'), 'd', 't'), 'v', 'f'),
        'c(?!h)', 'k', 'g'),
      'tz', 'z', 'g'),
    '(.)\1+', '\1', 'g')
$$;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create function count_appointment_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  if new.arranged_version = old.arranged_version
    and (new.during, new.doctor_id, new.treatment_type)
      is distinct from (old.during, old.doctor_id, old.treatment_type)
  then
    new.arranged_version := new.version;
    new.arranged_at := new.updated_at;
  end if;
  return new;
end $$;

create function require_own_patient() returns trigger language plpgsql as $$
declare
  account uuid := case
    when tg_table_name = 'accounts' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(old) ->> 'account_id')::uuid
  end;
begin
  if exists (select from accounts where id = account)
    and not exists (select from account_patients where account_id = account and relation = 'self')
  then
    raise exception 'account % has no own patient', account using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Doctors, patients, accounts
-- ---------------------------------------------------------------------------------------------------------------------

-- The doctors that appointments name. Which of them work here is said by the practice's facts and settings_doctors.
create table doctors (
  id text primary key,
  name text not null
);

-- Everybody who is treated. email and phone only if the patient is not reached through an account.
create table patients (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  email text,
  phone text,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null,
  -- Set when the account is erased but the law makes the practice keep what was treated; the row is deleted then.
  kept_until date,
  -- Optimistic locking of the columns that the trigger below names
  version integer not null default 1,
  -- Ids of duplicates that were merged into this patient
  former_ids uuid[] not null default '{}',
  -- The name plain and as it sounds, each word after a blank; the blank between both forms is doubled, so that no word spans it.
  search_name text not null generated always as (
    ' ' || plain_name(first_name || ' ' || last_name) || '  ' || heard_name(first_name || ' ' || last_name)
  ) stored
);
create index patients_email on patients (email) where email is not null;
create index patients_phone on patients (phone) where phone is not null;
create index patients_date_of_birth on patients (date_of_birth) where date_of_birth is not null;
create index patients_kept_until on patients (kept_until) where kept_until is not null;
create index patients_former_ids on patients using gin (former_ids) where former_ids <> '{}';
create index patients_search on patients using gin (
  search_name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops
);
create trigger patients_version before update on patients
  for each row when (
    (old.first_name, old.last_name, old.date_of_birth, old.language, old.email, old.phone)
      is distinct from (new.first_name, new.last_name, new.date_of_birth, new.language, new.email, new.phone)
  ) execute function count_version();

-- Log-ins of patients.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  account_number text not null constraint accounts_account_number_key unique,
  email text not null constraint accounts_email_key unique,
  phone text not null constraint accounts_phone_key unique,
  password_hash text not null,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null
);
create index accounts_search on accounts using gin (phone gin_trgm_ops, email gin_trgm_ops);
create constraint trigger accounts_own_patient after insert on accounts
  deferrable initially deferred for each row execute function require_own_patient();

-- Which account manages which patient; exactly one of an account's patients is its owner (`self`): the index allows one at
-- most, the triggers require one at least.
create table account_patients (
  account_id uuid not null references accounts on delete cascade,
  patient_id uuid not null references patients on delete cascade,
  relation text not null check (relation in ('self', 'child', 'partner', 'parent', 'other')),
  created_at timestamptz not null,
  constraint account_patients_patient_key primary key (patient_id)
);
create index account_patients_account on account_patients (account_id);
create unique index account_patients_self_key on account_patients (account_id) where relation = 'self';
create constraint trigger account_patients_own_patient after update or delete on account_patients
  deferrable initially deferred for each row execute function require_own_patient();

-- Sessions of accounts. `id` is shown to the owner, who ends sessions by it; the token's hash stays inside.
create table sessions (
  token_hash bytea primary key,
  id uuid not null default gen_random_uuid() constraint sessions_id_key unique,
  account_id uuid not null references accounts on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index sessions_account on sessions (account_id);

-- One-time codes. A code and its proof belong to the browser that asked for it (requester, a keyed hash) and to one purpose.
create table one_time_codes (
  id uuid primary key default gen_random_uuid(),
  requester bytea not null,
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  purpose text not null check (purpose in ('verification', 'contact_change', 'login', 'password_reset')),
  code_hmac bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz
);
create index one_time_codes_requester on one_time_codes (requester, channel, target, purpose, created_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Staff of the practice
-- ---------------------------------------------------------------------------------------------------------------------

-- Users of the console; neither patients nor accounts. A user who leaves is disabled and stays while the audit names them. A
-- password counts only together with the TOTP secret. access_version grows with every change of credentials.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint staff_email_key unique,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('owner', 'dentist', 'reception', 'assistant')),
  doctor_id text references doctors,
  language text not null check (language in ('de', 'en')),
  password_hash text,
  totp_secret bytea,
  totp_step bigint not null default 0,
  access_version integer not null default 1,
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  disabled_at timestamptz,
  constraint staff_password_with_totp check ((password_hash is null) = (totp_secret is null))
);

create table staff_passkeys (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  credential_id text not null constraint staff_passkeys_credential_key unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

-- A code that was used is deleted.
create table staff_recovery_codes (
  staff_id uuid not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- proven_at: the last authentication or step-up; fully_proven_at: the last one with both factors; active_at: the last action
-- of a person.
create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  staff_id uuid not null references staff on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  active_at timestamptz not null,
  proven_at timestamptz not null,
  fully_proven_at timestamptz,
  is_locked boolean not null default false
);
create index staff_sessions_staff on staff_sessions (staff_id);
create index staff_sessions_at on staff_sessions (created_at);

-- Links that let a member of staff in, each once. staff_id is the id that a new member will have. Without an address it is
-- the first owner's link; invited_by is null if the operator made it.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('setup', 'invite', 'recover')),
  staff_id uuid not null default gen_random_uuid(),
  email text,
  role text not null check (role in ('owner', 'dentist', 'reception', 'assistant')),
  doctor_id text references doctors,
  language text not null check (language in ('de', 'en')),
  invited_by uuid references staff on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint staff_invitations_address check ((email is null) = (purpose = 'setup'))
);
create index staff_invitations_at on staff_invitations (expires_at);
create index staff_invitations_by on staff_invitations (invited_by) where invited_by is not null;

-- What a browser was asked to sign, or the secret that an authenticator app was given, until the answer. subject is the
-- session, member of staff or invitation that may answer.
create table staff_challenges (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('sign_in', 'proof', 'new_passkey', 'totp')),
  subject uuid,
  challenge text constraint staff_challenges_challenge_key unique,
  totp_secret bytea,
  expires_at timestamptz not null
);
create index staff_challenges_at on staff_challenges (expires_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Appointments
-- ---------------------------------------------------------------------------------------------------------------------

-- The exclusion constraints have the last word on double booking: half-open ranges, scheduled rows only. A patient is never
-- booked twice; a doctor may be, if the practice overbooks on purpose.
create table appointments (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references patients,
  doctor_id text not null references doctors,
  -- The treatment's German name as booked, and its id unless the practice no longer offered it
  treatment_type text not null,
  treatment_id text,
  during tstzrange not null check (
    not isempty(during) and lower_inc(during) and not upper_inc(during)
    and not lower_inf(during) and not upper_inf(during)
  ),
  status text not null check (status in ('scheduled', 'completed', 'cancelled', 'no_show')),
  booking_method text not null
    check (booking_method in ('website', 'chatbot', 'guest', 'phone', 'counter', 'waitlist')),
  -- Language of the booking; null before 013
  language text check (language in ('de', 'en')),
  -- What was agreed on when it was booked: later settings change no appointment
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  notice_hours integer not null default 24,
  -- The practice's own note
  note text not null default '' check (char_length(note) <= 500),
  overbooked boolean not null default false,
  overbooked_reason text check (overbooked_reason <> ''),
  arrived_at timestamptz,
  seated_at timestamptz,
  finished_at timestamptz,
  cancelled_by text check (cancelled_by in ('patient', 'practice')),
  cancel_reason text check (cancel_reason <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Each change, and the version that the patient was given, with when: null of one that stayed as booked
  version integer not null default 1,
  arranged_version integer not null default 1,
  arranged_at timestamptz,
  constraint appointments_doctor_once exclude using gist (doctor_id with =, during with &&)
    where (status = 'scheduled' and not overbooked),
  constraint appointments_patient_once exclude using gist (patient_id with =, during with &&)
    where (status = 'scheduled')
);
create index appointments_patient on appointments (patient_id, lower(during));
create index appointments_doctor_start on appointments (doctor_id, lower(during)) where status = 'scheduled';
create index appointments_overbooked on appointments using gist (doctor_id, during)
  where status = 'scheduled' and overbooked;
-- A day of the practice also shows what is over.
create index appointments_start on appointments (lower(during)) where status <> 'cancelled';
create trigger appointments_version before update on appointments
  for each row when (old.* is distinct from new.*) execute function count_appointment_version();

-- Idempotency keys of bookings, by account or by a guest's browser (requester, a keyed hash).
create table booking_keys (
  account_id uuid references accounts on delete cascade,
  requester bytea,
  key text not null,
  request_hash bytea not null,
  appointment_id uuid not null references appointments on delete cascade,
  created_at timestamptz not null,
  constraint booking_keys_owner_check check (num_nonnulls(account_id, requester) = 1),
  constraint booking_keys_account_key unique (account_id, key),
  constraint booking_keys_requester_key unique (requester, key)
);

-- What opens a guest's appointment; only the token's hash is kept.
create table guest_tokens (
  token_hash bytea primary key,
  appointment_id uuid not null references appointments on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index guest_tokens_appointment on guest_tokens (appointment_id);
create index guest_tokens_end on guest_tokens (expires_at);

-- What a member of staff has just changed, as it was before (null before a booking), until it can no longer be undone.
create table staff_undo (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  appointment_id uuid references appointments on delete cascade,
  version integer not null,
  before jsonb,
  message_ids uuid[] not null,
  -- Messages that the change superseded, written anew if it is undone
  withdrawn jsonb,
  undo_until timestamptz not null,
  -- A repeated undo, whose answer was lost, is answered again
  done_at timestamptz
);
create index staff_undo_end on staff_undo (undo_until);
create index staff_undo_appointment on staff_undo (appointment_id);
create index staff_undo_staff on staff_undo (staff_id);

-- Notes of the practice on a patient. Each row is one version, none is overwritten (§ 630f (1) BGB: what was written before stays
-- legible); the newest is valid, and one without text removes the note.
create table patient_notes (
  note_id uuid not null,
  version integer not null,
  patient_id uuid not null references patients on delete cascade,
  text text check (text <> ''),
  written_by uuid references staff on delete set null,
  written_at timestamptz not null,
  primary key (note_id, version)
);
create index patient_notes_patient on patient_notes (patient_id, written_at);
create index patient_notes_staff on patient_notes (written_by) where written_by is not null;

-- What was agreed to, in which version of the text; the newest row of a kind is valid.
create table consents (
  id bigint generated always as identity primary key,
  account_id uuid references accounts on delete cascade,
  patient_id uuid references patients on delete cascade,
  appointment_id uuid references appointments on delete set null,
  kind text not null check (kind in ('privacy', 'cancellation_policy', 'reminders')),
  version text not null,
  given boolean not null,
  at timestamptz not null,
  check (account_id is not null or patient_id is not null)
);
create index consents_account on consents (account_id, kind, at desc) where account_id is not null;
create index consents_patient on consents (patient_id, kind, at desc) where patient_id is not null;
create index consents_appointment on consents (appointment_id) where appointment_id is not null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Audit. The serving role inserts and reads, and neither changes nor deletes.
-- ---------------------------------------------------------------------------------------------------------------------

-- What happened to appointments. No foreign keys: an event outlives what it is about.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  constraint audit_events_actor_check
    check (actor_kind in ('account', 'guest', 'staff', 'system') and (actor_id is null) = (actor_kind = 'system'))
);
create index audit_events_at on audit_events (at);
create index audit_events_kind on audit_events (actor_kind, at, id);
create index audit_events_subject on audit_events (subject_kind, subject_id, at);
-- What an account did today is counted before it does more.
create index audit_events_actor on audit_events (actor_id, at) where actor_id is not null;
-- A deleted appointment leaves its patient in its events only.
create index audit_events_patient on audit_events ((after->>'patientId')) where after->>'patientId' is not null;

-- What members of staff did and looked at.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text,
  detail jsonb
);
create index staff_audit_at on staff_audit (at, id);
create index staff_audit_staff on staff_audit (staff_id, at, id);
create index staff_audit_kind on staff_audit (subject_kind, at, id);
create index staff_audit_subject on staff_audit (subject_kind, subject_id, at);
-- Searches and lists are many, and only shown on request.
create index staff_audit_deeds on staff_audit (at, id) where subject_kind <> 'list';
create index staff_audit_staff_deeds on staff_audit (staff_id, at, id) where subject_kind <> 'list';

-- ---------------------------------------------------------------------------------------------------------------------
-- Messages
-- ---------------------------------------------------------------------------------------------------------------------

-- The outbox: written in the transaction that causes a message, delivered by a worker that claims it.
create table outgoing_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'phone')),
  kind text not null check (kind in (
    'code', 'confirmation', 'cancellation', 'moved', 'reminder', 'notice', 'practice_notice', 'contact'
  )),
  priority smallint not null,
  recipient text not null,
  reply_to text,
  language text not null check (language in ('de', 'en')),
  subject text not null,
  body text not null,
  html text,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  account_id uuid references accounts on delete cascade,
  patient_id uuid references patients on delete cascade,
  appointment_id uuid references appointments on delete cascade,
  -- Of a reminder: the arranged version of the appointment that it is about
  appointment_version integer,
  -- What the reader knew before: a message that supersedes a pending one tells of both changes
  told_before jsonb,
  state text not null check (state in ('waiting', 'sending', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  send_at timestamptz not null,
  expires_at timestamptz,
  claim_token uuid,
  claimed_until timestamptz,
  failure text check (failure in (
    'connection', 'timeout', 'tls', 'login', 'deferred', 'refused', 'expired', 'stopped'
  )),
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- A failed message was told by phone instead
  phoned_at timestamptz,
  phoned_by uuid references staff on delete set null,
  constraint outgoing_messages_claim_check check (
    (state = 'sending') = (claim_token is not null) and (claim_token is null) = (claimed_until is null)
  )
);
create index outgoing_messages_due on outgoing_messages (channel, priority, send_at) where state = 'waiting';
create index outgoing_messages_claimed on outgoing_messages (claimed_until) where state = 'sending';
create index outgoing_messages_kept on outgoing_messages (send_at) where state = 'kept';
create index outgoing_messages_failed on outgoing_messages (created_at) where state = 'failed';
create index outgoing_messages_finished on outgoing_messages (finished_at) where finished_at is not null;
create index outgoing_messages_account on outgoing_messages (account_id) where account_id is not null;
create index outgoing_messages_patient on outgoing_messages (patient_id) where patient_id is not null;
create index outgoing_messages_appointment on outgoing_messages (appointment_id) where appointment_id is not null;

-- Messages that are due by time: the process that inserts the key writes the message, so each is written once.
create table message_keys (
  key text primary key,
  at timestamptz not null
);
create index message_keys_at on message_keys (at);

-- Messages of the contact form.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  message text not null,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references staff on delete set null
);
create index contact_messages_open on contact_messages (created_at) where handled_at is null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Chat
-- ---------------------------------------------------------------------------------------------------------------------

-- The dialogue state between two messages. owner is a keyed hash of the account, or of the cookie of a browser without one.
create table chat_dialogs (
  owner bytea primary key,
  account_id uuid references accounts on delete cascade,
  state jsonb not null,
  updated_at timestamptz not null
);
create index chat_dialogs_at on chat_dialogs (updated_at);
create index chat_dialogs_account on chat_dialogs (account_id) where account_id is not null;

-- Warnings by account, browser and address, as keyed hashes; the messages are not kept.
create table chat_warnings (
  subject bytea primary key,
  account_id uuid references accounts on delete cascade,
  warnings integer not null,
  reason text not null,
  warned_at timestamptz not null,
  banned_until timestamptz
);
create index chat_warnings_at on chat_warnings (warned_at);
create index chat_warnings_account on chat_warnings (account_id) where account_id is not null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Rate limits and security
-- ---------------------------------------------------------------------------------------------------------------------

-- Tries that count against budgets, by a keyed hash.
create table throttle_events (
  id bigint generated always as identity primary key,
  kind text not null,
  subject bytea not null,
  at timestamptz not null
);
create index throttle_events_subject on throttle_events (kind, subject, at);

-- One row for what happened to one account from one address within one hour, so that a flood stays small.
create table security_events (
  id bigint generated always as identity primary key,
  kind text not null,
  detail text not null,
  account bytea,
  address bytea,
  hour timestamptz not null,
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint security_events_kind_detail_account_address_hour_key
    unique nulls not distinct (kind, detail, account, address, hour)
);
create index security_events_last on security_events (last_at);
create index security_events_account on security_events (account, last_at);

-- A proof of work is redeemed once; after its end it would be refused anyway.
create table spent_proofs_of_work (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index spent_proofs_of_work_end on spent_proofs_of_work (expires_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Schedule and settings
-- ---------------------------------------------------------------------------------------------------------------------

-- One row: the version of schedule and settings, by which an outdated copy is known.
create table plan_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);
insert into plan_revision (revision) values (1);

-- Weekly hours of a doctor, or of the practice if doctor_id is null, from a day on until the next row.
create table plan_hours (
  id uuid primary key default gen_random_uuid(),
  doctor_id text references doctors,
  valid_from date not null,
  hours jsonb not null,
  version integer not null default 1,
  constraint plan_hours_once unique nulls not distinct (doctor_id, valid_from)
);

-- Absences of a doctor, or closures of the practice if doctor_id is null; removed ones stay for the record.
create table plan_absences (
  id uuid primary key default gen_random_uuid(),
  doctor_id text references doctors,
  first_date date not null,
  last_date date not null,
  from_time text,
  to_time text,
  reason_de text,
  reason_en text,
  is_reason_shown boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint plan_absences_check check (first_date <= last_date),
  constraint plan_absences_check1 check ((from_time is null) = (to_time is null) and from_time < to_time),
  constraint plan_absences_check2 check ((reason_de is null) = (reason_en is null))
);
create index plan_absences_doctor on plan_absences (doctor_id);

-- Days with hours of their own, and who works then: [{doctorId, hours}].
create table plan_special_days (
  id uuid primary key default gen_random_uuid(),
  date date not null constraint plan_special_days_once unique,
  hours jsonb not null,
  doctors jsonb not null,
  reason_de text,
  reason_en text,
  version integer not null default 1,
  check ((reason_de is null) = (reason_en is null))
);

-- How an affected appointment of an absence or closure is resolved, and its former place: {doctorName, date, start}.
create table plan_decisions (
  absence_id uuid not null references plan_absences,
  appointment_id uuid not null references appointments on delete cascade,
  decision text not null check (decision in ('move', 'cancel', 'keep')),
  former jsonb not null,
  -- Whether it was carried out; before that it is a draft
  is_done boolean not null,
  decided_at timestamptz not null,
  told_at timestamptz,
  -- When the mail about it was sent, kept longer than the mail
  mailed_at timestamptz,
  absence_ends_at timestamptz not null,
  primary key (absence_id, appointment_id)
);
create index plan_decisions_appointment on plan_decisions (appointment_id);
create index plan_decisions_end on plan_decisions (absence_ends_at);

-- Optimistic locking of each section of the settings.
create table settings_sections (
  section text primary key check (section in ('treatments', 'doctors', 'terms', 'messages')),
  version integer not null default 1
);
insert into settings_sections (section) values ('treatments'), ('doctors'), ('terms'), ('messages');

-- A treatment from a day on until its next row. not_by holds the doctors who do not do it, so that a new doctor does all.
create table settings_treatments (
  treatment_id text not null,
  valid_from date not null,
  minutes integer check (minutes between 1 and 1440),
  buffer_minutes integer not null check (buffer_minutes between 0 and 120),
  is_online boolean not null,
  not_by text[] not null,
  primary key (treatment_id, valid_from),
  check (minutes is not null or not is_online)
);

-- Whether a doctor works here, and can be booked online, from a day on until the next row.
create table settings_doctors (
  doctor_id text not null references doctors,
  valid_from date not null,
  is_active boolean not null,
  is_online boolean not null,
  primary key (doctor_id, valid_from)
);

-- Terms of booking online.
create table settings_terms (
  only_row boolean primary key default true check (only_row),
  lead_minutes integer not null check (lead_minutes >= 0),
  window_months integer not null check (window_months between 1 and 24),
  notice_hours integer not null check (notice_hours >= 0)
);

-- Reminders, morning list and notices.
create table settings_messages (
  only_row boolean primary key default true check (only_row),
  are_reminders_on boolean not null,
  reminder_days integer not null check (reminder_days between 1 and 14),
  is_morning_list_on boolean not null,
  morning_list_to text[] not null,
  morning_list_time text not null,
  are_notices_on boolean not null,
  notices_to text[] not null,
  -- What happened before is no news to a recipient who was added since
  notices_since timestamptz not null
);
