import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { deleteErasure } from '../planned-erasures/commands.ts';

/** Takes a planned erasure back, so that the patient stays as they are. Throws `not_found` if none is planned any more. */
export async function withdrawErasure(
  { db, clock, listener }: AppContext,
  { staffId }: StaffActor,
  id: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await deleteErasure(transaction, id))) throw new AppError('not_found');
    const entry = { staffId, action: 'withdraw_erasure', subjectKind: 'patient', subjectId: id } as const;
    await recordStaffDeed(transaction, entry, new Date(clock.nowMs()));
  });
  announceToStaff(listener, { event: 'patient-changed', id });
}
