import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { endInvitations } from '../account-links/commands.ts';
import type { Account } from '../accounts/queries.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { deletePatient, detachPatients, lockPerson } from '../patients/commands.ts';
import { findPatient, hasOpenAppointment, listWithPracticePart } from '../patients/queries.ts';
import { listPatientsToKeep } from './queries.ts';
import { findKeptUntil } from './rules.ts';

/**
 * Parts a patient from the account that manages them. An entry for which the practice entered something, or that the law
 * makes it keep, stays with the practice as it is, and the desk is told; any other is deleted. Throws `not_found`,
 * `own_person_stays`, or `patient_has_appointments` while the account sees an open one.
 */
export async function removePatient(
  { db, clock, practice, listener }: AppContext,
  { accountId }: Account,
  id: string,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const { timeZone } = practice.facts;
  await inTransaction(db, async (transaction) => {
    await lockPerson(transaction, { patientId: id, accountId });
    const person = await findPatient(transaction, { id, accountId });
    if (!person) throw new AppError('not_found');
    if (person.relation === 'self') throw new AppError('own_person_stays');
    if (await hasOpenAppointment(transaction, { id, accountId }, now))
      throw new AppError('patient_has_appointments');
    const [kept] = await listPatientsToKeep(transaction, [id], { now, timeZone });
    const hasPracticePart = (await listWithPracticePart(transaction, [id])).has(id);
    const isKept = hasPracticePart || (kept !== undefined && findKeptUntil(kept) !== undefined);
    if (!isKept) return deletePatient(transaction, id);
    await detachPatients(transaction, [id]);
    // It went to the account's mailbox.
    await endInvitations(transaction, [id], now);
    const entry = { action: 'part_from_account', subjectKind: 'patient', subjectId: id } as const;
    await recordStaffDeed(transaction, { staffId: null, ...entry }, now);
  });
  announceToStaff(listener, { event: 'patient-changed', id });
}
