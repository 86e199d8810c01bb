import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockContact } from '../guests/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { deletePeople } from './commands.ts';
import { type FormerGuest, listFormerGuests, listPeopleToKeep } from './queries.ts';
import { findRemaining } from './rules.ts';

const atOnce = 200;

/**
 * Forgets guests who have not been here since `before`: where they are reached, and what was cancelled. Whom the law does
 * not make the practice keep goes with everything. Several processes may do it at the same time.
 */
export async function forgetFormerGuests(context: AppContext, before: Date): Promise<void> {
  for (;;) {
    const guests = await listFormerGuests(context.db, { before, most: atOnce });
    for (const guest of guests) await forget(context, guest, before);
    if (guests.length < atOnce) return;
  }
}

async function forget(
  { db, clock, practice }: AppContext,
  { id, email }: FormerGuest,
  before: Date,
): Promise<void> {
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    await lockContact(transaction, [email]);
    await lockPerson(transaction, { patientId: id, accountId: id });
    // They may have booked meanwhile, or have an account now.
    const [former] = await listFormerGuests(transaction, { before, most: 1, id });
    if (!former) return;
    const toKeep = await listPeopleToKeep(transaction, [id], { now, timeZone: practice.facts.timeZone });
    await deletePeople(transaction, [id], findRemaining(toKeep));
  });
}
