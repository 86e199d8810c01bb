import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * Counts one try against several budgets in turn, in one statement and so in one short transaction of its
   * own: what refuses later takes nothing back of what was counted before. Tries of one subject queue on an
   * advisory lock. The lock comes before the count, in a statement of its own, because only then does the
   * count see what the try before it has written; that is why this is a function. Every rule names its
   * budgets in a fixed order, so two tries can't wait for each other.
   */
  `create function count_try(
    kinds text[], subjects bytea[], mosts integer[], period_seconds integer[], counted_at timestamptz
  ) returns table (refused_by integer, free_at timestamptz, event_ids bigint[], lefts integer[])
  language plpgsql as $$
  declare
    already integer;
    oldest timestamptz;
    event bigint;
  begin
    event_ids := '{}';
    lefts := '{}';
    for budget in 1 .. array_length(kinds, 1) loop
      perform pg_advisory_xact_lock(('x' || encode(substr(subjects[budget], 1, 8), 'hex'))::bit(64)::bigint);
      select count(*), min(recent.at) into already, oldest from (
        select at from throttle_events
        where kind = kinds[budget] and subject = subjects[budget]
          and at > counted_at - make_interval(secs => period_seconds[budget])
        order by at desc limit mosts[budget]
      ) recent;
      if already >= mosts[budget] then
        refused_by := budget;
        free_at := oldest + make_interval(secs => period_seconds[budget]);
        return next;
        return;
      end if;
      insert into throttle_events (kind, subject, at)
        values (kinds[budget], subjects[budget], counted_at) returning id into event;
      event_ids := event_ids || event;
      lefts := lefts || (mosts[budget] - already - 1);
    end loop;
    return next;
  end
  $$`,

  // One row for what happened to one account from one place within one hour, so that a flood stays small.
  `create table security_events (
    id bigint generated always as identity primary key,
    kind text not null,
    detail text not null,
    account bytea,
    address bytea,
    hour timestamptz not null,
    times integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    unique nulls not distinct (kind, detail, account, address, hour)
  )`,
  'create index security_events_last on security_events (last_at)',
  'create index security_events_account on security_events (account, last_at)',
];

/** Limits that count several budgets at once, and the record of what concerns security. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
