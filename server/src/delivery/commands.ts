import { type Selectable, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Listener } from '../db/listener.ts';
import type { Tables } from '../db/tables.ts';
import { type OutgoingMessage, toMessageRow } from './outgoing-message.ts';

export type MessageRow = Selectable<Tables['outgoing_messages']>;

/**
 * Writes a message into the caller's transaction: it goes out if, and only if, that commits. Call
 * `deliverSoon` after the commit, or it waits until a worker looks by itself.
 */
export async function enqueueMessage(
  db: Database,
  config: Config,
  message: OutgoingMessage,
  now: Date,
): Promise<void> {
  await db
    .insertInto('outgoing_messages')
    .values(toMessageRow(message, config, now))
    .execute();
}

/** Wakes the workers of all processes: a committed message is waiting. */
export function deliverSoon(listener: Listener): void {
  listener.announce('message_waiting', '');
}

/** How long a claim holds: longer than the slowest mail server may take; whoever claimed and died loses it then. */
const claimMs = 5 * 60 * 1000;

/** Claims due messages for this process; another process claims others at the same time. */
export async function claimDueMessages(db: Database, now: Date, limit: number): Promise<MessageRow[]> {
  return db
    .updateTable('outgoing_messages')
    .set({
      state: 'sending',
      attempts: sql`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + claimMs),
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outgoing_messages')
        .select('id')
        .where('state', 'in', ['waiting', 'sending'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Notes that the message went out. One that could expire carried a code, so its words are not kept. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({
      state: 'sent',
      finished_at: now,
      last_error: null,
      subject: sql`case when expires_at is null then subject else '' end`,
      body: sql`case when expires_at is null then body else '' end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes a failure; with `retryAt` the message waits for its next try, without it is given up. */
export async function markFailed(
  db: Database,
  id: string,
  failure: { error: string; retryAt: Date | undefined },
  now: Date,
): Promise<void> {
  const next = failure.retryAt
    ? ({ state: 'waiting', next_attempt_at: failure.retryAt } as const)
    : ({ state: 'failed', finished_at: now } as const);
  await db
    .updateTable('outgoing_messages')
    .set({ ...next, last_error: failure.error })
    .where('id', '=', id)
    .execute();
}

/** Deletes messages that are done, so that codes and appointments don't stay in the queue. */
export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('outgoing_messages')
    .where('state', 'in', ['sent', 'failed', 'kept'])
    .where('created_at', '<', before)
    .execute();
}
