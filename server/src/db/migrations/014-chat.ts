import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * What the assistant has to remember between two messages. Whose it is stands there as a keyed hash, of the account
   * or of the cookie of a browser without one; with the account it goes.
   */
  `create table chat_dialogs (
    owner bytea primary key,
    account_id uuid references accounts on delete cascade,
    state jsonb not null,
    updated_at timestamptz not null
  )`,
  'create index chat_dialogs_at on chat_dialogs (updated_at)',
  'create index chat_dialogs_account on chat_dialogs (account_id) where account_id is not null',

  // Warnings in the chat, by account, browser and address, as keyed hashes; what was said is not kept.
  `create table chat_warnings (
    subject bytea primary key,
    account_id uuid references accounts on delete cascade,
    warnings integer not null,
    reason text not null,
    warned_at timestamptz not null,
    banned_until timestamptz
  )`,
  'create index chat_warnings_at on chat_warnings (warned_at)',
  'create index chat_warnings_account on chat_warnings (account_id) where account_id is not null',

  /*
   * Counts a warning, and bans with the last one. A warning from before the_start no longer counts, nor does one whose
   * ban is over. Two at once both count: the row is locked from one to the other.
   */
  `create function count_chat_warning(
    the_subject bytea, the_account uuid, the_reason text, the_now timestamptz,
    the_start timestamptz, the_most integer, ban_until timestamptz,
    out counted integer, out until timestamptz
  ) language sql as $$
    insert into chat_warnings as known (subject, account_id, warnings, reason, warned_at)
    values (the_subject, the_account, 1, the_reason, the_now)
    on conflict (subject) do update set
      warnings = case
        when known.warned_at <= the_start or known.banned_until <= the_now then 1 else known.warnings + 1
      end,
      reason = the_reason,
      warned_at = the_now,
      banned_until = case
        when known.warned_at > the_start and (known.banned_until <= the_now) is not true
          and known.warnings + 1 >= the_most
        then ban_until
      end
    returning warnings, banned_until
  $$`,
];

/** What the chat remembers of a conversation and of who was warned; it survives a restart and a log-out. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
