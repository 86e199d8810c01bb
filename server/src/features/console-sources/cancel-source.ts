import type { CancelledSource, SourceKey } from '@praxisportal/contract/staff/sources';
import type { AppContext } from '../../context.ts';
import { cancelLocked } from '../../core/scheduling/cancel.ts';
import { staffPolicy } from '../../core/scheduling/policy.ts';
import { announceTransition } from '../../core/scheduling/transition.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../desk-appointments/queries.ts';
import { lockPeople } from '../patients/commands.ts';
import { listSources } from './list-sources.ts';
import { listAhead } from './queries.ts';

/** So many appointments in one transaction: other changes of them wait for less than half a second. */
const portion = 50;

/**
 * Cancels every appointment ahead that newcomers booked from a source, if that is unusual: in portions of one transaction each,
 * with its audit, and a mail if `inform` says so. Sent again after an interruption it goes on. The times are free at
 * once, so there is no undo; the call counts each as a cancellation. Answers how many were cancelled, and what is still ahead. Throws `not_found`.
 */
export async function cancelSource(
  context: AppContext,
  { staffId }: { staffId: string },
  { inform, ...source }: SourceKey & { inform: boolean },
): Promise<CancelledSource> {
  const { db, clock, practice } = context;
  const { timeZone } = practice.facts;
  const unusual = await listSources(context);
  if (!unusual.some(({ kind, key }) => kind === source.kind && key === source.key))
    throw new AppError('not_found');
  const rows = await listAhead(db, source, new Date(clock.nowMs()));
  let cancelled = 0;
  for (let from = 0; from < rows.length; from += portion) {
    const some = rows.slice(from, from + portion);
    const done = await inTransaction(db, async (transaction) => {
      const done = await cancelSome(context, transaction, { staffId, rows: some, inform });
      const detail = { kind: source.kind, shown: done.length, inform };
      const entry = {
        staffId,
        action: 'cancel_source',
        subjectKind: 'appointment',
        subjectId: null,
      } as const;
      if (done.length > 0) await recordStaffDeed(transaction, { ...entry, detail }, new Date(clock.nowMs()));
      return done;
    });
    cancelled += done.length;
    announceTransition(context, done);
    announceToStaff(context.listener, { event: 'messages-changed' });
  }
  const left = await listAhead(db, source, new Date(clock.nowMs()));
  return {
    cancelled,
    left: left.map(({ patientFirstName, patientLastName, startAt }) => ({
      patientName: `${patientFirstName} ${patientLastName}`,
      date: toWallDate(startAt.getTime(), timeZone),
      time: toWallTime(startAt.getTime(), timeZone),
    })),
  };
}

type Portion = { staffId: string; rows: readonly DeskAppointment[]; inform: boolean };

/** Those that were cancelled; what has changed or begun meanwhile is left out. */
async function cancelSome(
  context: AppContext,
  transaction: DatabaseTransaction,
  { staffId, rows, inform }: Portion,
): Promise<DeskAppointment[]> {
  const patientIds = [...new Set(rows.map(({ patientId }) => patientId))];
  await lockPeople(transaction, { patientIds, accountIds: [] });
  const now = new Date(context.clock.nowMs());
  const done: DeskAppointment[] = [];
  for (const { id } of rows) {
    const row = await findDeskAppointment(transaction, id);
    if (!row || row.arrivedAt || row.startAt <= now) continue;
    const policy = { ...staffPolicy({ staffId }, { id, inform }), undoneBy: undefined };
    const cancelled = await cancelLocked(
      context,
      transaction,
      { ...policy, by: 'practice', reason: null },
      row,
    );
    if (cancelled) done.push(row);
  }
  return done;
}
