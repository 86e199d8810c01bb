import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Throws what the driver throws if the database does not answer. */
export async function checkDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
