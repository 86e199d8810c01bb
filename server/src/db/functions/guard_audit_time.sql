-- Trigger before insert into an audit table: an entry of the serving role gets the database's time if its own is more than
-- five minutes off, so that an injected statement cannot date it back. The owner, who restores backups and fills the
-- demo, may write other times.
create or replace function guard_audit_time() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.at not between clock_timestamp() - interval '5 minutes' and clock_timestamp() + interval '5 minutes'
    and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
  then
    new.at := clock_timestamp();
  end if;
  return new;
end $$;
