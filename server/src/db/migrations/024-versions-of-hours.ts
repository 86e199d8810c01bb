import { type Kysely, sql } from 'kysely';

const statements = [
  // Each change adds one, by which two who change the same find out.
  'alter table plan_hours add column version integer not null default 1',
  'alter table plan_special_days add column version integer not null default 1',
];

/** Weekly hours and special days say which version they are. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
