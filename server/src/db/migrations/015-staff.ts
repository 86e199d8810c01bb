import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * Who works with the console: no patients, and no accounts. Whoever leaves is disabled and stays, as long as the
   * audit names them. A password counts only together with the secret of the app that makes the codes. With every
   * change of the access (password, app, all passkeys, disabling) the version grows.
   */
  `create table staff (
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
  )`,
  `create table staff_passkeys (
    id uuid primary key default gen_random_uuid(),
    staff_id uuid not null references staff on delete cascade,
    credential_id text not null constraint staff_passkeys_credential_key unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index staff_passkeys_staff on staff_passkeys (staff_id)',
  // A code that was used is gone.
  `create table staff_recovery_codes (
    staff_id uuid not null references staff on delete cascade,
    code_hash bytea not null,
    primary key (staff_id, code_hash)
  )`,
  // proven_at: when the person last proved who they are; active_at: when a person last did something.
  `create table staff_sessions (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    staff_id uuid not null references staff on delete cascade,
    user_agent text not null,
    created_at timestamptz not null,
    active_at timestamptz not null,
    proven_at timestamptz not null,
    is_locked boolean not null default false
  )`,
  'create index staff_sessions_staff on staff_sessions (staff_id)',
  'create index staff_sessions_at on staff_sessions (created_at)',
  /*
   * Links that let somebody in, each once. staff_id is whom it lets in: somebody new will have it. Without an address
   * it is the first owner's link; invited_by is empty for what the operator has made.
   */
  `create table staff_invitations (
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
  )`,
  'create index staff_invitations_at on staff_invitations (expires_at)',
  'create index staff_invitations_by on staff_invitations (invited_by) where invited_by is not null',
  /*
   * What a browser was asked to sign, or the secret that an app was given, until the answer comes. subject is the
   * session, person or invitation that alone may answer.
   */
  `create table staff_challenges (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('sign_in', 'proof', 'new_passkey', 'totp')),
    subject uuid,
    challenge text constraint staff_challenges_challenge_key unique,
    totp_secret bytea,
    expires_at timestamptz not null
  )`,
  'create index staff_challenges_at on staff_challenges (expires_at)',
  // The server's role inserts and reads; it can neither change nor delete.
  `create table staff_audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    staff_id uuid,
    action text not null,
    subject_kind text not null,
    subject_id text,
    detail jsonb
  )`,
  'create index staff_audit_at on staff_audit (at, id)',
  'create index staff_audit_subject on staff_audit (subject_kind, subject_id, at)',
  // Whatever clock the server claims, only what is old goes.
  `create function delete_old_staff_audit(oldest timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if oldest > now() - interval '3 years' then
      raise exception 'rows of the staff''s audit are kept for three years at least' using errcode = 'insufficient_privilege';
    end if;
    delete from staff_audit where staff_audit.at <= oldest;
  end $$`,
];

/** Staff with ways in, sessions, invitations and an audit of their own. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
