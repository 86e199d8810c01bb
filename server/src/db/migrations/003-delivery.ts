import { type Kysely, sql } from 'kysely';

const statements = [
  'drop index outgoing_messages_due',
  'drop index outgoing_messages_kept',
  'alter table outgoing_messages rename next_attempt_at to send_at',

  `alter table outgoing_messages
    drop constraint outgoing_messages_channel_check,
    add column kind text not null default 'notice',
    add column priority smallint not null default 1,
    add column html text,
    add column headers jsonb not null default '{}',
    add column attachments jsonb not null default '[]',
    add column account_id uuid references accounts on delete cascade,
    add column patient_id uuid references patients on delete cascade,
    add column appointment_id uuid references appointments on delete cascade,
    add column claim_token uuid,
    add column claimed_until timestamptz,
    add column failure text`,
  `update outgoing_messages set channel = 'phone' where channel = 'call'`,
  // Only codes could expire, and what a code's message said was already forgotten once it was sent.
  `update outgoing_messages set kind = 'code', priority = 0 where expires_at is not null`,
  // A process of the version before may have died over these; nobody can settle them any more.
  `update outgoing_messages set claim_token = gen_random_uuid(), claimed_until = send_at where state = 'sending'`,

  `alter table outgoing_messages
    alter column kind drop default,
    alter column priority drop default,
    add constraint outgoing_messages_channel_check check (channel in ('email', 'phone')),
    add constraint outgoing_messages_kind_check check (kind in (
      'code', 'confirmation', 'cancellation', 'moved', 'reminder', 'notice', 'practice_notice', 'contact'
    )),
    add constraint outgoing_messages_claim_check check (
      (state = 'sending') = (claim_token is not null) and (claim_token is null) = (claimed_until is null)
    ),
    add constraint outgoing_messages_failure_check check (failure in (
      'connection', 'timeout', 'tls', 'login', 'deferred', 'refused', 'expired', 'stopped'
    ))`,

  `create index outgoing_messages_due on outgoing_messages (channel, priority, send_at) where state = 'waiting'`,
  `create index outgoing_messages_claimed on outgoing_messages (claimed_until) where state = 'sending'`,
  `create index outgoing_messages_kept on outgoing_messages (send_at) where state = 'kept'`,
  'create index outgoing_messages_finished on outgoing_messages (finished_at) where finished_at is not null',
  'create index outgoing_messages_account on outgoing_messages (account_id) where account_id is not null',
  'create index outgoing_messages_patient on outgoing_messages (patient_id) where patient_id is not null',
  `create index outgoing_messages_appointment on outgoing_messages (appointment_id)
    where appointment_id is not null`,
];

/** Outgoing messages know what they are, whom they are about, when they leave and who is sending them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
