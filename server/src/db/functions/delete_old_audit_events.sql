-- Deletes audit events before `oldest`, at least three years ago by the database's own clock. Security definer: the serving role
-- may not delete them by itself.
create or replace function delete_old_audit_events(oldest timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if oldest > now() - interval '3 years' then
    raise exception 'audit events are kept for three years at least' using errcode = 'insufficient_privilege';
  end if;
  delete from audit_events where audit_events.at < oldest;
end $$;
