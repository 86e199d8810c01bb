import { type Kysely, sql } from 'kysely';

/** When the person of a session last showed both factors, which changing ways in takes; of running ones nobody knows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table staff_sessions add column fully_proven_at timestamptz').execute(db);
}
