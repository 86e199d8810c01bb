import type { DatabaseTransaction } from '../../db/database.ts';
import type { Account } from '../accounts/queries.ts';
import { lockPerson, mergePerson } from '../patients/commands.ts';
import { adoptGuest, lockContact } from './commands.ts';
import { haveOverlap, listGuests } from './queries.ts';
import { isSameName } from './rules.ts';

/**
 * Gives an account what was booked as a guest with its address; to be called in the transaction in which the account
 * gets that address, which it has proven. A guest of the same name is its own person, unless both have an appointment
 * at the same time; everybody else becomes somebody whom it looks after.
 */
export async function claimGuestBookings(
  transaction: DatabaseTransaction,
  account: Pick<Account, 'accountId' | 'patientId' | 'firstName' | 'lastName' | 'email'>,
  now: Date,
): Promise<void> {
  const { accountId, patientId, email } = account;
  await lockContact(transaction, [email]);
  for (const guest of await listGuests(transaction, email)) {
    const claim = { guestId: guest.id, accountId };
    await lockPerson(transaction, { patientId: guest.id, accountId });
    const isSelf = isSameName(guest, account) && !(await haveOverlap(transaction, guest.id, patientId));
    if (isSelf) {
      const merge = { fromId: guest.id, intoId: patientId, accountId };
      const by = { actor_kind: 'account', actor_id: accountId, action: 'claim' } as const;
      await mergePerson(transaction, merge, by, now);
    } else await adoptGuest(transaction, claim, now);
  }
}
