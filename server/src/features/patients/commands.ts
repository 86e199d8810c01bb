import type { Language } from '@praxisportal/contract/language';
import type { Patient } from '@praxisportal/contract/patient';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';

/** Queues this transaction behind what else the account, or anybody with this person's calendar, changes. */
export async function lockPerson(
  transaction: DatabaseTransaction,
  { patientId, accountId }: { patientId: string; accountId: string },
): Promise<void> {
  await sql`select lock_calendars('{}', ${patientId}, ${accountId})`.execute(transaction);
}

/** Adds a person whom the account looks after; they have no contact of their own. */
export async function insertPatient(
  transaction: DatabaseTransaction,
  accountId: string,
  { language, ...person }: Omit<Patient, 'id'> & { language: Language },
  now: Date,
): Promise<Patient> {
  const { firstName, lastName, dateOfBirth, relation } = person;
  const { id } = await transaction
    .insertInto('patients')
    .values({
      first_name: firstName,
      last_name: lastName,
      date_of_birth: dateOfBirth,
      language,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('account_patients')
    .values({ account_id: accountId, patient_id: id, relation, created_at: now })
    .execute();
  return { id, ...person };
}

/** Writes what a person is called, when they were born and what they are to the account. */
export async function updatePatient(db: Database, patient: Patient): Promise<void> {
  const { id, firstName, lastName, dateOfBirth, relation } = patient;
  await db
    .with('link', (query) =>
      query.updateTable('account_patients').set({ relation }).where('patient_id', '=', id),
    )
    .updateTable('patients')
    .set({ first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth })
    .where('id', '=', id)
    .execute();
}

/**
 * Parts a person from the account. With `keptUntil` the law makes the practice keep them until that day, with what was
 * treated or missed; otherwise they are deleted with everything.
 */
export async function unlinkPatient(
  transaction: DatabaseTransaction,
  id: string,
  keptUntil: string | undefined,
): Promise<void> {
  const cancelled = transaction
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', id)
    .where('status', '=', 'cancelled');
  await transaction.deleteFrom('booking_keys').where('appointment_id', 'in', cancelled).execute();
  await transaction.deleteFrom('appointments').where('id', 'in', cancelled).execute();
  if (!keptUntil) {
    await transaction.deleteFrom('patients').where('id', '=', id).execute();
    return;
  }
  await transaction
    .updateTable('appointments')
    .set({ note: '', overbooked_reason: null })
    .where('patient_id', '=', id)
    .execute();
  await transaction.deleteFrom('account_patients').where('patient_id', '=', id).execute();
  await transaction.deleteFrom('outgoing_messages').where('patient_id', '=', id).execute();
  await transaction.updateTable('patients').set({ kept_until: keptUntil }).where('id', '=', id).execute();
}
