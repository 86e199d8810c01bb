import type { OutboxMessage } from '@praxisportal/contract/outbox';
import type { Database } from '../db/database.ts';
import type { MessageChannel } from './outgoing-message.ts';

/** The newest messages of these channels that no provider carries and that still mean something, newest first. */
export async function listKeptMessages(
  db: Database,
  channels: readonly MessageChannel[],
  now: Date,
): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outgoing_messages')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'send_at'])
    .where('state', '=', 'kept')
    .where('channel', 'in', channels)
    .where('send_at', '<=', now)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('send_at', 'desc')
    .orderBy('priority')
    .limit(200)
    .execute();
  return rows.map(({ id, channel, recipient, subject, body, send_at }) => ({
    id,
    // The outbox speaks of a call, as its reader does.
    channel: channel === 'phone' ? 'call' : channel,
    to: recipient,
    subject,
    text: body,
    createdAt: send_at.toISOString(),
  }));
}
