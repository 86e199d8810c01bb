import type { ChatOffence } from '@praxisportal/contract/chat';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { KeptState } from './rules.ts';

type ChatOwner = { owner: Buffer; accountId: string | null };

/**
 * For one statement, which has to read from it. Nobody waits for the disk then: what it writes is lost if the database dies within
 * three times its `wal_writer_delay`, 600 ms unless that is set (docs/decisions/0043).
 */
const commit = ({ hasToLast }: { hasToLast: boolean }) => sql`
  select set_config(
    'synchronous_commit', case when ${hasToLast} then current_setting('synchronous_commit') else 'off' end, true
  )
`;

/** Keeps what the assistant has to remember until the next message. */
export async function saveDialog(
  db: Database,
  { owner, accountId }: ChatOwner,
  state: KeptState,
  { now, hasToLast }: { now: Date; hasToLast: boolean },
): Promise<void> {
  await sql`
    with committed as (${commit({ hasToLast })})
    insert into chat_dialogs (owner, account_id, state, updated_at)
    select ${owner}::bytea, ${accountId}::uuid, ${JSON.stringify(state)}::jsonb, ${now}::timestamptz from committed
    on conflict (owner) do update
    set account_id = excluded.account_id, state = excluded.state, updated_at = excluded.updated_at
  `.execute(db);
}

export async function deleteDialog(
  db: Database,
  owner: Buffer,
  { hasToLast }: { hasToLast: boolean },
): Promise<void> {
  await sql`
    with committed as (${commit({ hasToLast })})
    delete from chat_dialogs using committed where owner = ${owner}
  `.execute(db);
}

/**
 * A guest has logged in: what was said in this browser goes on as the account's, in place of what that remembered, and
 * is no guest's any more. That is on the disk before anything is answered: whoever logs out again leaves nothing there.
 */
export async function moveDialog(db: Database, from: Buffer, { owner, accountId }: ChatOwner): Promise<void> {
  await sql`
    with moved as (delete from chat_dialogs where owner = ${from} returning state, updated_at)
    insert into chat_dialogs (owner, account_id, state, updated_at)
    select ${owner}::bytea, ${accountId}::uuid, state, updated_at from moved
    on conflict (owner) do update set state = excluded.state, updated_at = excluded.updated_at
  `.execute(db);
}

/** Who is warned, since when warnings count, and how many of them ban until when. */
export type Warning = {
  subject: Buffer;
  accountId: string | null;
  since: Date;
  most: number;
  banUntil: Date;
};

/** Counts a warning; `bannedUntil` is set if it was the last one. */
export async function countWarning(
  db: Database,
  { subject, accountId, since, most, banUntil }: Warning,
  reason: ChatOffence,
  now: Date,
): Promise<{ warnings: number; bannedUntil: Date | null }> {
  const { rows } = await sql<{ warnings: number; bannedUntil: Date | null }>`
    select counted as warnings, until as "bannedUntil" from count_chat_warning(
      ${subject}, ${accountId}, ${reason}, ${now}, ${since}, ${most}, ${banUntil}
    )
  `.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('count_chat_warning answers one row');
  return counted;
}
