import type { Absence, Hit } from '@praxisportal/contract/staff/plan';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { requireColumn } from '../staff/require-column.ts';
import { changePlan } from './change-plan.ts';
import { insertAbsence } from './commands.ts';
import { readHits } from './read-absence.ts';
import { checkDays, listColumns, type Planner, requirePlanner, toDeedDetail } from './rules.ts';

/**
 * Plans an absence or a closure. From then on nothing is offered or booked into it; what stands there stays until somebody
 * decides, and is answered. Sent twice, it is planned once, with the
 * reason that was said last. Throws
 * `not_permitted`, `unknown_column`, `hours_impossible`, `plan_in_past` or `plan_too_long`.
 */
export async function addAbsence(
  context: AppContext,
  planner: Planner,
  words: ParsedStaffInput<'addAbsence'>['body'],
): Promise<{ absence: Absence; hits: Hit[] }> {
  const { clock, practice } = context;
  requirePlanner(planner, words.doctorId);
  requireColumn(context, words.doctorId);
  checkDays(words, toWallDate(clock.nowMs(), practice.facts.timeZone));
  const columns = listColumns(practice, words.doctorId);
  const id = await changePlan(context, columns, async (transaction, { now }) => {
    const inserted = await insertAbsence(transaction, words, now);
    if (inserted.become !== 'same') {
      const action = inserted.become === 'added' ? 'plan_absence' : 'change_absence';
      const deed = { action, subjectKind: 'settings', subjectId: inserted.id } as const;
      const detail = toDeedDetail(words);
      await recordStaffDeed(transaction, { ...deed, staffId: planner.staffId, detail }, now);
    }
    return inserted.id;
  });
  return readHits(context, planner, id);
}
