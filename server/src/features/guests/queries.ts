import type { Language } from '@praxisportal/contract/language';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { PersonName } from '../../delivery/mail.ts';

/** At what somebody without account is reached. */
export type GuestContact = { email: string; phone: string };

/** The account with this address, if there is one; it is not erased before this transaction ends. */
export async function holdAccount(
  transaction: DatabaseTransaction,
  email: string,
): Promise<string | undefined> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .forKeyShare()
    .executeTakeFirst();
  return account?.id;
}

/** Somebody who has booked as a guest before, or whom the account with the guest's address looks after. */
export type KnownPerson = PersonName & { id: string };

/** The patients without account whose own bookings on the website proved this address; not those that the desk entered with it. */
export async function listGuests(
  db: Database,
  email: string,
): Promise<(KnownPerson & { language: Language })[]> {
  return db
    .selectFrom('patients')
    .leftJoin('account_patients', 'patient_id', 'patients.id')
    .select(['patients.id', 'first_name as firstName', 'last_name as lastName', 'language'])
    .where('patients.email', '=', email)
    .where('email_proven_at', 'is not', null)
    .where('account_id', 'is', null)
    .orderBy('patients.created_at')
    .execute();
}

/** Whether two people have appointments that overlap, so that they can't be one. */
export async function haveOverlap(db: Database, guestId: string, patientId: string): Promise<boolean> {
  const { rows } = await sql`
    select from appointments as theirs join appointments as own
      on own.patient_id = ${patientId} and own.status = 'scheduled' and own.during && theirs.during
    where theirs.patient_id = ${guestId} and theirs.status = 'scheduled' limit 1
  `.execute(db);
  return rows.length > 0;
}
