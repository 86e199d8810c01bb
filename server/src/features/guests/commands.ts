import type { Language } from '@praxisportal/contract/language';
import { sql } from 'kysely';
import { advisoryClass, formerLocks } from '../../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import type { PersonName } from '../../delivery/mail.ts';
import { hashToken } from '../../security/tokens.ts';
import { keepFormerContacts, updatePatientRow } from '../patients/commands.ts';
import { findPatientVersion, isWebsiteBooking } from '../patients/queries.ts';
import type { GuestContact } from './queries.ts';

/**
 * Queues this transaction behind every other that books for, or claims, guests with this address or number, so that
 * two at once see each other's people. Taken before the locks of calendars.
 */
export async function lockContact(
  transaction: DatabaseTransaction,
  contacts: readonly string[],
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(class, hashtext(contact)) from (
      select class, contact
      from unnest(${[formerLocks.guestContactClass, advisoryClass.guestContact]}::integer[]) as class,
        unnest(${contacts}::text[]) as contact
      order by class, contact
    ) as sorted
  `.execute(transaction);
}

/** Adds a patient without account, with a phone number and a proven address. */
export async function insertGuest(
  transaction: DatabaseTransaction,
  { firstName, lastName, email, phone, language }: PersonName & GuestContact & { language: Language },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('patients')
    .values({
      ...{ first_name: firstName, last_name: lastName, email, phone, language },
      ...{ email_proven_at: now, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes the number that a guest gave last, and keeps the one before; under the patient's lock. */
export async function updateGuestPhone(
  transaction: DatabaseTransaction,
  { id, phone }: { id: string; phone: string },
  now: Date,
): Promise<void> {
  const version = await findPatientVersion(transaction, id);
  if (version === undefined) throw new Error('a guest booked and is not there');
  await keepFormerContacts(transaction, { table: 'patients', id }, { phone }, { now });
  await updatePatientRow(transaction, { id, version }, { phone });
}

/** The row of a token but for its appointment; it opens that until the end of its day. */
export function toTokenRow(
  token: string,
  dayEndsAt: Date,
  now: Date,
): Omit<NewRow<'guest_tokens'>, 'appointment_id'> {
  return { token_hash: hashToken(token), created_at: now, expires_at: dayEndsAt };
}

/** Lets more tokens open appointments; those given before stay good. One statement, also for none. */
export async function insertTokens(db: Database, rows: readonly NewRow<'guest_tokens'>[]): Promise<void> {
  await sql`
    insert into guest_tokens (token_hash, appointment_id, created_at, expires_at)
    select * from unnest(
      ${rows.map((row) => row.token_hash)}::bytea[], ${rows.map((row) => row.appointment_id)}::uuid[],
      ${rows.map((row) => row.created_at)}::timestamptz[], ${rows.map((row) => row.expires_at)}::timestamptz[]
    )
  `.execute(db);
}

/** Ends the links to appointments of the account's patients: they stand in mails to an address that it is leaving. */
export async function endGuestLinks(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await sql`
    delete from guest_tokens where appointment_id in (
      select id from appointments
      where patient_id in (select patient_id from account_patients where account_id = ${accountId})
    )
  `.execute(transaction);
}

type Claim = { guestId: string; accountId: string };

/** Moves a guest's consents and messages to the account. */
async function claimWords(transaction: DatabaseTransaction, { guestId, accountId }: Claim): Promise<void> {
  await transaction
    .updateTable('consents')
    .set({ account_id: accountId, patient_id: null })
    .where('patient_id', '=', guestId)
    .execute();
  await transaction
    .updateTable('outgoing_messages')
    .set({ account_id: accountId })
    .where('patient_id', '=', guestId)
    .execute();
}

/** The guest becomes a patient that the account manages. */
export async function adoptGuest(transaction: DatabaseTransaction, claim: Claim, now: Date): Promise<void> {
  const { guestId, accountId } = claim;
  await claimWords(transaction, claim);
  await transaction
    .insertInto('account_patients')
    .values({ account_id: accountId, patient_id: guestId, relation: 'other', created_at: now })
    .execute();
  await transaction
    .updateTable('patients')
    .set({ email: null, phone: null, email_proven_at: null })
    .where('id', '=', guestId)
    .execute();
}

/**
 * Gives what an entry booked through the website to a patient of the account, with the consents said then. What the practice
 * entered stays with the entry, and so does its contact, which opens nothing any more.
 */
export async function claimWebsitePart(
  transaction: DatabaseTransaction,
  { guestId, accountId, intoId }: Claim & { intoId: string },
  now: Date,
): Promise<void> {
  await sql`
    with moved as (
      update appointments set patient_id = ${intoId}, updated_at = ${now}
      where patient_id = ${guestId} and ${isWebsiteBooking} returning id
    ), audit as (
      insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select ${now}, 'account', ${accountId}, 'claim', 'appointment', id,
        jsonb_build_object('patientId', ${guestId}::text), jsonb_build_object('patientId', ${intoId}::text)
      from moved
    ), message as (
      update outgoing_messages set patient_id = ${intoId}, account_id = ${accountId}
      where appointment_id in (select id from moved)
    ), consent as (
      update consents set account_id = ${accountId}, patient_id = null where patient_id = ${guestId}
    )
    update patients set email_proven_at = null where id = ${guestId}
  `.execute(transaction);
}
