import { type Kysely, sql } from 'kysely';

const statements = [
  // Set when the account is erased but the law makes the practice keep what was treated: the person goes then.
  'alter table patients add column kept_until date',
  'create index patients_kept_until on patients (kept_until) where kept_until is not null',
];

/** People whose account was erased are kept until a day. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
