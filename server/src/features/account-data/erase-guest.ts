import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import type { Caller } from '../../http/caller.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { useProof } from '../codes/commands.ts';
import { lockContact } from '../guests/commands.ts';
import { type KnownPerson, listGuests } from '../guests/queries.ts';
import { lockPerson } from '../patients/commands.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { type CancelledAppointment, cancelOpenAppointments, deletePeople, deleteTraces } from './commands.ts';
import { erasedMail } from './mails.ts';
import { listPeopleToKeep } from './queries.ts';
import { requireGuestAddress } from './require-guest-address.ts';
import { findRemaining, listKept } from './rules.ts';

type Erased = { kept: AccountErased['kept']; cancelled: CancelledAppointment[] };

/**
 * Erases whoever was booked for as a guest with this address and all that was kept about them, but for what the law
 * makes the practice keep, which is named in the answer and in a last mail. Open appointments are cancelled first, with
 * the guest's word. All of it is one transaction. Throws `email_not_verified`, `address_has_account` or
 * `open_appointments`.
 */
export async function eraseGuest(
  context: AppContext,
  { email, cancelAppointments }: ParsedInput<'eraseGuestData'>['body'],
  language: Language,
  caller: Caller,
): Promise<AccountErased> {
  const { db, clock, practice, listener } = context;
  const now = new Date(clock.nowMs());
  const { kept, cancelled } = await inTransaction(db, async (transaction) => {
    // Who books with this address, or gets an account with it, comes before or after.
    await lockContact(transaction, [email]);
    const proof = await requireGuestAddress(context, transaction, email, caller);
    await useProof(transaction, proof, now);
    const guests = await lockGuests(transaction, email);
    const people = guests.map(({ id }) => id);
    const cancelled = await cancelOpenAppointments(transaction, { people, accountId: null }, now);
    if (cancelled.length > 0 && !cancelAppointments) throw new AppError('open_appointments');
    const kept = await erase(context, transaction, { email, guests, cancelled, language }, now);
    return { kept, cancelled };
  });
  deliverSoon(listener);
  for (const { doctorId, startAt } of cancelled) {
    const date = toWallDate(startAt.getTime(), practice.facts.timeZone);
    announceSlotChange(listener, { doctorId, date });
  }
  await recordSecurityEvent(context, caller, { kind: 'account_erased', detail: 'guest', account: email });
  return { kept };
}

async function lockGuests(transaction: DatabaseTransaction, email: string): Promise<KnownPerson[]> {
  const guests = await listGuests(transaction, email);
  const ids = guests.map(({ id }) => id).sort();
  for (const id of ids) await lockPerson(transaction, { patientId: id, accountId: id });
  return guests;
}

type Erasing = {
  email: string;
  guests: readonly KnownPerson[];
  cancelled: Erased['cancelled'];
  language: Language;
};

async function erase(
  { config, practice }: AppContext,
  transaction: DatabaseTransaction,
  { email, guests, cancelled, language }: Erasing,
  now: Date,
): Promise<Erased['kept']> {
  const { timeZone } = practice.facts;
  const people = guests.map(({ id }) => id);
  const toKeep = await listPeopleToKeep(transaction, people, { now, timeZone });
  const remaining = findRemaining(toKeep);
  await deleteTraces(transaction, { people, email, contacts: [email] });
  await deletePeople(transaction, people, remaining);
  const hasAppointments = cancelled.length > 0 || remaining.length > 0;
  const kept = listKept(toKeep, { today: toWallDate(now.getTime(), timeZone), hasAppointments, language });
  const [name = 'unknown'] = guests;
  const erasure = { kept, cancelled: cancelled.length };
  const mail = erasedMail(language, practice.facts, { name, whose: 'guest' }, erasure);
  const message = { kind: 'notice', channel: 'email', to: email, language, ...mail } as const;
  await enqueueMessage(transaction, config, message, now);
  return kept;
}
