import { type Kysely, sql } from 'kysely';

/** Who practises here is said by the practice's facts alone; the table keeps the names for appointments. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table doctors drop column active`.execute(db);
}
