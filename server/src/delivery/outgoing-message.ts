import type { Language } from '@praxisportal/contract/language';
import type { Config } from '../config.ts';
import type { NewRow } from '../db/tables.ts';

/** How a message leaves the house: by e-mail, or spoken in a phone call. */
export type MessageChannel = 'email' | 'phone';

/** A message to somebody outside, as the use case that causes it writes it. */
export type OutgoingMessage = {
  channel: MessageChannel;
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  subject: string;
  body: string;
  language: Language;
  replyTo?: string;
  /** From then on it is useless and no longer sent. */
  expiresAt?: Date;
};

/**
 * The row of a message, so that a use case can write it in one statement with what it tells of. A channel
 * without a provider is never sent; its messages are kept for the outbox.
 */
export function toMessageRow(
  message: OutgoingMessage,
  config: Pick<Config, 'smtpUrl' | 'phone'>,
  now: Date,
): NewRow<'outgoing_messages'> {
  return {
    channel: message.channel === 'phone' ? 'call' : 'email',
    recipient: message.to,
    subject: message.subject,
    body: message.body,
    reply_to: message.replyTo ?? null,
    language: message.language,
    state: hasProvider(config, message.channel) ? 'waiting' : 'kept',
    next_attempt_at: now,
    last_error: null,
    created_at: now,
    expires_at: message.expiresAt ?? null,
  };
}

function hasProvider(config: Pick<Config, 'smtpUrl' | 'phone'>, channel: MessageChannel): boolean {
  switch (channel) {
    case 'email':
      return config.smtpUrl !== undefined;
    case 'phone':
      return config.phone.provider !== 'outbox';
  }
}
