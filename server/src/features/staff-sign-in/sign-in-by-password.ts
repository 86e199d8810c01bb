import { randomUUID } from 'node:crypto';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { Desk } from '../../security/desk-cookie.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { requireHuman } from '../human-check/require-human.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { forgetTries, forgetTry, throttle } from '../throttle/commands.ts';
import { holdStaffAccess } from './commands.ts';
import { findKnownDesk } from './find-known-desk.ts';
import { findSecondFactor, useSecondFactor } from './find-second-factor.ts';
import { type OpenedStaffSession, openStaffSession, type WayIn } from './open-staff-session.ts';
import { findStaffByEmail } from './queries.ts';

type SignIn = ParsedStaffInput<'signInByPassword'>['body'];

/**
 * Starts a session by password and a second factor: a one-time password, a recovery code, or a browser at which both
 * were proven today. Codes beside a right password are counted by person, as `proveOneself` does, which the password
 * alone never forgets. Throws `second_factor_needed` before anything is looked at, `staff_credentials_wrong` whatever
 * of it is wrong, `proof_of_work_required`, `too_many_requests` or `unavailable`; an address of nobody is treated just the same.
 */
export async function signInByPassword(
  context: AppContext,
  signIn: SignIn,
  { caller, desk }: { caller: Caller; desk: Desk },
): Promise<OpenedStaffSession & { isFullProof: boolean }> {
  const { db, listener } = context;
  const { email, password, recoveryCode } = signIn;
  const person = await findStaffByEmail(db, email);
  // A known desk is asked first: other callers at its address, which all desks of a practice share, take nothing from it.
  const known = person && (await findKnownDesk(context, desk.cookie, person));
  const way = nameWay(signIn);
  const isFullProof = way !== 'known_desk';
  if (!known?.isFresh && !isFullProof) throw new AppError('second_factor_needed');
  if (!known) {
    // Work comes first: a caller that does none takes nothing from what the desks behind its address share.
    await requireHuman(context, 'soft_staff_sign_in', caller);
    await throttle(context, 'staff_sign_in', caller);
  }
  const subjects = { target: email, ...(known ? { device: known.desk } : { prefix: caller.prefix }) };
  const rule = known ? 'staff_sign_in_known_desk' : 'staff_sign_in_unknown_desk';
  const counted = await throttle(context, rule, caller, subjects);
  const isRight = await verifyPassword(password, person?.passwordHash ?? undefined, caller.prefix);
  // Here the password alone lets in, and codes, which are counted by person, must not shut that out.
  if (isRight && known?.isFresh) await forgetTry(db, counted);
  // Counted and looked at whatever the password is, so that time does not tell which of the two was wrong.
  const codes = { target: person && isRight ? person.staffId : randomUUID() };
  if (isFullProof) await throttle(context, 'staff_second_factor', caller, codes);
  const factor = isFullProof ? await findSecondFactor(context, person, signIn) : 'desk';
  const isWithoutPassword = person?.passwordHash === null && recoveryCode !== undefined;
  const opened =
    person && factor && (isRight || isWithoutPassword)
      ? await inTransaction(db, async (transaction) => {
          // The password may have been changed while this one was looked at.
          if (!(await holdStaffAccess(transaction, person))) return undefined;
          const isUnused = factor === 'desk' || (await useSecondFactor(transaction, person, factor));
          if (!isUnused) return undefined;
          return openStaffSession(transaction, context, person, { caller, desk, way });
        })
      : undefined;
  if (!opened) {
    const event = { kind: 'staff_sign_in_failed', account: person?.staffId ?? `staff ${email}` } as const;
    await recordSecurityEvent(context, caller, event);
    throw new AppError('staff_credentials_wrong');
  }
  await forgetTry(db, counted);
  await forgetTries(context, rule, subjects);
  if (isFullProof) await forgetTries(context, 'staff_second_factor', codes);
  await recordSecurityEvent(context, caller, { kind: 'staff_signed_in', account: opened.person.staffId });
  announceToStaff(listener, { event: 'sessions-ended' });
  deliverSoon(listener);
  return { ...opened, isFullProof };
}

function nameWay({ totp, recoveryCode }: SignIn): WayIn {
  if (recoveryCode !== undefined) return 'recovery_code';
  return totp === undefined ? 'known_desk' : 'password';
}
