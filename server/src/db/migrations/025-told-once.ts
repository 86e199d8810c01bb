import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * What the reader of a message that tells of a change knows from before: a later change that takes the place of a
   * message which has not left tells of both.
   */
  'alter table outgoing_messages add column told_before jsonb',

  // What a change took the place of is told anew if the change is undone.
  'alter table staff_undo add column withdrawn jsonb',

  // An undo whose answer was lost is answered again, also that of a booking, of which nothing else is left.
  `alter table staff_undo
    add column done_at timestamptz,
    alter column appointment_id drop not null`,
];

/** Of changes that follow each other within the minute in which they can be undone, patients hear once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
