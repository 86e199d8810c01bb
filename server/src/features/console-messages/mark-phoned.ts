import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { updatePhoned } from '../notifications/commands.ts';

/** Notes that somebody told on the phone what a message could not, or takes that back; throws `not_found`. */
export async function markPhoned(
  { db, clock, listener }: AppContext,
  { staffId }: { staffId: string },
  { id, phoned }: { id: string; phoned: boolean },
): Promise<void> {
  const at = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    const noted = await updatePhoned(transaction, id, phoned ? { staffId, at } : undefined);
    if (!noted) throw new AppError('not_found');
    if (!noted.isNews) return;
    const subjectId = noted.appointmentId;
    const deed = { staffId, action: 'mark_told', subjectKind: 'appointment', subjectId } as const;
    await recordStaffDeed(transaction, { ...deed, detail: { taken_back: !phoned } }, at);
  });
  announceToStaff(listener, { event: 'messages-changed' });
}
