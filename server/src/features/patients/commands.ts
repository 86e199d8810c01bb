import type { Language } from '@praxisportal/contract/language';
import type { Patient } from '@praxisportal/contract/patient';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';

/** Queues this transaction behind what else the account, or anybody with this person's calendar, changes. */
export async function lockPerson(
  transaction: DatabaseTransaction,
  { patientId, accountId }: { patientId: string; accountId: string },
): Promise<void> {
  await sql`select lock_calendars('{}', ${patientId}, ${accountId})`.execute(transaction);
}

/**
 * Queues this transaction behind what anybody changes of these people and accounts: people before accounts and both in one
 * order, as everywhere, so that two transactions can't wait for each other.
 */
export async function lockPeople(
  transaction: DatabaseTransaction,
  { patientIds, accountIds }: { patientIds: readonly string[]; accountIds: readonly string[] },
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(kind, hashtext(id::text)) from (
      select 2 as kind, id from unnest(${patientIds}::uuid[]) as id
      union all
      select 3, id from unnest(${accountIds}::uuid[]) as id
      order by kind, id
    ) as sorted
  `.execute(transaction);
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
  await transaction.deleteFrom('patient_notes').where('patient_id', '=', id).execute();
  await transaction.deleteFrom('account_patients').where('patient_id', '=', id).execute();
  await transaction.deleteFrom('outgoing_messages').where('patient_id', '=', id).execute();
  await transaction.updateTable('patients').set({ kept_until: keptUntil }).where('id', '=', id).execute();
}

/** Two entries of one person, and the account that looks after the one that remains. */
export type PersonMerge = { fromId: string; intoId: string; accountId: string | null };
/** Who says that they are one, and what they do by it. */
type MergedBy = Pick<NewRow<'audit_events'>, 'actor_kind' | 'actor_id' | 'action'>;

/**
 * Gives all that one entry has to another of the same person, with an audit event for each appointment, and deletes it.
 * Answers how many appointments went over; the constraint refuses two at the same time.
 */
export async function mergePerson(
  transaction: DatabaseTransaction,
  { fromId, intoId, accountId }: PersonMerge,
  by: MergedBy,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update appointments set patient_id = ${intoId}, updated_at = ${now}
      where patient_id = ${fromId} returning id
    ), audit as (
      insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select ${now}, ${by.actor_kind}, ${by.actor_id}::uuid, ${by.action}, 'appointment', id,
        jsonb_build_object('patientId', ${fromId}::text), jsonb_build_object('patientId', ${intoId}::text)
      from moved
    )
    select id from moved
  `.execute(transaction);
  await sql`
    update outgoing_messages set patient_id = ${intoId}, account_id = coalesce(${accountId}::uuid, account_id)
    where patient_id = ${fromId}
  `.execute(transaction);
  await sql`
    update consents set account_id = ${accountId}::uuid,
      patient_id = case when ${accountId}::uuid is null then ${intoId}::uuid end
    where patient_id = ${fromId}
  `.execute(transaction);
  await sql`update patient_notes set patient_id = ${intoId} where patient_id = ${fromId}`.execute(
    transaction,
  );
  await sql`
    update patients set former_ids = patients.former_ids || gone.id || gone.former_ids
    from patients as gone where patients.id = ${intoId} and gone.id = ${fromId}
  `.execute(transaction);
  await transaction.deleteFrom('account_patients').where('patient_id', '=', fromId).execute();
  await transaction.deleteFrom('patients').where('id', '=', fromId).execute();
  return rows.length;
}
