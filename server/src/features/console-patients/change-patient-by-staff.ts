import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import type { StaffActor } from '../console-day/rules.ts';
import { lockPerson } from '../patients/commands.ts';
import { checkDateOfBirth } from '../patients/rules.ts';
import { recordStaffDeed } from '../staff/commands.ts';
import { type PatientValues, updatePerson } from './commands.ts';
import { listPatientRows, type PatientRow } from './queries.ts';
import { readPhone, toPatientEntry } from './rules.ts';

type Change = ParsedStaffInput<'changePatientByStaff'>['body'];

/**
 * Corrects what a person is called, when they were born, or how they are reached; what is left out stays. The contact of
 * an account is proven, and its owner's to change. The audit says which of it was changed, never to what. Throws
 * `not_found`, `contact_of_account`, `invalid_phone` or `date_of_birth_wrong`.
 */
export async function changePatientByStaff(
  { db, clock, practice }: AppContext,
  staff: StaffActor,
  { id, ...change }: Change & { id: string },
): Promise<PatientEntry> {
  const { timeZone } = practice.facts;
  const now = new Date(clock.nowMs());
  if (change.dateOfBirth) checkDateOfBirth(change.dateOfBirth, toWallDate(now.getTime(), timeZone));
  const changed = await inTransaction(db, async (transaction) => {
    await lockPerson(transaction, { patientId: id, accountId: staff.staffId });
    const [row] = await listPatientRows(transaction, [id], now);
    if (!row) throw new AppError('not_found');
    await updatePerson(transaction, id, toValues(row, change));
    await recordStaffDeed(
      transaction,
      {
        staffId: staff.staffId,
        action: 'change_patient',
        subjectKind: 'patient',
        subjectId: id,
        detail: { changed: Object.keys(change).sort().join(' ') },
      },
      now,
    );
    const [after = row] = await listPatientRows(transaction, [id], now);
    return after;
  });
  return toPatientEntry(changed, staff, timeZone);
}

function toValues(row: PatientRow, change: Change): PatientValues {
  const isContactMeant = change.phone !== undefined || change.email !== undefined;
  if (row.accountId && isContactMeant) throw new AppError('contact_of_account');
  const { firstName, lastName, dateOfBirth, language } = row;
  const own = row.accountId ? { phone: null, email: null } : { phone: row.phone, email: row.email };
  return {
    firstName: change.firstName ?? firstName,
    lastName: change.lastName ?? lastName,
    dateOfBirth: change.dateOfBirth ?? dateOfBirth,
    language: change.language ?? language,
    phone: change.phone ? readPhone(change.phone) : change.phone === null ? null : own.phone,
    email: change.email === undefined ? own.email : change.email,
  };
}
