-- Deletes the staff's audit up to `oldest`, at least three years ago by the database's own clock. Security definer: the serving role
-- may not delete it by itself.
create or replace function delete_old_staff_audit(oldest timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if oldest > now() - interval '3 years' then
    raise exception 'rows of the staff''s audit are kept for three years at least' using errcode = 'insufficient_privilege';
  end if;
  delete from staff_audit where staff_audit.at <= oldest;
end $$;
