import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import type { Caller } from '../../http/caller.ts';
import type { StaffPerson } from '../staff-sign-in/queries.ts';
import { throttle } from '../throttle/commands.ts';
import { lockStaff, recordOnce } from './commands.ts';
import { toNamed } from './rules.ts';
import { tellOwners } from './tell-owners.ts';

type Looker = Pick<StaffPerson, 'staffId' | 'firstName' | 'lastName' | 'email'>;

/**
 * Counts that somebody looks at patients, over all their sessions, so that a stolen one can't read them all out. Far more
 * than a busy desk needs is refused by `too_many_looks`; that is in the audit, and the owners get a mail.
 */
export async function admitLook(
  context: AppContext,
  rule: 'staff_card' | 'staff_search' | 'staff_far_day',
  { session, caller }: { session: Looker; caller: Caller },
): Promise<void> {
  try {
    await throttle(context, rule, caller, { target: session.staffId });
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_looks') await report(context, session);
    throw error;
  }
}

async function report(context: AppContext, looker: Looker): Promise<void> {
  const { staffId } = looker;
  const now = new Date(context.clock.nowMs());
  const deed = { staffId, action: 'reach_limit', subjectKind: 'staff', subjectId: staffId } as const;
  await inTransaction(context.db, async (transaction) => {
    // Of many calls that are refused at once the first alone reports.
    await lockStaff(transaction, staffId);
    if (!(await recordOnce(transaction, deed, now))) return;
    const news = { what: 'many_looks', ...toNamed(looker) } as const;
    await tellOwners(transaction, context, news, {}, now);
  });
  deliverSoon(context.listener);
}
