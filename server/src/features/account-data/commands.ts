import { sql } from 'kysely';
import { advisoryClass } from '../../db/advisory-locks.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { endInvitations } from '../account-links/commands.ts';
import { detachPatients } from '../patients/commands.ts';
import { type Erased, isErased, wasContactOf } from './queries.ts';

/**
 * Queues this transaction behind every other change of what the account and its patients have; false if the account is
 * gone. People come before the account, as with a booking, so that two transactions can't wait for each other.
 */
export async function lockAccount(transaction: DatabaseTransaction, accountId: string): Promise<boolean> {
  await sql`
    select pg_advisory_xact_lock(${advisoryClass.patient}, hashtext(id)) from (
      select patient_id::text as id from account_patients where account_id = ${accountId} order by patient_id
    ) as person
  `.execute(transaction);
  await sql`select pg_advisory_xact_lock(${advisoryClass.account}, hashtext(${accountId}))`.execute(
    transaction,
  );
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return account !== undefined;
}

/** An appointment that was open until now. */
export type CancelledAppointment = { id: string; doctorId: string; startAt: Date; treatmentType: string };

/** The account or somebody of the staff; guests cancel by themselves. */
export type CancelledBy = { kind: 'account' | 'staff'; id: string } | { kind: 'guest'; id: null };

/** Cancels every open appointment of the erased patients, each with its audit event. */
export async function cancelOpenAppointments(
  transaction: DatabaseTransaction,
  erased: Erased,
  by: CancelledBy,
  now: Date,
): Promise<CancelledAppointment[]> {
  const { rows } = await sql<CancelledAppointment>`
    with cancelled as (
      update appointments set status = 'cancelled', updated_at = ${now}
      where status = 'scheduled' and upper(during) > ${now} and ${isErased(erased)}
      returning id, doctor_id, lower(during) as start_at, treatment_type, patient_id
    ), audit as (
      insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select ${now}, ${by.kind}, coalesce(${by.id}::uuid, patient_id), 'cancel', 'appointment', id,
        jsonb_build_object('status', 'scheduled') || told, jsonb_build_object('status', 'cancelled') || told
      from cancelled cross join lateral jsonb_build_object(
        'patientId', patient_id, 'doctorId', doctor_id, 'startAt', start_at, 'treatmentType', treatment_type,
        'doctorName', (select name from doctors where doctors.id = doctor_id)
      ) as told
    )
    select id, doctor_id as "doctorId", start_at as "startAt", treatment_type as "treatmentType"
    from cancelled order by start_at
  `.execute(transaction);
  return rows;
}

/** A person who stays without account, until a day; everybody else of the account goes. */
export type Remaining = { id: string; keptUntil: string };

/** The erased patients and their contacts. */
type Traces = Erased & { accountId: string | null; email: string | null; contacts: readonly string[] };

/**
 * Deletes what was written to these patients or by them, and the codes that were sent to them; of an account also by its former
 * contacts. Before the account is deleted, and they with it.
 */
export async function deleteTraces(
  transaction: DatabaseTransaction,
  { patients, partly, accountId, email, contacts }: Traces,
): Promise<void> {
  const wasTheirs = (contact: string) => wasContactOf(accountId, { contact, at: 'created_at' });
  await sql`delete from one_time_codes where target = any(${contacts}::text[]) or ${wasTheirs('target')}`.execute(
    transaction,
  );
  await sql`delete from contact_messages where email = ${email} or ${wasTheirs('email')}`.execute(
    transaction,
  );
  // What somebody wrote in the contact form is on its way to the practice, and has their words.
  // What went to the same mailbox about another patient is not theirs.
  await sql`
    delete from outgoing_messages
    where reply_to = ${email} or ${wasTheirs('reply_to')} or patient_id = any(${patients}::uuid[])
      or ((recipient = any(${contacts}::text[]) or ${wasTheirs('recipient')}) and (patient_id is null or patient_id = any(${partly}::uuid[])))
      or appointment_id in (select id from appointments where ${isErased({ patients, partly })})
  `.execute(transaction);
}

/**
 * Deletes the website's part of entries for which the practice entered something: contact and consents of guests, links, booking
 * sources and cancelled bookings. Treated appointments and the practice's notes stay with the entry, which no account manages any more.
 */
export async function deleteWebsitePart(
  transaction: DatabaseTransaction,
  partly: readonly string[],
  now: Date,
): Promise<void> {
  const isTheirs = isErased({ patients: [], partly });
  await sql`
    delete from guest_tokens where appointment_id in (select id from appointments where ${isTheirs})
  `.execute(transaction);
  await sql`
    delete from booking_sources where appointment_id in (select id from appointments where ${isTheirs})
  `.execute(transaction);
  await sql`delete from appointments where status = 'cancelled' and note = '' and ${isTheirs}`.execute(
    transaction,
  );
  await endInvitations(transaction, partly, now);
  // Of an account's patients the own contact and consents are those that the practice had before.
  const isGuest = sql`not exists (select from account_patients as link where link.patient_id = any_patient.id)`;
  const guests = sql`(
    select id from unnest(${partly}::uuid[]) as any_patient (id) where ${isGuest}
  )`;
  await sql`delete from consents where patient_id in ${guests}`.execute(transaction);
  await sql`delete from former_contacts where patient_id in ${guests}`.execute(transaction);
  // The copy that a merge is taken back with has the contact too.
  await sql`delete from patient_merges where into_id in ${guests}`.execute(transaction);
  await sql`
    update patients set email = null, phone = null, email_proven_at = null where id in ${guests}
  `.execute(transaction);
  await detachPatients(transaction, partly);
}

/** Deletes the log-in; its sessions, links to patients, consents, messages and keys of confirmations go with it. */
export async function deleteAccount(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await transaction.deleteFrom('accounts').where('id', '=', accountId).execute();
}

/**
 * Deletes patients, who belong to no account any more. Of those in `remaining` the name, the date of birth and what was treated or
 * missed stay, and no link opens it; everybody else goes with everything.
 */
export async function deletePatients(
  transaction: DatabaseTransaction,
  patients: readonly string[],
  remaining: readonly Remaining[],
): Promise<void> {
  const kept = new Set(remaining.map(({ id }) => id));
  const gone = patients.filter((id) => !kept.has(id));
  await sql`
    delete from guest_tokens where appointment_id in (
      select id from appointments where patient_id = any(${patients}::uuid[])
    )
  `.execute(transaction);
  await sql`
    delete from booking_sources where appointment_id in (
      select id from appointments where patient_id = any(${patients}::uuid[])
    )
  `.execute(transaction);
  await sql`
    delete from appointments where patient_id = any(${patients}::uuid[]) and status = 'cancelled'
  `.execute(transaction);
  await sql`delete from patients where id = any(${gone}::uuid[])`.execute(transaction);
  // What was treated has to be kept, the practice's own words about it have not.
  await sql`
    update appointments set note = '', overbooked_reason = null where patient_id = any(${[...kept]}::uuid[])
  `.execute(transaction);
  for (const { id, keptUntil } of remaining) {
    await transaction.deleteFrom('consents').where('patient_id', '=', id).execute();
    await transaction.deleteFrom('patient_notes').where('patient_id', '=', id).execute();
    await transaction.deleteFrom('former_contacts').where('patient_id', '=', id).execute();
    await transaction.deleteFrom('account_patients').where('patient_id', '=', id).execute();
    await transaction.deleteFrom('patient_merges').where('into_id', '=', id).execute();
    await transaction.deleteFrom('patient_erasures').where('patient_id', '=', id).execute();
    await transaction
      .updateTable('patients')
      .set({ email: null, phone: null, email_proven_at: null, kept_until: keptUntil })
      .where('id', '=', id)
      .execute();
  }
}
