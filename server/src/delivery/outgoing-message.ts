import type { Language } from '@praxisportal/contract/language';
import type { Config } from '../config.ts';
import type { NewRow } from '../db/tables.ts';

/** How a message leaves the house: by e-mail, or spoken in a phone call. */
export const messageChannels = ['email', 'phone'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What a message is for; the smaller number goes first. Somebody waits for a code with the page open. */
const priorities = {
  code: 0,
  confirmation: 1,
  cancellation: 1,
  moved: 1,
  /** Something about the account has changed. */
  notice: 1,
  /** To the practice, about what happened on the website. */
  practice_notice: 1,
  /** To the practice, what somebody wrote in the contact form. */
  contact: 1,
  reminder: 2,
} as const;
export type MessageKind = keyof typeof priorities;

/** The priority that may use the lanes kept free for it. */
export const urgentPriority = priorities.code;

/** A text file that travels with an e-mail. */
export type Attachment = { name: string; contentType: string; content: string };

/** A message to somebody outside, as the use case that causes it writes it. */
export type OutgoingMessage = {
  kind: MessageKind;
  channel: MessageChannel;
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  language: Language;
  subject: string;
  /** Plain text; spoken on the phone. */
  body: string;
  html?: string;
  replyTo?: string;
  /** Further headers of the e-mail. */
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
  /** Whom and what it is about: the message is deleted with them. */
  accountId?: string;
  patientId?: string;
  appointmentId?: string;
  /** Of a reminder: it is sent only as long as this version of the appointment is what was arranged. */
  appointmentVersion?: number;
  /** Of news of a change: what its reader knows from before. */
  toldBefore?: object;
  /** It leaves then, not before; at once if not said. */
  sendAt?: Date;
  /** From then on it is useless and no longer sent. */
  expiresAt?: Date;
};

type Providers = Pick<Config, 'smtp' | 'phone'>;

/** Whether messages of this channel can be sent; without a provider they are kept for the outbox. */
export function hasProvider(config: Providers, channel: MessageChannel): boolean {
  switch (channel) {
    case 'email':
      return config.smtp !== undefined;
    case 'phone':
      return config.phone.provider !== 'outbox';
  }
}

/** The channels whose messages stand in the outbox. */
export function listUnsentChannels(config: Providers): MessageChannel[] {
  return messageChannels.filter((channel) => !hasProvider(config, channel));
}

/** The row of a message, so that a use case can write it in one statement with what it tells of. */
export function toMessageRow(
  message: OutgoingMessage,
  config: Providers,
  now: Date,
): NewRow<'outgoing_messages'> {
  return {
    kind: message.kind,
    channel: message.channel,
    recipient: message.to,
    language: message.language,
    subject: message.subject,
    body: message.body,
    html: message.html ?? null,
    reply_to: message.replyTo ?? null,
    headers: JSON.stringify(message.headers ?? {}),
    attachments: JSON.stringify(message.attachments ?? []),
    account_id: message.accountId ?? null,
    patient_id: message.patientId ?? null,
    appointment_id: message.appointmentId ?? null,
    appointment_version: message.appointmentVersion ?? null,
    told_before: message.toldBefore ? JSON.stringify(message.toldBefore) : null,
    priority: priorities[message.kind],
    state: hasProvider(config, message.channel) ? 'waiting' : 'kept',
    send_at: message.sendAt ?? now,
    expires_at: message.expiresAt ?? null,
    created_at: now,
  };
}
