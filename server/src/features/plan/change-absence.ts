import type { Absence, Hit } from '@praxisportal/contract/staff/plan';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { changePlan } from './change-plan.ts';
import { updateAbsence } from './commands.ts';
import { readPlanRows } from './queries.ts';
import { readHits } from './read-absence.ts';
import { checkDays, listColumns, type Planner, requirePlanner, toDeedDetail } from './rules.ts';

type Change = ParsedStaffInput<'changeAbsence'>['body'] & { id: string };

/**
 * Makes an absence longer or shorter, or gives it other hours or another reason. Throws `not_found`, `not_permitted`,
 * `absence_changed` if it is no longer what somebody saw, and what adding one throws.
 */
export async function changeAbsence(
  context: AppContext,
  planner: Planner,
  { id, version, ...words }: Change,
): Promise<{ absence: Absence; hits: Hit[] }> {
  const { db, clock, practice } = context;
  const found = (await readPlanRows(db)).absences.find((planned) => planned.id === id);
  if (!found) throw new AppError('not_found');
  const { doctorId } = found;
  requirePlanner(planner, doctorId);
  checkDays(words, toWallDate(clock.nowMs(), practice.facts.timeZone));
  await changePlan(context, listColumns(practice, doctorId), async (transaction, { now }) => {
    if (!(await updateAbsence(transaction, { id, version }, words))) throw new AppError('absence_changed');
    const deed = { action: 'change_absence', subjectKind: 'settings', subjectId: id } as const;
    const detail = toDeedDetail({ ...words, doctorId });
    await recordStaffDeed(transaction, { ...deed, staffId: planner.staffId, detail }, now);
  });
  return readHits(context, planner, id);
}
