import type { Tables } from '../db/tables.ts';

/**
 * Why a message did not leave. `connection`, `timeout`: the provider was not reached or too slow · `tls`: no
 * private connection · `login`: it does not accept our credentials · `deferred`: it asks to wait · `refused`:
 * it will not take this message · `expired`: too late · `stopped`: the server was stopped meanwhile.
 */
export type FailureReason = NonNullable<Tables['outgoing_messages']['failure']>;

/** A message that did not leave, as data. `detail` is kept and holds no personal data. */
export class DeliveryFailure extends Error {
  readonly reason: FailureReason;
  readonly detail: string;

  constructor(reason: FailureReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.name = 'DeliveryFailure';
    this.reason = reason;
    this.detail = withoutPersonalData(detail);
  }
}

const detailMaxLength = 200;

/** The text without e-mail addresses and long numbers: servers like to repeat whom a message was for. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/\S*@\S*/g, '…')
    .replace(/\+?\d[\d ()/-]{5,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, detailMaxLength);
}

/** Seconds to wait after the first, second … failure; after the last the message is given up: 27 hours in all. */
const retrySeconds = [5, 30, 120, 600, 3600, 6 * 3600, 20 * 3600];

/** When to try again after so many failed attempts; undefined if the message is given up. */
export function findRetryAt(
  { reason }: Pick<DeliveryFailure, 'reason'>,
  message: { attempts: number; expiresAt: Date | null },
  now: Date,
): Date | undefined {
  if (reason === 'refused' || reason === 'expired') return undefined;
  // Not the message's fault: the next start sends it.
  if (reason === 'stopped') return now;
  const seconds = retrySeconds[message.attempts - 1];
  if (seconds === undefined) return undefined;
  const retryAt = new Date(now.getTime() + seconds * 1000);
  return message.expiresAt && retryAt >= message.expiresAt ? undefined : retryAt;
}
