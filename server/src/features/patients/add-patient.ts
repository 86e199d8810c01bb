import { foldName } from '@praxisportal/contract/fold-name';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { Patient } from '@praxisportal/contract/patient';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { insertPatient, lockPerson } from './commands.ts';
import { listPatients } from './queries.ts';
import { checkDateOfBirth } from './rules.ts';

/**
 * Adds somebody whom the account looks after; the same person sent twice is there once. Throws `date_of_birth_wrong` or
 * `too_many_people`.
 */
export async function addPatient(
  { db, clock, practice }: AppContext,
  { accountId, patientId }: { accountId: string; patientId: string },
  wish: ParsedInput<'addPatient'>['body'],
  language: Language,
): Promise<Patient> {
  const now = new Date(clock.nowMs());
  checkDateOfBirth(wish.dateOfBirth, toWallDate(now.getTime(), practice.facts.timeZone));
  const person = { ...wish, relation: wish.relation ?? 'other' };
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, { patientId, accountId });
    const people = await listPatients(transaction, accountId);
    // Erased in another tab a moment ago.
    if (people.length === 0) throw new AppError('unauthorized');
    const same = people.find(
      (each) =>
        foldName(nameOf(each)) === foldName(nameOf(person)) && each.dateOfBirth === person.dateOfBirth,
    );
    if (same) return same;
    if (people.length >= limits.peoplePerAccountMax) throw new AppError('too_many_people');
    return insertPatient(transaction, accountId, { ...person, language }, now);
  });
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
