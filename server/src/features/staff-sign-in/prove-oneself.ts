import type { ProofOfSelf } from '@praxisportal/contract/staff/sign-in';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { PasskeySite } from '../../security/passkeys.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { forgetTries, throttle } from '../throttle/commands.ts';
import { proveSession } from './commands.ts';
import { findStaffLogIn, type StaffSession } from './queries.ts';
import { readPasskeyProof } from './read-passkey-proof.ts';

type At = { caller: Caller; site: PasskeySite };

/**
 * Has the person of a session show that it is still them, by password or passkey: that unlocks the screen, and counts
 * for what asks for it again. Throws `proof_wrong`, `passkey_refused`, `too_many_requests` or `unauthorized`.
 */
export async function proveOneself(
  context: AppContext,
  session: StaffSession,
  { proof }: ProofOfSelf,
  { caller, site }: At,
): Promise<void> {
  const { staffId, sessionId } = session;
  const now = new Date(context.clock.nowMs());
  if (proof.method === 'passkey') {
    const isProven = await inTransaction(context.db, async (transaction) => {
      const asked = { kind: 'proof', subject: sessionId, site } as const;
      const person = await readPasskeyProof(transaction, context, asked, proof.response);
      if (person?.staffId !== staffId) return false;
      await proveSession(transaction, sessionId, now);
      return true;
    });
    if (!isProven) await refuse(context, session, caller, 'passkey_refused');
    return;
  }
  const subjects = { device: sessionId, target: staffId };
  await throttle(context, 'staff_proof', caller, subjects);
  const person = await findStaffLogIn(context.db, staffId);
  const isRight = await verifyPassword(proof.password, person?.passwordHash ?? undefined, caller.prefix);
  // A password that was changed meanwhile has ended this session.
  if (!isRight) await refuse(context, session, caller, 'proof_wrong');
  await proveSession(context.db, sessionId, now);
  await forgetTries(context, 'staff_proof', subjects);
}

async function refuse(
  context: AppContext,
  { staffId }: StaffSession,
  caller: Caller,
  code: 'proof_wrong' | 'passkey_refused',
): Promise<never> {
  await recordSecurityEvent(context, caller, { kind: 'staff_proof_failed', account: staffId });
  throw new AppError(code);
}
