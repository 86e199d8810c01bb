import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // What the desk knew of a patient before an account was linked by invitation: restored when they part.
  'alter table account_patients add column practice_values jsonb',
];

/** Keeps the practice's own values of a patient while a linked account manages them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
