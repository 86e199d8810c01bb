import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../../security/caller.ts';
import { useProof } from '../codes/commands.ts';
import { lockContact } from '../guests/commands.ts';
import { type KnownPerson, listGuests } from '../guests/queries.ts';
import { lockPerson } from '../patients/commands.ts';
import { listWithPracticePart } from '../patients/queries.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { announceErasure, type Erasure, erasePatients, recordErasure } from './erase-patients.ts';
import { requireGuestAddress } from './require-guest-address.ts';

/**
 * Erases guests who proved this address and all that was kept about them, but for what the law makes the practice keep,
 * which is named in the answer and in a last mail, and for what the practice itself entered. Open bookings are cancelled
 * first, with the guest's word. All of it is one transaction; the desk finds it on the card. Throws `email_not_verified`, `address_has_account` or
 * `open_appointments`.
 */
export async function eraseGuest(
  context: AppContext,
  { email, cancelAppointments }: ParsedInput<'eraseGuestData'>['body'],
  language: Language,
  caller: Caller,
): Promise<AccountErased> {
  const { db, clock } = context;
  const now = new Date(clock.nowMs());
  const erased = await inTransaction(db, async (transaction) => {
    // Who books with this address, or gets an account with it, comes before or after.
    await lockContact(transaction, [email]);
    const proof = await requireGuestAddress(context, transaction, email, caller);
    await useProof(transaction, proof, now);
    const guests = await lockGuests(transaction, email);
    const [name = 'unknown'] = guests;
    const ids = guests.map(({ id }) => id);
    const ofPractice = await listWithPracticePart(transaction, ids);
    const partly = ids.filter((id) => ofPractice.has(id));
    const erasure: Erasure = {
      ...{ patients: ids.filter((id) => !ofPractice.has(id)), partly, accountId: null },
      ...{ email, contacts: [email], to: { name, email }, whose: 'guest' },
      ...{ cancelledBy: { kind: 'guest', id: null }, cancelAppointments, language },
    };
    const erased = await erasePatients(context, transaction, erasure, now);
    await recordErasure(transaction, erasure, now);
    return { ...erased, partly };
  });
  announceErasure(context, erased);
  await recordSecurityEvent(context, caller, { kind: 'account_erased', detail: 'guest', account: email });
  return { kept: erased.kept };
}

async function lockGuests(transaction: DatabaseTransaction, email: string): Promise<KnownPerson[]> {
  const guests = await listGuests(transaction, email);
  const ids = guests.map(({ id }) => id).sort();
  for (const id of ids) await lockPerson(transaction, { patientId: id, accountId: id });
  return guests;
}
