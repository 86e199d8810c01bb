import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PlanRows } from '../../domain/practice-plan.ts';
import { announcePlan } from '../../live/plan-news.ts';
import { lockPlan, nextRevision } from './commands.ts';
import { readPlanRows } from './queries.ts';

/** What is planned until now, and when now is. */
type Before = { rows: PlanRows; now: Date };

/**
 * Changes what is planned, behind every booking with these doctors and every other change: whatever was booked before
 * is committed, whatever is under way is decided anew. Once it returns, this process offers nothing by the old plan, and
 * everybody looks anew. `work` may run again after a deadlock.
 */
export async function changePlan<Result>(
  { db, clock, listener, reloadPlan }: AppContext,
  doctorIds: readonly string[],
  work: (transaction: DatabaseTransaction, before: Before) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, async (transaction) => {
    await lockPlan(transaction, doctorIds);
    const rows = await readPlanRows(transaction);
    const done = await work(transaction, { rows, now: new Date(clock.nowMs()) });
    await nextRevision(transaction);
    return done;
  });
  try {
    await reloadPlan();
  } finally {
    // It is committed: whoever could not read it now reads it later.
    announcePlan(listener);
  }
  return result;
}
