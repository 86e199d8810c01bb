import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { endStaffSessions, renewAccessVersion } from '../staff-sign-in/commands.ts';
import { findStaff } from './queries.ts';

/** Ends all of somebody's sessions, and lets no browser know them any more; throws `not_found`. */
export async function signOutStaff(
  { db, clock, listener }: Pick<AppContext, 'db' | 'clock' | 'listener'>,
  by: { staffId: string | null },
  id: string,
): Promise<void> {
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    if (!(await findStaff(transaction, id, now))) throw new AppError('not_found');
    // Before the sessions: whoever signs in at this moment has begun one, which ends too, or waits and is refused.
    await renewAccessVersion(transaction, id);
    await endStaffSessions(transaction, id);
    const deed = { action: 'end_sessions', subjectKind: 'staff', subjectId: id } as const;
    await recordStaffDeed(transaction, { ...deed, staffId: by.staffId }, now);
  });
  announceToStaff(listener, { event: 'sessions-ended' });
}
