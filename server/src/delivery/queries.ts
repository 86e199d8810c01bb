import type { OutboxMessage } from '@praxisportal/contract/outbox';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MessageChannel } from './outgoing-message.ts';

/** The words of a message without the tokens of its links, which would still open what they open. */
export function withoutTokens(column: 'body' | 'html'): RawBuilder<string> {
  return sql<string>`regexp_replace(${sql.ref(column)}, '#[\\w-]{43}', '#…', 'g')`;
}

/** In SQL, whether a message has not left: it waits, or is kept for a time to come. */
export function isHeld(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(state = 'waiting' or (state = 'kept' and send_at > ${now}))`;
}

/** The newest messages of these channels that no provider carries and that still mean something, newest first. */
export async function listKeptMessages(
  db: Database,
  channels: readonly MessageChannel[],
  now: Date,
): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outgoing_messages')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'html', 'send_at'])
    .where('state', '=', 'kept')
    .where('channel', 'in', channels)
    .where('send_at', '<=', now)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('send_at', 'desc')
    .orderBy('priority')
    .limit(200)
    .execute();
  return rows.map(({ id, channel, recipient, subject, body, html, send_at }) => ({
    id,
    // The outbox speaks of a call, as its reader does.
    channel: channel === 'phone' ? 'call' : channel,
    to: recipient,
    subject,
    text: body,
    ...(html !== null && { html }),
    createdAt: send_at.toISOString(),
  }));
}

/** What became of the first try to send a message; `open` as long as there was none. */
export async function findFirstTry(db: Database, id: string): Promise<'open' | 'sent' | 'failed'> {
  const message = await db
    .selectFrom('outgoing_messages')
    .select(['state', 'failure'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message || message.failure) return 'failed';
  return message.state === 'sent' ? 'sent' : 'open';
}

/** Whether a call waits because the provider did not take it, and none has got through since. */
export async function isPhoneFailing(db: Database, now: Date): Promise<boolean> {
  const waiting = await db
    .selectFrom('outgoing_messages as stuck')
    .select('id')
    .where('channel', '=', 'phone')
    .where('state', 'in', ['waiting', 'sending'])
    .where('failure', 'is not', null)
    .where('expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outgoing_messages as through')
            .select('through.id')
            .where('through.channel', '=', 'phone')
            .where('through.state', '=', 'sent')
            .whereRef('through.finished_at', '>', 'stuck.created_at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
