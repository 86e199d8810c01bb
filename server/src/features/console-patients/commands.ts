import type { Language } from '@praxisportal/contract/language';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';

/**
 * Makes this transaction look people up by their index. Comparing names is dear, which the planner does not know: it
 * would rather read them all. The threshold lets one slip of the finger pass in a word of five letters.
 */
export async function prepareSearch(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('pg_trgm.word_similarity_threshold', '0.45', true)
  `.execute(transaction);
}

/** Queues this transaction behind every other that adds somebody of this date of birth. */
export async function lockDateOfBirth(transaction: DatabaseTransaction, dateOfBirth: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(5, hashtext(${dateOfBirth}))`.execute(transaction);
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
    .values({ ...toColumns(values), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePerson(
  transaction: DatabaseTransaction,
  id: string,
  values: PatientValues,
): Promise<void> {
  await transaction.updateTable('patients').set(toColumns(values)).where('id', '=', id).execute();
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
  row: NewRow<'patient_notes'>,
): Promise<void> {
  await transaction.insertInto('patient_notes').values(row).execute();
}
