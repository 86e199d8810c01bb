import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // What the patient says with a booking: apart from the practice's own note, which the website must not write.
  `alter table appointments
    add column pain boolean not null default false,
    add column patient_note text not null default '' check (length(patient_note) <= 300)`,
];

/** Bookings carry whether the patient has pain, and a note to the practice. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
