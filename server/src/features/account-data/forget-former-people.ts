import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { processRows } from '../../platform/jobs/process-rows.ts';
import { lockContact } from '../guests/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { deletePatients } from './commands.ts';
import {
  type FormerAges,
  type FormerPerson,
  isFormerPerson,
  listFormerPeople,
  listPatientsToKeep,
  type PatientPlace,
} from './queries.ts';
import { findRemaining } from './rules.ts';

/** How many patients one statement looks at. */
const lookedAtOnce = 2_000;

/**
 * Forgets patients without account: guests of the website and those who were entered and never came, if nothing of theirs is
 * later than `before`; the practice's patients if nothing is later than `treatedBefore`. A patient that the law does not make
 * the practice keep goes with everything, of the others the name and what was treated or missed stays. One that fails
 * holds up no other. Several processes may do it at the same time.
 */
export async function forgetFormerPeople(context: AppContext, ages: FormerAges): Promise<void> {
  let after: PatientPlace | undefined;
  let hasMore = true;
  const listNext = async (): Promise<FormerPerson[]> => {
    while (hasMore) {
      const { people, last } = await listFormerPeople(context.db, ages, { after, most: lookedAtOnce });
      after = last;
      hasMore = last !== undefined;
      if (people.length > 0) return people;
    }
    return [];
  };
  await processRows(context, {
    job: 'peopleWithoutAccount',
    list: listNext,
    idOf: ({ id }) => id,
    work: (person) => forget(context, person, ages),
  });
}

async function forget(
  { db, clock, practice }: AppContext,
  { id, contacts }: FormerPerson,
  ages: FormerAges,
): Promise<void> {
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    await lockContact(transaction, contacts);
    await lockPerson(transaction, { patientId: id, accountId: id });
    // They may have booked meanwhile, or have an account now.
    if (!(await isFormerPerson(transaction, ages, id))) return;
    const toKeep = await listPatientsToKeep(transaction, [id], { now, timeZone: practice.facts.timeZone });
    await deletePatients(transaction, [id], findRemaining(toKeep));
  });
}
