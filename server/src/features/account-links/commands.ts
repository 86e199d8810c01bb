import { limits } from '@praxisportal/contract/limits';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import { isHeld } from '../../delivery/queries.ts';
import { practiceValues } from '../patients/queries.ts';
import { accessLinkMark } from './rules.ts';

/** Inserts the invitation of a patient, or replaces the one before. */
export async function replaceInvitation(
  transaction: DatabaseTransaction,
  row: Omit<NewRow<'patient_invitations'>, 'wrong_tries'>,
): Promise<void> {
  const { patient_id: _, ...values } = row;
  await transaction
    .insertInto('patient_invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ ...values, wrong_tries: 0 }))
    .execute();
}

/**
 * Ends the invitations of patients whose contact has changed, and deletes their mails that have not left. Among the mails about no
 * appointment only an invitation has such a link.
 */
export async function endInvitations(
  transaction: DatabaseTransaction,
  patientIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`delete from patient_invitations where patient_id = any(${patientIds}::uuid[])`.execute(
    transaction,
  );
  await sql`
    delete from outgoing_messages
    where patient_id = any(${patientIds}::uuid[]) and kind = 'notice' and body like ${`%${accessLinkMark}%`}
      and ${isHeld(now)}
  `.execute(transaction);
}

/** Counts a wrong date of birth; the last admitted one ends the invitation. */
export async function countWrongTry(transaction: DatabaseTransaction, tokenHash: Buffer): Promise<void> {
  const { rows } = await sql<{ tries: number }>`
    update patient_invitations set wrong_tries = wrong_tries + 1 where token_hash = ${tokenHash}
    returning wrong_tries as tries
  `.execute(transaction);
  if ((rows[0]?.tries ?? 0) >= limits.accessLinkTriesMax) await spendInvitation(transaction, tokenHash);
}

/** Ends an invitation; false if another request was first. */
export async function spendInvitation(transaction: DatabaseTransaction, tokenHash: Buffer): Promise<boolean> {
  const spent = await transaction
    .deleteFrom('patient_invitations')
    .where('token_hash', '=', tokenHash)
    .returning('patient_id')
    .execute();
  return spent.length > 0;
}

type Link = { patientId: string; linkedBy: string };

/** Opens the practice's part of a patient to the account that manages them, or closes it again. */
export async function setLinked(
  transaction: DatabaseTransaction,
  { patientId, linkedBy }: Link,
  linkedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('account_patients')
    .set({ linked_at: linkedAt, linked_by: linkedAt && linkedBy })
    .where('patient_id', '=', patientId)
    .execute();
}

/**
 * Puts a patient of the practice under an account, which becomes the contact. The entry keeps its own contact and consents, and the
 * link the practice's values, to be restored at parting.
 */
export async function adoptPatient(
  transaction: DatabaseTransaction,
  { patientId, linkedBy, accountId }: Link & { accountId: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into account_patients
      (account_id, patient_id, relation, created_at, linked_at, linked_by, practice_values)
    select ${accountId}, id, 'other', ${now}, ${now}, ${linkedBy}, ${practiceValues}
    from patients where id = ${patientId}
  `.execute(transaction);
  // From now on the account opens what was booked with the mailbox.
  await transaction
    .updateTable('patients')
    .set({ email_proven_at: null })
    .where('id', '=', patientId)
    .execute();
}

/**
 * Copies the practice's values of an entry to the account's own patient before the merge. Its contact goes along and takes effect
 * when the account is gone.
 */
export async function keepPracticeValues(
  transaction: DatabaseTransaction,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  await sql`
    update account_patients set practice_values = ${practiceValues}
    from patients where id = ${fromId} and patient_id = ${intoId}
  `.execute(transaction);
  await sql`
    update patients set date_of_birth = known.date_of_birth, date_of_birth_by_staff = true,
      email = known.email, phone = known.phone,
      identity_checked_at = coalesce(known.identity_checked_at, patients.identity_checked_at),
      identity_checked_by = coalesce(known.identity_checked_by, patients.identity_checked_by)
    from patients as known where patients.id = ${intoId} and known.id = ${fromId}
  `.execute(transaction);
}
