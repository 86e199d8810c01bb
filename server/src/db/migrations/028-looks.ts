import { type Kysely, sql } from 'kysely';

const statements = [
  // Searches and lists that somebody saw are many, and only shown to who asks for them: the rest is read past them.
  `create index staff_audit_deeds on staff_audit (at, id) where subject_kind <> 'list'`,
  `create index staff_audit_staff_deeds on staff_audit (staff_id, at, id) where subject_kind <> 'list'`,
];

/** Keeps the audit quick to read when searches stand in it too. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
