import type { MergeUndone } from '@praxisportal/contract/staff/patient-merge';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { endInvitations } from '../account-links/commands.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { lockContact } from '../guests/commands.ts';
import { lockPeople } from '../patients/commands.ts';
import { listPatientRows } from '../patients/queries.ts';
import { redirectMessages, restoreMerged } from './commands.ts';
import { findMerge, findUndoableMerge, type KeptMerge, wasMergedSince } from './queries.ts';

/**
 * Takes a merge of the last day back: both entries are as they were, and what was added since stays with the one that remained.
 * Sent twice, it is done once. Throws `not_found`, `merge_undo_over`, `erasure_pending`, `merge_undo_later` if another entry
 * was merged since, `merge_undo_account` if the account is another one or gone, or `merge_undo_changed` if the values of the
 * entry were changed.
 */
export async function undoMerge(
  { db, clock, practice, listener }: AppContext,
  { staffId }: StaffActor,
  { id: intoId, mergeId }: { id: string; mergeId: string },
): Promise<MergeUndone> {
  const now = new Date(clock.nowMs());
  const { formerId, days } = await inTransaction(db, async (transaction) => {
    const seen = await findMerge(transaction, { id: mergeId, intoId });
    if (!seen) throw new AppError('not_found');
    await lockBoth(transaction, seen, now);
    // Another desk may have done it, or merged once more, while this one waited.
    const merge = await findMerge(transaction, { id: mergeId, intoId });
    if (!merge) throw new AppError('not_found');
    const { formerId } = merge;
    if (merge.undoneAt) return { formerId, days: null };
    await requireUndoable(transaction, merge, now);
    const days = await restoreMerged(transaction, { id: mergeId, staffId }, now);
    await redirectMessages(transaction, { id: mergeId, to: merge.formerEmail }, now);
    // A link that was mailed since may have gone to the other's address.
    await endInvitations(transaction, [intoId], now);
    for (const subjectId of [intoId, formerId]) {
      const entry = { staffId, action: 'undo_merge', subjectKind: 'patient', subjectId } as const;
      await recordStaffDeed(transaction, { ...entry, detail: { into: intoId, former: formerId } }, now);
    }
    return { formerId, days };
  });
  if (days) {
    const dates = new Set(days.map((at) => toWallDate(at.getTime(), practice.facts.timeZone)));
    for (const date of dates) announceToStaff(listener, { event: 'day-changed', date });
    for (const id of [intoId, formerId]) announceToStaff(listener, { event: 'patient-changed', id });
  }
  return { id: intoId, formerId };
}

/** Locks in the order of a merge: contacts, then patients, then the account. */
async function lockBoth(
  transaction: DatabaseTransaction,
  { intoId, formerId, accountId, formerEmail, formerPhone }: KeptMerge,
  now: Date,
): Promise<void> {
  const rows = await listPatientRows(transaction, [intoId], now);
  const contacts = [formerEmail, formerPhone, ...rows.flatMap(({ email, phone }) => [email, phone])];
  await lockContact(
    transaction,
    contacts.filter((contact) => contact !== null),
  );
  const accountIds = new Set([accountId, ...rows.map((row) => row.accountId)]);
  await lockPeople(transaction, {
    patientIds: [intoId, formerId],
    accountIds: [...accountIds].filter((id) => id !== null),
  });
}

async function requireUndoable(transaction: DatabaseTransaction, merge: KeptMerge, now: Date): Promise<void> {
  if (now >= merge.undoUntil) throw new AppError('merge_undo_over');
  const [row] = await listPatientRows(transaction, [merge.intoId], now);
  if (!row) throw new AppError('not_found');
  if (row.erasesAt) throw new AppError('erasure_pending');
  const newest = await findUndoableMerge(transaction, merge.intoId, now);
  if (newest?.id !== merge.id || (await wasMergedSince(transaction, merge.id)))
    throw new AppError('merge_undo_later');
  if (row.accountId !== merge.accountId) throw new AppError('merge_undo_account');
  if (row.version !== merge.intoVersion) throw new AppError('merge_undo_changed');
}
