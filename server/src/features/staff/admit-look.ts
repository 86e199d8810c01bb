import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import type { Caller } from '../../http/caller.ts';
import { findPersonId } from '../patients/queries.ts';
import type { StaffPerson } from '../staff-sign-in/queries.ts';
import { countTry, hasTried, throttle } from '../throttle/commands.ts';
import { lockStaff, type Onlooker, recordLook, recordOnce, wasShown } from './commands.ts';
import { toNamed } from './rules.ts';
import { tellOwners } from './tell-owners.ts';

type Looker = Pick<StaffPerson, 'staffId' | 'firstName' | 'lastName' | 'email'>;

/**
 * Counts that somebody looks at patients, as `times` looks, over all their sessions, so that a stolen one can't read them all
 * out. Far more than a busy desk needs is refused by `too_many_looks`; that is in the audit, and the owners get a mail.
 */
export async function admitLook(
  context: AppContext,
  rule: 'staff_card' | 'staff_search' | 'staff_far_day',
  { session, caller }: { session: Looker; caller: Caller },
  times = 1,
): Promise<void> {
  try {
    await throttle(context, rule, caller, { target: session.staffId }, times);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_looks') await report(context, session);
    throw error;
  }
}

/** Who asks in which session, and from where. */
export type LookBy = { session: Looker & Onlooker; caller: Caller };

/**
 * Counts looks at these patients as `admitLook` does, but for those whom this session was shown a moment ago. To be asked before
 * their data are answered, and before the look is kept.
 */
export async function admitCards(
  context: AppContext,
  by: LookBy,
  patientIds: readonly string[],
): Promise<void> {
  const { db, clock } = context;
  const now = new Date(clock.nowMs());
  for (const askedId of patientIds) {
    const id = (await findPersonId(db, askedId)) ?? askedId;
    if (!(await wasShown(db, by.session, id, now))) await admitLook(context, 'staff_card', by);
  }
}

/** Counts looks at these patients, and keeps them. */
export async function admitAndRecordCards(
  context: AppContext,
  by: LookBy,
  patientIds: readonly string[],
): Promise<void> {
  await admitCards(context, by, patientIds);
  const now = new Date(context.clock.nowMs());
  for (const id of patientIds) await recordLook(context.db, by.session, id, now);
}

/**
 * Counts a look at days far from today as `admitLook` does, unless this session was shown the same `what` in the last ten
 * minutes: pages ask anew whenever somebody changes something.
 */
export async function admitFarDays(
  context: AppContext,
  by: LookBy,
  { what, times }: { what: string; times: number },
): Promise<void> {
  const again = { target: `${by.session.sessionId} ${what}` };
  if (await hasTried(context, 'staff_far_day_again', again)) return;
  await admitLook(context, 'staff_far_day', by, times);
  await countTry(context, 'staff_far_day_again', again);
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
