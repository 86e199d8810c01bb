import { randomUUID } from 'node:crypto';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import type { Caller } from '../../http/caller.ts';
import type { Desk } from '../../http/staff-call.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { findDesk } from '../../security/desk-cookie.ts';
import { findTotpStep } from '../../security/one-time-passwords.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { hashRecoveryCode } from '../../security/recovery-codes.ts';
import { requireHuman } from '../human-check/require-human.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { forgetTries, forgetTry, throttle } from '../throttle/commands.ts';
import { holdStaffAccess, useRecoveryCode, useTotpStep } from './commands.ts';
import { type OpenedStaffSession, openStaffSession } from './open-staff-session.ts';
import { findStaffByEmail, hasRecoveryCode, type StaffLogIn } from './queries.ts';
import { openTotpSecret } from './rules.ts';

type SignIn = ParsedStaffInput<'signInByPassword'>['body'];

/**
 * Starts a session by password and a second factor: a one-time password, a recovery code, or a browser at which both
 * were proven today. Throws `second_factor_needed` before anything is looked at, `staff_credentials_wrong` whatever
 * of it is wrong, `proof_of_work_required`, `too_many_requests` or `unavailable`; an address of nobody is treated just the same.
 */
export async function signInByPassword(
  context: AppContext,
  signIn: SignIn,
  { caller, desk }: { caller: Caller; desk: Desk },
): Promise<OpenedStaffSession & { isFullProof: boolean }> {
  const { db, clock, secretKey, listener } = context;
  await throttle(context, 'staff_sign_in', caller);
  const { email, password, totp, recoveryCode } = signIn;
  const person = await findStaffByEmail(db, email);
  const known = person && findDesk(secretKey, desk.cookie, person, clock.nowMs());
  const isFullProof = totp !== undefined || recoveryCode !== undefined;
  if (!known?.isFresh && !isFullProof) throw new AppError('second_factor_needed');
  if (!known) await requireHuman(context, 'soft_staff_sign_in', caller);
  const subjects = { target: email, ...(known ? { device: known.desk } : { prefix: caller.prefix }) };
  const rule = known ? 'staff_sign_in_known_desk' : 'staff_sign_in_unknown_desk';
  const counted = await throttle(context, rule, caller, subjects);
  const isRight = await verifyPassword(password, person?.passwordHash ?? undefined, caller.prefix);
  // Looked at whatever the password is, so that time does not tell which of the two was wrong.
  const factor = await findSecondFactor(context, person, signIn);
  const isWithoutPassword = person?.passwordHash === null && recoveryCode !== undefined;
  const opened =
    person && factor && (isRight || isWithoutPassword)
      ? await inTransaction(db, async (transaction) => {
          // The password may have been changed while this one was looked at.
          if (!(await holdStaffAccess(transaction, person))) return undefined;
          if (!(await useSecondFactor(transaction, person, factor))) return undefined;
          const way = recoveryCode === undefined ? 'password' : 'recovery_code';
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
  await recordSecurityEvent(context, caller, { kind: 'staff_signed_in', account: opened.person.staffId });
  announceToStaff(listener, { event: 'sessions-ended' });
  deliverSoon(listener);
  return { ...opened, isFullProof };
}

/** What was given besides the password, and is right; the browser, if nothing was. */
type SecondFactor = { recoveryCodeHash: Buffer } | { totpStep: number } | 'desk';

async function findSecondFactor(
  { db, secretKey, clock }: AppContext,
  person: StaffLogIn | undefined,
  { totp, recoveryCode }: SignIn,
): Promise<SecondFactor | undefined> {
  if (recoveryCode !== undefined) {
    const staffId = person?.staffId ?? randomUUID();
    const recoveryCodeHash = hashRecoveryCode(secretKey, staffId, recoveryCode);
    return (await hasRecoveryCode(db, staffId, recoveryCodeHash)) ? { recoveryCodeHash } : undefined;
  }
  if (totp === undefined) return 'desk';
  const secret = person && openTotpSecret(secretKey, person.totpSecret);
  const given = { lastStep: person?.totpStep ?? 0, nowMs: clock.nowMs() };
  const totpStep = secret && findTotpStep(secret, totp, given);
  return totpStep === undefined ? undefined : { totpStep };
}

/** Uses up what was given; false if somebody else did so meanwhile. */
async function useSecondFactor(
  transaction: DatabaseTransaction,
  person: StaffLogIn,
  factor: SecondFactor,
): Promise<boolean> {
  if (factor === 'desk') return true;
  if ('totpStep' in factor) return useTotpStep(transaction, person, factor.totpStep);
  return useRecoveryCode(transaction, person.staffId, factor.recoveryCodeHash);
}
