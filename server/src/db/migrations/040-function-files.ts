import { type Kysely, sql } from 'kysely';

const statements = [
  // Replaced by 032; the release before calls the one with 15 arguments. From here on a name stands for one function.
  `drop function if exists decide_booking(
    text[], uuid, uuid, text, tstzrange, tstzrange, timestamptz, timestamptz, integer, integer, boolean, boolean, integer
  )`,
];

/** Drops the older of two functions of one name: each function is a file of `db/functions` named for it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
