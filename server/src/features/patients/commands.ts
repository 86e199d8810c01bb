import type { Language } from '@praxisportal/contract/language';
import type { Patient } from '@praxisportal/contract/patient';
import { sql, type UpdateObject } from 'kysely';
import type { Mailing } from '../../context.ts';
import { advisoryClass } from '../../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { NewRow, Tables } from '../../db/tables.ts';
import { StaleRowError } from '../../db/transaction.ts';
import { dropErasure } from '../planned-erasures/drop-erasure.ts';
import { isWebsiteBooking } from './queries.ts';

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
      select ${advisoryClass.patient}::integer as kind, id from unnest(${patientIds}::uuid[]) as id
      union all
      select ${advisoryClass.account}::integer, id from unnest(${accountIds}::uuid[]) as id
      order by kind, id
    ) as sorted
  `.execute(transaction);
}

/** Adds a person whom the account looks after; they have no contact of their own. */
export async function insertPatient(
  transaction: DatabaseTransaction,
  accountId: string,
  { language, ...person }: Omit<Patient, 'id' | 'linked'> & { language: Language },
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
  return { id, ...person, linked: false };
}

/** A patient's row as it was read; the version counts changes of name, date of birth, language and contact. */
export type SeenPatient = { id: string; version: number };

/**
 * Writes columns of a patient's row if it still is the version that the change is based on, and answers the version that it
 * has now. Throws StaleRowError otherwise, so that the transaction reads anew and decides again.
 */
export async function updatePatientRow(
  transaction: DatabaseTransaction,
  { id, version }: SeenPatient,
  values: UpdateObject<Tables, 'patients'>,
): Promise<number> {
  const written = await transaction
    .updateTable('patients')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!written) throw new StaleRowError('the patient was changed since it was read');
  return written.version;
}

/** Values of a patient that an account may write; omitted ones stay. */
export type OwnPatientValues = { firstName: string; lastName: string; dateOfBirth?: string };

/**
 * Writes what an account says of a patient. Another name or date of birth makes the identity self-declared again: a
 * checked patient must not become another one.
 */
export async function updatePatient(
  transaction: DatabaseTransaction,
  patient: SeenPatient,
  { firstName, lastName, dateOfBirth }: OwnPatientValues,
): Promise<void> {
  const birth = sql<string | null>`coalesce(${dateOfBirth ?? null}::date, date_of_birth)`;
  const isSame = sql`(first_name, last_name, date_of_birth) is not distinct from (${firstName}, ${lastName}, ${birth})`;
  await updatePatientRow(transaction, patient, {
    first_name: firstName,
    last_name: lastName,
    date_of_birth: birth,
    date_of_birth_by_staff: sql<boolean>`date_of_birth_by_staff and ${dateOfBirth === undefined}::boolean`,
    identity_checked_at: sql<Date | null>`case when ${isSame} then identity_checked_at end`,
    identity_checked_by: sql<string | null>`case when ${isSame} then identity_checked_by end`,
  });
}

/** Writes the patient's relation to the account. */
export async function updateRelation(db: Database, id: string, relation: Patient['relation']): Promise<void> {
  await db.updateTable('account_patients').set({ relation }).where('patient_id', '=', id).execute();
}

/**
 * Parts patients from the account that manages them. All that is kept of them stays with the practice; an entry that it had
 * before the account was linked has the name, date of birth and identity check of then again.
 */
export async function detachPatients(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<void> {
  await sql`
    with link as (
      delete from account_patients where patient_id = any(${ids}::uuid[]) returning patient_id, practice_values
    )
    update patients set first_name = was.first_name, last_name = was.last_name, date_of_birth = was.date_of_birth,
      date_of_birth_by_staff = was.date_of_birth_by_staff, identity_checked_at = was.identity_checked_at,
      identity_checked_by = was.identity_checked_by
    from link cross join lateral jsonb_populate_record(null::patients, link.practice_values) as was
    where patients.id = link.patient_id and link.practice_values is not null
  `.execute(transaction);
}

/** Parts a patient from the account and deletes them with everything. */
export async function deletePatient(transaction: DatabaseTransaction, id: string): Promise<void> {
  const cancelled = transaction
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', id)
    .where('status', '=', 'cancelled');
  await transaction.deleteFrom('booking_keys').where('appointment_id', 'in', cancelled).execute();
  await transaction.deleteFrom('appointments').where('id', 'in', cancelled).execute();
  await transaction.deleteFrom('patients').where('id', '=', id).execute();
}

/** Two entries of one person, and the account that looks after the one that remains. */
export type PersonMerge = { fromId: string; intoId: string; accountId: string | null };
/** Who says that they are one, and what they do by it. */
type MergedBy = Pick<NewRow<'audit_events'>, 'actor_kind' | 'actor_id' | 'action'>;

/**
 * Gives all that one entry has to another of the same person, with an audit event for each appointment, and deletes it.
 * An erasure planned of it is dropped, and the owners get a mail. Answers how many appointments went over; the constraint
 * refuses two at the same time.
 */
export async function mergePerson(
  transaction: DatabaseTransaction,
  mailing: Mailing,
  { fromId, intoId, accountId }: PersonMerge,
  by: MergedBy,
  now: Date,
): Promise<number> {
  // Appointments of entries that the practice merges stay open to the same mailbox or account, and to no other.
  const isSameOpening = sql`exists (
    select from patients as gone join patients as remaining on remaining.id = ${intoId}
      left join account_patients as theirs on theirs.patient_id = gone.id
      left join account_patients as own on own.patient_id = remaining.id
    where gone.id = ${fromId} and (
      theirs.account_id = own.account_id
      or (theirs.account_id is null and own.account_id is null and gone.email = remaining.email
        and gone.email_proven_at is not null)
    )
  )`;
  // Unless the mailbox of the remaining entry was proven before, only what comes with its proof opens to it.
  await sql`
    update appointments set assigned_by_staff = true
    from patients as gone, patients as remaining
    where gone.id = ${fromId} and remaining.id = ${intoId} and appointments.patient_id = remaining.id
      and ${by.actor_kind === 'staff'}::boolean and gone.email = remaining.email
      and gone.email_proven_at is not null and remaining.email_proven_at is null and ${isWebsiteBooking}
      and not exists (select from account_patients where patient_id in (gone.id, remaining.id))
  `.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update appointments set patient_id = ${intoId}, updated_at = ${now},
        assigned_by_staff = assigned_by_staff or (${by.actor_kind === 'staff'}::boolean and not ${isSameOpening})
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
    update former_contacts set patient_id = ${intoId} where patient_id = ${fromId}
  `.execute(transaction);
  await sql`
    update patients set former_ids = patients.former_ids || gone.id || gone.former_ids,
      email_proven_at = coalesce(
        patients.email_proven_at, case when gone.email = patients.email then gone.email_proven_at end
      )
    from patients as gone where patients.id = ${intoId} and gone.id = ${fromId}
  `.execute(transaction);
  await dropErasure(transaction, mailing, fromId, now);
  await transaction.deleteFrom('account_patients').where('patient_id', '=', fromId).execute();
  await transaction.deleteFrom('patients').where('id', '=', fromId).execute();
  return rows.length;
}

type Contacts = { email?: string | null; phone?: string | null };

/**
 * Keeps the address and number of an account, or of a patient, that `next` takes the place of; to be called in the same
 * transaction before `next` is written. `staffId` is the member of staff who changes it, null if its owner does.
 */
export async function keepFormerContacts(
  db: Database,
  { table, id }: { table: 'accounts' | 'patients'; id: string },
  next: Contacts,
  { now, staffId = null }: { now: Date; staffId?: string | null },
): Promise<void> {
  const owner = sql.ref(table === 'accounts' ? 'account_id' : 'patient_id');
  for (const [channel, contact] of Object.entries(next))
    await sql`
      insert into former_contacts (${owner}, channel, contact, changed_at, changed_by)
      select id, ${channel}, ${sql.ref(channel)}, ${now}, ${staffId} from ${sql.table(table)}
      where id = ${id} and ${sql.ref(channel)} <> coalesce(${contact}, '')
    `.execute(db);
}
