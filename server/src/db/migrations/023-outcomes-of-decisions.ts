import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * is_done: whether a decision was carried out; before that it is a note, which whoever made it may take back. mailed_at:
   * when the mail about it went out, kept when the mail itself no longer is.
   */
  `alter table plan_decisions
    add column is_done boolean not null default true,
    add column mailed_at timestamptz`,
  'alter table plan_decisions alter column is_done drop default',
];

/** What became of those whom an absence hits is known longer than the mails that told them are kept. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
