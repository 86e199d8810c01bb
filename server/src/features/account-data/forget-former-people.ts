import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockContact } from '../guests/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { deletePatients } from './commands.ts';
import { type FormerPerson, listFormerPeople, listPatientsToKeep } from './queries.ts';
import { findRemaining } from './rules.ts';

const atOnce = 200;

/** Until when somebody may be forgotten who never came or was a guest, and who was treated. */
type Ages = { before: Date; treatedBefore: Date };

/**
 * Forgets people without account: guests of the website and whoever was entered and never came, if nothing of theirs is later
 * than `before`; the practice's patients if nothing is later than `treatedBefore`. Whom the law does not make the practice
 * keep goes with everything, of the others the name and what was treated or missed stays. Several processes may do it at
 * the same time.
 */
export async function forgetFormerPeople(context: AppContext, ages: Ages): Promise<void> {
  for (;;) {
    const people = await listFormerPeople(context.db, { ...ages, most: atOnce });
    for (const person of people) await forget(context, person, ages);
    if (people.length < atOnce) return;
  }
}

async function forget(
  { db, clock, practice }: AppContext,
  { id, contacts }: FormerPerson,
  ages: Ages,
): Promise<void> {
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    await lockContact(transaction, contacts);
    await lockPerson(transaction, { patientId: id, accountId: id });
    // They may have booked meanwhile, or have an account now.
    const [former] = await listFormerPeople(transaction, { ...ages, most: 1, id });
    if (!former) return;
    const toKeep = await listPatientsToKeep(transaction, [id], { now, timeZone: practice.facts.timeZone });
    await deletePatients(transaction, [id], findRemaining(toKeep));
  });
}
