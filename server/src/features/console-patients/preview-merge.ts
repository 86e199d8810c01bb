import type { MergePreview, MergeSide } from '@praxisportal/contract/staff/patient-merge';
import type { AppContext } from '../../context.ts';
import { toDayAppointment } from '../../core/scheduling/present-desk-appointment.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Onlooker, recordLooks } from '../audit/commands.ts';
import { listMergeCounts, listOverlaps, type MergeCounts } from '../patient-merges/queries.ts';
import { listPatientRows, type PatientRow } from '../patients/queries.ts';
import { findMergeObstacle, sortForMerge, toPatientValues } from './rules.ts';

/**
 * Two entries side by side, before they are merged: which remains, what goes along, and what stands against it. Both looks
 * are in the audit. Throws `not_found`.
 */
export async function previewMerge(
  { db, clock, practice }: AppContext,
  staff: Onlooker,
  { id, otherId }: { id: string; otherId: string },
): Promise<MergePreview> {
  const now = new Date(clock.nowMs());
  const { timeZone } = practice.facts;
  return inTransaction(db, async (transaction) => {
    const [remaining, going] = await findPair(transaction, [id, otherId], now);
    await recordLooks(transaction, staff, [remaining.id, going.id], now);
    const overlaps = await listOverlaps(transaction, remaining.id, going.id);
    const counts = await listMergeCounts(transaction, [remaining.id, going.id], timeZone);
    const toSide = (row: PatientRow) => toMergeSide(row, counts.get(row.id));
    return {
      remaining: toSide(remaining),
      going: toSide(going),
      obstacle: findMergeObstacle(remaining, going) ?? (overlaps.length > 0 ? 'overlap' : null),
      overlaps: overlaps.map((pair) => ({
        remaining: toDayAppointment(pair.remaining, practice),
        going: toDayAppointment(pair.going, practice),
      })),
    };
  });
}

/** Two entries of people, that which remains first; throws `not_found` if they are not two. */
export async function findPair(
  transaction: DatabaseTransaction,
  ids: readonly [string, string],
  now: Date,
): Promise<[remaining: PatientRow, going: PatientRow]> {
  const [one, other] = await listPatientRows(transaction, ids, now);
  if (!one || !other || one.id === other.id) throw new AppError('not_found');
  return sortForMerge(one, other);
}

function toMergeSide(row: PatientRow, counts: MergeCounts | undefined): MergeSide {
  const { appointmentCount = 0, noteCount = 0, messageCount = 0, lastVisitDate = null } = counts ?? {};
  return {
    ...toPatientValues(row),
    createdAt: row.createdAt.toISOString(),
    hasAccount: row.accountId !== null,
    isIdentityChecked: row.identityCheckedAt !== null,
    ...{ appointmentCount, noteCount, messageCount, lastVisitDate },
  };
}
