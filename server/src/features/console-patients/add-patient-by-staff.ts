import type { StaffPatientAdded } from '@praxisportal/contract/staff/patients';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { listPatientRows } from '../patients/queries.ts';
import { checkDateOfBirth } from '../patients/rules.ts';
import { insertPerson, lockDateOfBirth } from './commands.ts';
import { findNamesakes } from './queries.ts';
import { readPhone, toPatientEntry } from './rules.ts';

/**
 * Adds somebody who calls or stands at the counter. If one of that name and date of birth is known, as it is heard, those
 * are answered and nobody is added, unless they were all shown before and it is none of them: so it may be sent twice. Throws
 * `contact_missing`, `invalid_phone` or `date_of_birth_wrong`.
 */
export async function addPatientByStaff(
  { db, clock, practice }: AppContext,
  staff: StaffActor,
  wish: ParsedStaffInput<'addPatientByStaff'>['body'],
): Promise<StaffPatientAdded> {
  const { timeZone } = practice.facts;
  const now = new Date(clock.nowMs());
  const { firstName, lastName, dateOfBirth, language, email = null } = wish;
  const phone = wish.phone === undefined ? null : readPhone(wish.phone);
  if (!phone && !email && !wish.isUnreachable) throw new AppError('contact_missing');
  checkDateOfBirth(dateOfBirth, toWallDate(now.getTime(), timeZone));
  const toEntries = async (ids: readonly string[]) =>
    (await listPatientRows(db, ids, now)).map((row) => toPatientEntry(row, staff, timeZone));
  const { id, known } = await inTransaction(db, async (transaction) => {
    await lockDateOfBirth(transaction, dateOfBirth);
    const known = await findNamesakes(transaction, wish);
    if (known.some((each) => !wish.otherThan.includes(each))) return { id: undefined, known };
    const person = { firstName, lastName, dateOfBirth, language, email, phone };
    const id = await insertPerson(transaction, person, now);
    await recordStaffDeed(
      transaction,
      { staffId: staff.staffId, action: 'add_patient', subjectKind: 'patient', subjectId: id },
      now,
    );
    return { id, known: [] };
  });
  const [patient = null] = id ? await toEntries([id]) : [];
  return { patient, known: await toEntries(known) };
}
