import type { Language } from '@praxisportal/contract/language';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { announceMessage } from '../../live/commands.ts';

export type OutgoingMessage = {
  channel: 'email' | 'call';
  to: string;
  subject: string;
  body: string;
  language: Language;
  replyTo?: string;
  /** From then on it is useless and no longer sent. */
  expiresAt?: Date;
};

/**
 * Writes a message into the caller's transaction: it goes out if, and only if, that commits. A channel
 * without a provider is never sent; its messages are kept for the outbox.
 */
export async function enqueueMessage(
  db: Database,
  config: Config,
  message: OutgoingMessage,
  now: Date,
): Promise<void> {
  const state = hasProvider(config, message.channel) ? 'waiting' : 'kept';
  await db
    .insertInto('outgoing_messages')
    .values({
      channel: message.channel,
      recipient: message.to,
      subject: message.subject,
      body: message.body,
      reply_to: message.replyTo ?? null,
      language: message.language,
      state,
      next_attempt_at: now,
      last_error: null,
      created_at: now,
      expires_at: message.expiresAt ?? null,
    })
    .execute();
  if (state === 'waiting') await announceMessage(db);
}

function hasProvider(config: Config, channel: OutgoingMessage['channel']): boolean {
  switch (channel) {
    case 'email':
      return config.smtpUrl !== undefined;
    case 'call':
      return config.voice.provider !== 'outbox';
  }
}
