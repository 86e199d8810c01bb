import { type Kysely, sql } from 'kysely';

const statements = [
  // Whoever speaks as the server's role can have only that deleted which is old, whatever clock it claims.
  `create function delete_old_audit_events(oldest timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if oldest > now() - interval '3 years' then
      raise exception 'audit events are kept for three years at least' using errcode = 'insufficient_privilege';
    end if;
    delete from audit_events where audit_events.at < oldest;
  end $$`,
  'create index audit_events_at on audit_events (at)',
];

/** The server, which may not delete audit events, can have those deleted whose time is over. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
