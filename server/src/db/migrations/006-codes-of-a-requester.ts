import { type Kysely, sql } from 'kysely';

const statements = [
  // What was sent before belongs to nobody that could be told, so it proves nothing any more.
  `alter table one_time_codes
    add column purpose text not null default 'verification',
    add column requester bytea not null default ''`,
  `alter table one_time_codes
    alter column purpose drop default,
    alter column requester drop default,
    add constraint one_time_codes_purpose_check check (purpose in ('verification', 'contact_change'))`,
  'create index one_time_codes_requester on one_time_codes (requester, channel, target, purpose, created_at)',
  'drop index one_time_codes_target',
];

/** A code and its proof belong to the browser that asked for it, and to one purpose. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
