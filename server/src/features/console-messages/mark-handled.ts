import type { InboxMessage } from '@praxisportal/contract/staff/messages';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { updateHandled } from './commands.ts';
import { findInboxMessage } from './queries.ts';
import { toInboxMessage } from './rules.ts';

/** Notes that somebody has answered a message of the contact form, or takes that back; throws `not_found`. */
export async function markHandled(
  { db, clock, listener }: AppContext,
  { staffId }: { staffId: string },
  { id, handled }: { id: string; handled: boolean },
): Promise<InboxMessage> {
  const at = new Date(clock.nowMs());
  const row = await inTransaction(db, async (transaction) => {
    const deed = { staffId, action: 'mark_answered', subjectKind: 'message', subjectId: id } as const;
    if (await updateHandled(transaction, id, handled ? { staffId, at } : undefined))
      await recordStaffDeed(transaction, { ...deed, detail: { taken_back: !handled } }, at);
    return findInboxMessage(transaction, id);
  });
  if (!row) throw new AppError('not_found');
  announceToStaff(listener, { event: 'messages-changed' });
  return toInboxMessage(row);
}
