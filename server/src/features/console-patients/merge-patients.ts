import { patientLimits } from '@praxisportal/contract/staff/patient-limits';
import type { PatientValues as SeenValues } from '@praxisportal/contract/staff/patients';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext, Mailing } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { endInvitations } from '../account-links/commands.ts';
import { type Onlooker, recordLook, recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { lockContact } from '../guests/commands.ts';
import { insertMerge, noteMergedVersion, openToTakenAddress } from '../patient-merges/commands.ts';
import { findEmailProof, listOverlaps } from '../patient-merges/queries.ts';
import { lockPeople, mergePerson } from '../patients/commands.ts';
import { findPersonId, listPatientRows, type PatientRow } from '../patients/queries.ts';
import { setEmailProof, updatePerson } from './commands.ts';
import { findPair } from './preview-merge.ts';
import { listOpenDays } from './queries.ts';
import { findMergeObstacle, mergeValues, toPatientValues } from './rules.ts';

type Wish = ParsedStaffInput<'mergePatients'>['body'] & { id: string; otherId: string };

/**
 * Merges the entry `otherId` into `id`: appointments, messages, consents and notes go over and the entry is gone, all in one
 * transaction. It is refused while each has an account of its own, or both have an appointment at the same time; into an
 * account's patient only once the identity is checked. For a day it can be taken back (`undoMerge`). Sent
 * twice, it merges once. What is answered of a person is a look at them. Throws `not_found`, `patient_changed` with that person
 * as they are, `contact_of_account`, `two_accounts`, `identity_unchecked`, `erasure_pending` or `merge_overlap`.
 */
export async function mergePatients(
  context: AppContext,
  staff: StaffActor & Onlooker,
  wish: Wish,
): Promise<SeenValues> {
  const { db, clock, practice, listener } = context;
  const { id, otherId } = wish;
  const now = new Date(clock.nowMs());
  const isMerged = async (transaction: DatabaseTransaction) =>
    id !== otherId && (await findPersonId(transaction, otherId)) === id;
  const { shown, days, become } = await inTransaction(db, async (transaction) => {
    if (!(await isMerged(transaction))) await lockPair(transaction, wish, now);
    const days = await listOpenDays(transaction, otherId, now);
    // Another desk may have done it while this one waited.
    const wasMerged = await isMerged(transaction);
    const refused = wasMerged ? undefined : await merge(transaction, context, staff, wish, now);
    const [shown = refused] = refused ? [refused] : await listPatientRows(transaction, [id], now);
    if (!shown) throw new AppError('not_found');
    await recordLook(transaction, staff, shown.id, now);
    return { shown, days, become: refused ? 'refused' : wasMerged ? 'same' : 'merged' };
  });
  if (become === 'refused') throw new AppError('patient_changed', { patient: toPatientValues(shown) });
  if (become === 'same') return toPatientValues(shown);
  const dates = new Set(days.map((at) => toWallDate(at.getTime(), practice.facts.timeZone)));
  for (const date of dates) announceToStaff(listener, { event: 'day-changed', date });
  for (const each of [otherId, id]) announceToStaff(listener, { event: 'patient-changed', id: each });
  return toPatientValues(shown);
}

/** As a booking does: what somebody is reached at first, then people, then accounts. */
async function lockPair(transaction: DatabaseTransaction, { id, otherId }: Wish, now: Date): Promise<void> {
  const pair = await findPair(transaction, [id, otherId], now);
  const contacts = pair.flatMap(({ email, phone }) => [email, phone]).filter((contact) => contact !== null);
  await lockContact(transaction, contacts);
  await lockPeople(transaction, {
    patientIds: [id, otherId],
    accountIds: pair.flatMap(({ accountId }) => accountId ?? []),
  });
}

/** Merges the two; answers the one that is not as it was seen, and then nothing is done. */
async function merge(
  transaction: DatabaseTransaction,
  mailing: Mailing,
  { staffId }: StaffActor,
  { id, otherId, version, otherVersion, take }: Wish,
  now: Date,
): Promise<PatientRow | undefined> {
  const [remaining, going] = await findPair(transaction, [id, otherId], now);
  const changed = [remaining, going].find((row) => row.version !== (row.id === id ? version : otherVersion));
  if (changed) return changed;
  // One of them has come to an account since it was looked at.
  if (remaining.id !== id) return remaining;
  const obstacle = findMergeObstacle(remaining, going);
  if (obstacle) throw new AppError(obstacle);
  if ((await listOverlaps(transaction, id, otherId)).length > 0) throw new AppError('merge_overlap');
  const values = mergeValues(remaining, going, take);
  const { accountId } = remaining;
  const emailProvenAt = await findEmailProof(transaction, otherId);
  const undoUntil = new Date(now.getTime() + patientLimits.mergeUndoHours * 3_600_000);
  const mergeId = await insertMerge(
    transaction,
    { fromId: otherId, intoId: id, accountId, staffId, undoUntil },
    now,
  );
  const by = { actor_kind: 'staff', actor_id: staffId, action: 'merge' } as const;
  const pair = { fromId: otherId, intoId: id, accountId };
  const appointments = await mergePerson(transaction, mailing, pair, by, now);
  const seen = { id, version: remaining.version, staffId };
  const merged = { id, version: await updatePerson(transaction, seen, values, now) };
  if (take.includes('email')) await setEmailProof(transaction, merged, emailProvenAt);
  if (take.includes('email') && values.email !== remaining.email)
    await openToTakenAddress(transaction, mergeId);
  if (values.email !== remaining.email) await endInvitations(transaction, [id], now);
  await noteMergedVersion(transaction, mergeId);
  const detail = { former: otherId, appointments, taken: take.join(' ') };
  const deed = { staffId, action: 'merge_patients', subjectKind: 'patient', subjectId: id, detail } as const;
  await recordStaffDeed(transaction, deed, now);
  return undefined;
}
