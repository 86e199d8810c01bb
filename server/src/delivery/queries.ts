import type { OutboxMessage } from '@praxisportal/contract/message';
import type { Database } from '../db/database.ts';

/** The newest messages that no provider carries, newest first. */
export async function listKeptMessages(db: Database): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outgoing_messages')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at'])
    .where('state', '=', 'kept')
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, channel, recipient, subject, body, created_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text: body,
    createdAt: created_at.toISOString(),
  }));
}
