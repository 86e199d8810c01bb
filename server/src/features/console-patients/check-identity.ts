import type { ParsedStaffInput, StaffCallAnswer } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { setLinked } from '../account-links/commands.ts';
import { type Onlooker, recordLook, recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { listPatientRows } from '../patients/queries.ts';
import { setIdentityChecked } from './commands.ts';
import { toIdentity, toPatientValues } from './rules.ts';

type Request = ParsedStaffInput<'checkIdentity'>['body'] & { id: string };

/**
 * Notes that the desk has seen a document of the patient, which opens to the account what the practice entered, if an account
 * manages them; or takes that back, which closes it again. Sent twice, it is done once. Throws `not_found`, or
 * `patient_changed` with the patient as they are if that is not what the desk saw.
 */
export async function checkIdentity(
  { db, clock, listener }: AppContext,
  staff: StaffActor & Onlooker,
  { id, version, checked }: Request,
): Promise<StaffCallAnswer<'checkIdentity'>> {
  const { staffId } = staff;
  const now = new Date(clock.nowMs());
  const { row, isStale } = await inTransaction(db, async (transaction) => {
    await lockPerson(transaction, { patientId: id, accountId: staffId });
    const [seen] = await listPatientRows(transaction, [id], now);
    if (!seen) throw new AppError('not_found');
    await recordLook(transaction, staff, id, now);
    // Not thrown here: the look stays.
    if (seen.version !== version) return { row: seen, isStale: true };
    const isThere = (seen.identityCheckedAt !== null) === checked && (seen.isLinked ?? checked) === checked;
    if (isThere) return { row: seen, isStale: false };
    await setIdentityChecked(transaction, seen, checked ? { at: now, by: staffId } : undefined);
    await setLinked(transaction, { patientId: id, linkedBy: staffId }, checked ? now : null);
    const action = checked ? 'check_identity' : 'uncheck_identity';
    await recordStaffDeed(transaction, { staffId, action, subjectKind: 'patient', subjectId: id }, now);
    const [written = seen] = await listPatientRows(transaction, [id], now);
    return { row: written, isStale: false };
  });
  if (isStale) throw new AppError('patient_changed', { patient: toPatientValues(row) });
  announceToStaff(listener, { event: 'patient-changed', id });
  return { identity: toIdentity(row), isLinked: row.isLinked === true };
}
