import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { findKnownDevice } from '../../security/device-cookie.ts';
import { verifyPassword } from '../../security/passwords.ts';
import type { CodeOwner } from '../codes/rules.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { forgetTries, forgetTry, throttle } from '../throttle/commands.ts';
import { findPasswordHash, type Session } from './queries.ts';

/** By what somebody shows that the account is theirs, and not only one of its sessions. */
export type OwnerProof = {
  currentPassword?: string | undefined;
  /** The code that was sent to the e-mail address or phone number that the account still has. */
  currentContactCode?: string | undefined;
};

/**
 * Makes sure that the account's owner is asking; throws `confirmation_required`, `current_password_wrong`,
 * `invalid_code`, `cookie_required`, `too_many_requests` or `unavailable`. Answers the proof if it was a code:
 * it is to be used up with the change.
 */
export async function confirmOwner(
  context: AppContext,
  session: Session,
  { currentPassword, currentContactCode }: OwnerProof,
  caller: Caller,
): Promise<CodeOwner | undefined> {
  if (currentPassword !== undefined) {
    await confirmPassword(context, session, currentPassword, caller);
    return undefined;
  }
  if (currentContactCode === undefined) throw new AppError('confirmation_required');
  const purpose = 'contact_change';
  const ownContact = [
    { channel: 'email', target: session.email, purpose },
    { channel: 'phone', target: session.phone, purpose },
  ] as const;
  return verifyCode(context, ownContact, currentContactCode, caller);
}

async function confirmPassword(
  context: AppContext,
  { accountId }: Session,
  password: string,
  caller: Caller,
): Promise<void> {
  const { db, secretKey, clock } = context;
  const passwordHash = await findPasswordHash(db, accountId);
  const account = passwordHash && { accountId, passwordHash };
  const known = account ? findKnownDevice(secretKey, caller.device, account, clock.nowMs()) : undefined;
  const rule = known ? 'confirm_owner_known_device' : 'confirm_owner_unknown_device';
  const subjects = { target: accountId, ...(known ? { device: known } : { prefix: caller.prefix }) };
  const counted = await throttle(context, rule, caller, subjects);
  if (!(await verifyPassword(password, passwordHash, caller.prefix))) {
    const event = { kind: 'owner_not_confirmed', account: accountId } as const;
    await recordSecurityEvent(context, caller, event);
    throw new AppError('current_password_wrong');
  }
  await forgetTry(db, counted);
  await forgetTries(context, rule, subjects);
}
