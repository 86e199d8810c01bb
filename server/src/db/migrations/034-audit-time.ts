import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // The owner, who restores a backup and fills the demo, writes other times too.
  `create function guard_audit_time() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
  begin
    if new.at not between clock_timestamp() - interval '5 minutes' and clock_timestamp() + interval '5 minutes'
      and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
    then
      new.at := clock_timestamp();
    end if;
    return new;
  end $$`,
  ...['audit_events', 'staff_audit'].map(
    (table) => `create trigger guard_time before insert on ${table}
      for each row execute function guard_audit_time()`,
  ),
];

/** An audit entry of the serving role carries the database's time: an injected statement can't date it back. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
