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

/**
 * How many appointments are ahead of everybody who is reached at this address, as a guest or by an account, or as a
 * guest at this number: whoever gives another name each time is still the same to a calendar.
 */
export async function countOpenAppointments(
  db: Database,
  { email, phone }: GuestContact,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from appointments
    where status = 'scheduled' and lower(during) > ${now} and patient_id in (
      select id from patients where email = ${email} or phone = ${phone}
      union
      select patient_id from account_patients join accounts on accounts.id = account_id where email = ${email}
    )
  `.execute(db);
  return rows[0]?.open ?? 0;
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
