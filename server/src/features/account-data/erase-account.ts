import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { requireLiveSession } from '../accounts/commands.ts';
import { confirmOwner } from '../accounts/confirm-owner.ts';
import type { Session } from '../accounts/queries.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { lockAccount } from './commands.ts';
import { announceErasure, type Erasure, erasePatients, recordErasure } from './erase-patients.ts';
import { splitForErasure } from './queries.ts';

/**
 * Erases the account, its patients and all that was kept about them, but for what the law makes the practice keep, which
 * is named in the answer and in a last mail, for what the practice entered of patients that it has not linked the
 * account to, and for patients of the practice that it linked the account to, who are parted from it. Open appointments are cancelled first, with the patient's word. All of it
 * is one transaction: either everything is gone or nothing. Throws `current_password_wrong`, `open_appointments`,
 * `unauthorized` or `too_many_requests`.
 */
export async function eraseAccount(
  context: AppContext,
  session: Session,
  { currentPassword, cancelAppointments }: ParsedInput<'deleteAccount'>['body'],
  language: Language,
  caller: Caller,
): Promise<AccountErased> {
  const { db, clock } = context;
  await confirmOwner(context, session, { currentPassword }, caller);
  const { accountId, email } = session;
  const now = new Date(clock.nowMs());
  const erased = await inTransaction(db, async (transaction) => {
    // Erased in another tab a moment ago: this session is over too.
    if (!(await lockAccount(transaction, accountId))) throw new AppError('unauthorized');
    await requireLiveSession(transaction, session);
    const split = await splitForErasure(transaction, accountId, { isByPractice: false });
    const erasure: Erasure = {
      ...{ ...split, accountId },
      ...{ email, contacts: [email, session.phone], to: { name: session, email }, whose: 'account' },
      ...{ cancelledBy: { kind: 'account', id: accountId }, cancelAppointments, language },
    };
    const erased = await erasePatients(context, transaction, erasure, now);
    await recordErasure(transaction, erasure, now);
    return { ...erased, partly: split.partly };
  });
  announceErasure(context, erased);
  await recordSecurityEvent(context, caller, { kind: 'account_erased', account: accountId });
  return { kept: erased.kept };
}
