import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { PasskeySite } from '../../security/passkeys.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { forgetTries, throttle } from '../throttle/commands.ts';
import { holdStaffAccess, proveSession } from './commands.ts';
import { findSecondFactor, useSecondFactor } from './find-second-factor.ts';
import { findStaffLogIn, type StaffLogIn, type StaffSession } from './queries.ts';
import { readPasskeyProof } from './read-passkey-proof.ts';
import { tellOfAccess } from './tell-of-access.ts';

type At = { caller: Caller; site: PasskeySite };
type Proof = ParsedStaffInput<'reproof'>['body']['proof'];
type PasswordProof = Extract<Proof, { method: 'password' }>;

/**
 * Has the person of a session show that it is still them: that unlocks the screen, and counts for what asks for it again.
 * By passkey, or by password and a code, they have shown both factors; by password alone only one. Throws `proof_wrong`,
 * `code_wrong`, `passkey_refused`, `too_many_requests` or `unauthorized`.
 */
export async function proveOneself(
  context: AppContext,
  session: StaffSession,
  proof: Proof,
  { caller, site }: At,
): Promise<void> {
  if (proof.method === 'password') return proveByPassword(context, session, proof, caller);
  const { staffId, sessionId } = session;
  const isProven = await inTransaction(context.db, async (transaction) => {
    const asked = { kind: 'proof', subject: sessionId, site } as const;
    const person = await readPasskeyProof(transaction, context, asked, proof.response);
    if (person?.staffId !== staffId) return false;
    await proveSession(transaction, session, { isFull: true }, new Date(context.clock.nowMs()));
    return true;
  });
  if (!isProven) await refuse(context, session, caller, 'passkey_refused');
}

async function proveByPassword(
  context: AppContext,
  session: StaffSession,
  proof: PasswordProof,
  caller: Caller,
): Promise<void> {
  const { staffId, sessionId } = session;
  const subjects = { device: sessionId, target: staffId };
  await throttle(context, 'staff_proof', caller, subjects);
  const person = await findStaffLogIn(context.db, staffId);
  const isRight = await verifyPassword(proof.password, person?.passwordHash ?? undefined, caller.prefix);
  // As at the sign-in, a recovery code is enough of who has no password.
  const isWithoutPassword = person?.passwordHash === null && proof.recoveryCode !== undefined;
  if (!person || !(isRight || isWithoutPassword)) return refuse(context, session, caller, 'proof_wrong');
  if (proof.totp === undefined && proof.recoveryCode === undefined) {
    // A password that was changed meanwhile has ended this session.
    await proveSession(context.db, session, { isFull: false }, new Date(context.clock.nowMs()));
  } else {
    await throttle(context, 'staff_second_factor', caller, { target: staffId });
    if (!(await proveByCode(context, session, person, proof, caller)))
      return refuse(context, session, caller, 'code_wrong');
    await forgetTries(context, 'staff_second_factor', { target: staffId });
  }
  await forgetTries(context, 'staff_proof', subjects);
}

/** The second factor beside a password that is right; false if it is wrong or used up. */
async function proveByCode(
  context: AppContext,
  session: StaffSession,
  person: StaffLogIn,
  proof: PasswordProof,
  { userAgent }: Caller,
): Promise<boolean> {
  const factor = await findSecondFactor(context, person, proof);
  if (!factor) return false;
  const now = new Date(context.clock.nowMs());
  const isProven = await inTransaction(context.db, async (transaction) => {
    if (!(await holdStaffAccess(transaction, person))) return false;
    if (!(await useSecondFactor(transaction, person, factor))) return false;
    await proveSession(transaction, session, { isFull: true }, now);
    if (proof.recoveryCode !== undefined)
      await tellOfAccess(transaction, context, person, { event: 'code_used', userAgent }, now);
    return true;
  });
  deliverSoon(context.listener);
  return isProven;
}

async function refuse(
  context: AppContext,
  { staffId }: StaffSession,
  caller: Caller,
  code: 'proof_wrong' | 'code_wrong' | 'passkey_refused',
): Promise<never> {
  await recordSecurityEvent(context, caller, { kind: 'staff_proof_failed', account: staffId });
  throw new AppError(code);
}
