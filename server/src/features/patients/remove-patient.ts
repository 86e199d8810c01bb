import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listPeopleToKeep } from '../account-data/queries.ts';
import { findKeptUntil } from '../account-data/rules.ts';
import type { Account } from '../accounts/queries.ts';
import { lockPerson, unlinkPatient } from './commands.ts';
import { findPatient, hasOpenAppointment } from './queries.ts';

/**
 * Parts somebody from the account that looks after them: they are deleted, but for what the law makes the practice
 * keep. Throws `not_found`, `own_person_stays`, or `patient_has_appointments` while one is not over: who it is for
 * must not vanish behind it.
 */
export async function removePatient(
  { db, clock, practice }: AppContext,
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
    if (await hasOpenAppointment(transaction, id, now)) throw new AppError('patient_has_appointments');
    const [kept] = await listPeopleToKeep(transaction, [id], { now, timeZone });
    await unlinkPatient(transaction, id, kept && findKeptUntil(kept));
  });
}
