import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../security/caller.ts';
import { keyedHash } from '../../security/keyed-hash.ts';

/** Events of the console; `account` is then somebody of the staff. */
type StaffEventKind =
  | 'staff_signed_in'
  | 'staff_sign_in_failed'
  | 'staff_proof_failed'
  | 'staff_access_changed';

/** Events that may concern a patient. */
export type PatientEventKind = Exclude<SecurityEvent['kind'], StaffEventKind>;

/** What is kept for whoever has to find out later what happened. `account` is an id, or the target of a try. */
export type SecurityEvent = {
  kind:
    | 'account_made'
    | 'logged_in'
    | 'log_in_failed'
    | 'limit_reached'
    | 'code_wrong'
    | 'owner_not_confirmed'
    | 'contact_changed'
    | 'password_changed'
    | 'account_erased'
    | 'chat_banned'
    | StaffEventKind;
  /** Which limit, channel or contact; never a value that a person entered. */
  detail?: string;
  account?: string | undefined;
};

/**
 * Keeps an event, and logs it under the request's id. Neither holds personal data: account and address
 * prefix are keyed hashes in the database (so whoever has the key can look for the events of an account or
 * an address), and are left out of the log. The same event within one hour is one row that counts.
 */
export async function recordSecurityEvent(
  { db, clock, secretKey }: Pick<AppContext, 'db' | 'clock' | 'secretKey'>,
  caller: Caller,
  { kind, detail = '', account }: SecurityEvent,
): Promise<void> {
  caller.log.info({ securityEvent: kind, ...(detail && { detail }) }, 'security event');
  const at = new Date(clock.nowMs());
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  const whose = account === undefined ? null : hashAccount(secretKey, account);
  const address = hashAddress(secretKey, caller.prefix);
  await sql`select record_security_event(${kind}, ${detail}, ${whose}, ${address}, ${hour}, ${at})`.execute(
    db,
  );
}

const hourMs = 60 * 60 * 1000;

/** What stands in `security_events.account` for an account's id or the target of a try. */
export function hashAccount(secretKey: Buffer, account: string): Buffer {
  return keyedHash(secretKey, 'security event account', account);
}

/** What stands in `security_events.address` for an address prefix. */
export function hashAddress(secretKey: Buffer, prefix: string): Buffer {
  return keyedHash(secretKey, 'security event address', prefix);
}
