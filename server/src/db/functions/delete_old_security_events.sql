-- Deletes security events up to `oldest`, at least sixty days ago by the database's own clock. Security definer: the serving role
-- may not delete them by itself.
create or replace function delete_old_security_events(oldest timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if oldest > now() - interval '60 days' then
    raise exception 'security events are kept for sixty days at least' using errcode = 'insufficient_privilege';
  end if;
  delete from security_events where security_events.last_at <= oldest;
end $$;
