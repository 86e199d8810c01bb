import type { Language } from '@praxisportal/contract/language';
import { sql } from 'kysely';
import { advisoryClass } from '../../db/advisory-locks.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import { dropHeldReminders } from '../../delivery/commands.ts';
import { isHeld } from '../../delivery/queries.ts';
import { endInvitations } from '../account-links/commands.ts';
import { keepFormerContacts, type SeenPatient, updatePatientRow } from '../patients/commands.ts';
import { practiceValues } from '../patients/queries.ts';

/**
 * Makes this transaction look people up by their index. Comparing names is dear, which the planner does not know: it
 * would rather read them all. The threshold lets one slip of the finger pass in a word of five letters.
 */
export async function prepareSearch(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('pg_trgm.word_similarity_threshold', '0.4', true)
  `.execute(transaction);
}

/** Queues this transaction behind every other that adds somebody of this date of birth. */
export async function lockDateOfBirth(transaction: DatabaseTransaction, dateOfBirth: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryClass.dateOfBirth}, hashtext(${dateOfBirth}))`.execute(
    transaction,
  );
}

/** What the practice notes of a person. */
export type PatientValues = {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  language: Language;
  /** Their own; null of who is reached by an account, or not at all */
  email: string | null;
  phone: string | null;
};

/** Adds a person without account. */
export async function insertPerson(
  transaction: DatabaseTransaction,
  values: PatientValues,
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('patients')
    .values({
      ...{ ...toColumns(values), created_at: now },
      date_of_birth_by_staff: values.dateOfBirth !== null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes what the practice knows of a patient, also for the day on which they part from an account. An address that it types
 * proves no mailbox; the contact of before is kept. Answers the version that the patient has now.
 */
export async function updatePerson(
  transaction: DatabaseTransaction,
  { id, version, staffId }: SeenPatient & { staffId: string },
  values: PatientValues,
  now: Date,
): Promise<number> {
  const { firstName, lastName, email, phone, dateOfBirth } = values;
  await keepFormerContacts(transaction, { table: 'patients', id }, { email, phone }, { now, staffId });
  const written = { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth };
  await sql`
    update account_patients set practice_values = practice_values || ${JSON.stringify({
      ...{ ...written, date_of_birth_by_staff: dateOfBirth !== null },
    })}::jsonb
    from patients
    where patients.id = ${id} and patient_id = ${id} and practice_values is not null
      and (first_name, last_name, date_of_birth) is distinct from (${firstName}, ${lastName}, ${dateOfBirth}::date)
  `.execute(transaction);
  return updatePatientRow(
    transaction,
    { id, version },
    {
      ...toColumns(values),
      email_proven_at: sql`case when email = ${email} then email_proven_at end`,
      date_of_birth_by_staff: sql`
        ${dateOfBirth}::date is not null
          and (date_of_birth_by_staff or date_of_birth is distinct from ${dateOfBirth}::date)`,
    },
  );
}

/** Writes when and by which member of staff a document was checked, or that the identity is self-declared. */
export async function setIdentityChecked(
  transaction: DatabaseTransaction,
  patient: SeenPatient,
  checked: { at: Date; by: string } | undefined,
): Promise<void> {
  const { id } = patient;
  await updatePatientRow(transaction, patient, {
    identity_checked_at: checked?.at ?? null,
    identity_checked_by: checked?.by ?? null,
  });
  // A document confirms the name too that the account gave; taking the check back confirms nothing.
  await sql`
    update account_patients set practice_values = case
      when ${checked !== undefined}::boolean then ${practiceValues}
      else practice_values || '{"identity_checked_at": null, "identity_checked_by": null}' end
    from patients where patients.id = ${id} and patient_id = ${id} and practice_values is not null
  `.execute(transaction);
}

/** Copies whether the address taken from the other entry is proven. */
export async function setEmailProof(
  transaction: DatabaseTransaction,
  patient: SeenPatient,
  provenAt: Date | null,
): Promise<void> {
  await updatePatientRow(transaction, patient, { email_proven_at: provenAt });
}

/**
 * Ends what an address that a patient leaves could open: it may be a stranger's. Links to appointments and online access end, as
 * those that stand in mails which have not left; pending messages go to `to`, or are deleted if it is null.
 */
export async function leaveAddress(
  transaction: DatabaseTransaction,
  patientId: string,
  { from, to }: { from: string; to: string | null },
  now: Date,
): Promise<void> {
  const own = sql`(select id from appointments where patient_id = ${patientId})`;
  await endInvitations(transaction, [patientId], now);
  await dropHeldReminders(transaction, { patientId, from }, now);
  const waiting = sql`
    ${isHeld(now)} and channel = 'email' and recipient = ${from}
      and (patient_id = ${patientId} or appointment_id in ${own})
  `;
  if (to === null) await sql`delete from outgoing_messages where ${waiting}`.execute(transaction);
  else await sql`update outgoing_messages set recipient = ${to} where ${waiting}`.execute(transaction);
  await sql`delete from guest_tokens where appointment_id in ${own}`.execute(transaction);
}

function toColumns({ firstName, lastName, dateOfBirth, language, email, phone }: PatientValues) {
  return {
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dateOfBirth,
    ...{ language, email, phone },
  };
}

/** Keeps one more version of a note; those before stay. */
export async function insertNoteVersion(
  transaction: DatabaseTransaction,
  row: Omit<NewRow<'patient_notes'>, 'writer_name'>,
): Promise<void> {
  const writer = sql<string>`(
    select first_name || ' ' || last_name from staff where id = ${row.written_by}
  )`;
  await transaction
    .insertInto('patient_notes')
    .values({ ...row, writer_name: writer })
    .execute();
}
