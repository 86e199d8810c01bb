import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { updatePhoned } from '../notifications/commands.ts';
import { updateTold } from './commands.ts';
import { listDecisions, readPlanRows } from './queries.ts';
import { type Planner, requirePlanner } from './rules.ts';

type Told = { absenceId: string; appointmentId: string; told: boolean };

/**
 * Notes that somebody told a patient on the phone what an absence did to their appointment, or takes that back. What a mail
 * could not tell counts as told with it. Throws `not_found` or `not_permitted`.
 */
export async function markTold(
  { db, clock, listener }: AppContext,
  planner: Planner,
  { absenceId, appointmentId, told }: Told,
): Promise<void> {
  const absence = (await readPlanRows(db)).absences.find(({ id }) => id === absenceId);
  if (!absence) throw new AppError('not_found');
  requirePlanner(planner, absence.doctorId);
  const at = new Date(clock.nowMs());
  const { staffId } = planner;
  await inTransaction(db, async (transaction) => {
    const isNews = await updateTold(transaction, { absenceId, appointmentId }, told ? at : null);
    const decisions = await listDecisions(transaction, absenceId);
    const decision = decisions.find((row) => row.appointmentId === appointmentId);
    if (!decision) throw new AppError('not_found');
    const { messageId } = decision;
    const by = told ? { staffId, at } : undefined;
    const phoned = messageId ? await updatePhoned(transaction, messageId, by) : undefined;
    // Pressed twice, it is done once.
    if (!isNews && !phoned?.isNews) return;
    const deed = {
      staffId,
      action: 'mark_told',
      subjectKind: 'appointment',
      subjectId: appointmentId,
    } as const;
    await recordStaffDeed(transaction, { ...deed, detail: { taken_back: !told } }, at);
  });
  announceToStaff(listener, { event: 'messages-changed' });
}
