import type { Patient } from '@praxisportal/contract/patient';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { lockPerson, updatePatient, updateRelation } from './commands.ts';
import { findPatient, findPatientVersion, isDateOfBirthHidden } from './queries.ts';
import { checkDateOfBirth } from './rules.ts';

/**
 * Changes the data of somebody whom the account looks after; what is left out stays. Throws `not_found`,
 * `date_of_birth_wrong`, `own_person_stays` if the own person is to be something else, or `date_of_birth_of_practice` if the
 * practice entered the date of birth and the account is not linked.
 */
export async function changePatient(
  { db, clock, practice }: AppContext,
  { accountId }: { accountId: string },
  id: string,
  change: ParsedInput<'changePatient'>['body'],
): Promise<Patient> {
  const { firstName, lastName, dateOfBirth, relation } = change;
  if (dateOfBirth) checkDateOfBirth(dateOfBirth, toWallDate(clock.nowMs(), practice.facts.timeZone));
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, { patientId: id, accountId });
    const version = await findPatientVersion(transaction, id);
    const before = await findPatient(transaction, { id, accountId });
    if (version === undefined || !before) throw new AppError('not_found');
    if (relation && before.relation === 'self') throw new AppError('own_person_stays');
    if (dateOfBirth !== undefined && (await isDateOfBirthHidden(transaction, { id, accountId })))
      throw new AppError('date_of_birth_of_practice');
    const after: Patient = {
      ...before,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(dateOfBirth !== undefined && { dateOfBirth }),
      ...(relation !== undefined && { relation }),
    };
    const { firstName: first, lastName: last } = after;
    await updatePatient(
      transaction,
      { id, version },
      {
        ...{ firstName: first, lastName: last },
        ...(dateOfBirth !== undefined && { dateOfBirth }),
      },
    );
    if (relation !== undefined) await updateRelation(transaction, id, relation);
    return after;
  });
}
