import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * The server's role adds to the record and can neither change nor shorten it, so that whoever speaks in its name
   * leaves a trace. Counting within the hour would be a change; so that too is done by the owner's function.
   */
  `create function record_security_event(
    kind text, detail text, account bytea, address bytea, hour timestamptz, at timestamptz
  ) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into security_events (kind, detail, account, address, hour, times, first_at, last_at)
    values ($1, $2, $3, $4, $5, 1, $6, $6)
    on conflict (kind, detail, account, address, hour)
    do update set times = security_events.times + 1, last_at = excluded.last_at
  $$`,
  // Whatever clock the server claims, only what is old goes.
  `create function delete_old_security_events(oldest timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if oldest > now() - interval '60 days' then
      raise exception 'security events are kept for sixty days at least' using errcode = 'insufficient_privilege';
    end if;
    delete from security_events where security_events.last_at <= oldest;
  end $$`,
];

/** The record of what concerns security can be added to, and nothing else, by the role that serves. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
