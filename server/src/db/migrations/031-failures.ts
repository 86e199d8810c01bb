import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // Wrong one-time codes in a row for one target; of the target only a keyed hash is kept.
  `create table code_failures (
    target bytea primary key,
    failures integer not null,
    last_at timestamptz not null
  )`,
  'create index code_failures_last on code_failures (last_at)',
  // When the owner was last asked for within a session; for older ones, and those of an older process, when it began.
  'alter table sessions add column proven_at timestamptz',
  // From then on a desk's cookie shows no second factor; without a desk, none of this person's does.
  `create table staff_sign_outs (
    staff_id uuid not null references staff on delete cascade,
    desk bytea not null,
    at timestamptz not null,
    primary key (staff_id, desk)
  )`,
];

/** Keeps wrong codes by target, when a session's owner was last asked for, and sign-outs at a desk. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
