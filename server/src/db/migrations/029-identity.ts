import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // An address that the desk typed proves no identity; one that a booking on the website proved opens that booking.
  `alter table patients
    add column email_proven_at timestamptz,
    add column identity_checked_at timestamptz,
    add column identity_checked_by uuid`,
  // A guest booking writes patient and appointment in one transaction, with the same instant.
  `update patients set email_proven_at = created_at
    where email is not null and exists (
      select from appointments
      where patient_id = patients.id and booking_method = 'guest' and appointments.created_at = patients.created_at
    )`,
  // What the practice entered opens to a linked account only.
  `alter table account_patients
    add column linked_at timestamptz,
    add column linked_by uuid`,
];

/** Keeps how the identity of a patient is known, and which accounts the practice linked to a patient. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
