import { staffLimits } from '@praxisportal/contract/staff/limits';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import type { AppContext } from '../../context.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { changePlan } from './change-plan.ts';
import { forgetAbsences, isAnythingForgettable } from './commands.ts';

/** Forgets why somebody was away once that is over or taken back, and that they were, once the audit no longer tells of it. */
export async function forgetFormerAbsences(context: AppContext): Promise<void> {
  const { db, clock, practice } = context;
  const today = toWallDate(clock.nowMs(), practice.facts.timeZone);
  const former = {
    reasonsBefore: addDays(today, -planLimits.decisionsKeptDays),
    daysBefore: addDays(today, -staffLimits.auditDays),
  };
  if (!(await isAnythingForgettable(db, former))) return;
  await changePlan(context, [], (transaction) => forgetAbsences(transaction, former));
}
