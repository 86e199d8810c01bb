import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { changePlan } from './change-plan.ts';
import { markRemoved } from './commands.ts';
import { readPlanRows } from './queries.ts';
import { listColumns, type Planner, requirePlanner, toDeedDetail } from './rules.ts';

/**
 * Takes an absence or closure back: its times are offered again, unless another one takes them. What was moved or
 * cancelled because of it stays so. Throws `not_found`, also if somebody else has taken it back, or `not_permitted`.
 */
export async function removeAbsence(context: AppContext, planner: Planner, id: string): Promise<void> {
  const { db, practice } = context;
  const found = (await readPlanRows(db)).absences.find((planned) => planned.id === id);
  if (!found) throw new AppError('not_found');
  requirePlanner(planner, found.doctorId);
  await changePlan(context, listColumns(practice, found.doctorId), async (transaction, { now }) => {
    if (!(await markRemoved(transaction, id, now))) throw new AppError('not_found');
    const deed = { action: 'remove_absence', subjectKind: 'settings', subjectId: id } as const;
    const detail = toDeedDetail(found);
    await recordStaffDeed(transaction, { ...deed, staffId: planner.staffId, detail }, now);
  });
}
