import type { Mailing } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { insertPatient, lockPerson, mergePerson } from '../patients/commands.ts';
import { listWithPracticePart } from '../patients/queries.ts';
import { adoptGuest, claimWebsitePart, lockContact } from './commands.ts';
import { haveOverlap, listGuests } from './queries.ts';
import { isSameName } from './rules.ts';

/** The account that claims, and its own person. */
type Claimant = {
  accountId: string;
  patientId: string;
  firstName: string;
  lastName: string;
  email: string;
};

/**
 * Gives an account what was booked as a guest with its address; to be called in the transaction in which the account
 * gets that address, which it has proven. A guest of the same name is its own person, unless both have an appointment
 * at the same time; every other becomes a patient that it manages. Of an entry for which the practice entered something
 * only the bookings go over. The card shows the claim.
 * Returns the ids of changed entries, to be announced to the desks after the commit.
 */
export async function claimGuestBookings(
  transaction: DatabaseTransaction,
  mailing: Mailing,
  account: Claimant,
  now: Date,
): Promise<string[]> {
  const changedIds: string[] = [];
  const { accountId, patientId, email } = account;
  await lockContact(transaction, [email]);
  for (const guest of await listGuests(transaction, email)) {
    const guestId = guest.id;
    await lockPerson(transaction, { patientId: guestId, accountId });
    const isSelf = isSameName(guest, account) && !(await haveOverlap(transaction, guestId, patientId));
    const isOfPractice = async () => (await listWithPracticePart(transaction, [guestId])).has(guestId);
    const by = { actor_kind: 'account', actor_id: accountId, action: 'claim' } as const;
    let remainingId = guestId;
    if (await isOfPractice()) {
      const { firstName, lastName, language } = guest;
      const person = { firstName, lastName, language, dateOfBirth: null, relation: 'other' as const };
      const intoId = isSelf ? patientId : (await insertPatient(transaction, accountId, person, now)).id;
      await claimWebsitePart(transaction, { guestId, accountId, intoId }, now);
      // All that the practice entered was a note on a booking.
      if (!(await isOfPractice())) {
        await mergePerson(transaction, mailing, { fromId: guestId, intoId, accountId }, by, now);
        remainingId = intoId;
      }
    } else if (isSelf) {
      const merge = { fromId: guestId, intoId: patientId, accountId };
      await mergePerson(transaction, mailing, merge, by, now);
      remainingId = patientId;
    } else await adoptGuest(transaction, { guestId, accountId }, now);
    const entry = { action: 'claim_bookings', subjectKind: 'patient', subjectId: remainingId } as const;
    await recordStaffDeed(transaction, { staffId: null, ...entry }, now);
    changedIds.push(...new Set([guestId, remainingId]));
  }
  return changedIds;
}
