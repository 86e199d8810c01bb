import type { PasskeyAssertion } from '@praxisportal/contract/staff/passkey';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { Desk } from '../../security/desk-cookie.ts';
import type { PasskeySite } from '../../security/passkeys.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { throttle } from '../throttle/commands.ts';
import { holdStaffAccess } from './commands.ts';
import { type OpenedStaffSession, openStaffSession } from './open-staff-session.ts';
import { readPasskeyProof } from './read-passkey-proof.ts';

/** Starts a session by passkey, which is two factors in one; throws `passkey_refused` or `too_many_requests`. */
export async function signInByPasskey(
  context: AppContext,
  response: PasskeyAssertion,
  { caller, desk, site }: { caller: Caller; desk: Desk; site: PasskeySite },
): Promise<OpenedStaffSession> {
  const { db, listener } = context;
  const opened = await inTransaction(db, async (transaction) => {
    const asked = { kind: 'sign_in', subject: null, site } as const;
    const person = await readPasskeyProof(transaction, context, asked, response);
    if (!person || !(await holdStaffAccess(transaction, person))) return undefined;
    return openStaffSession(transaction, context, person, { caller, desk, way: 'passkey' });
  });
  if (!opened) {
    // Only what proves nothing counts, so that other callers at the same address can't use up who comes in.
    await throttle(context, 'staff_passkey_refused', caller);
    await recordSecurityEvent(context, caller, { kind: 'staff_sign_in_failed', detail: 'passkey' });
    throw new AppError('passkey_refused');
  }
  const { staffId: account } = opened.person;
  await recordSecurityEvent(context, caller, { kind: 'staff_signed_in', detail: 'passkey', account });
  announceToStaff(listener, { event: 'sessions-ended' });
  deliverSoon(listener);
  return opened;
}
