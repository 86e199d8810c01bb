-- Adds to the record of security events, one row for each kind, account, address and hour. Security definer: the serving role
-- may neither change nor delete there, and counting within the hour is a change.
create or replace function record_security_event(
  kind text, detail text, account bytea, address bytea, hour timestamptz, at timestamptz
) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into security_events (kind, detail, account, address, hour, times, first_at, last_at)
  values ($1, $2, $3, $4, $5, 1, $6, $6)
  on conflict (kind, detail, account, address, hour)
  do update set times = security_events.times + 1, last_at = excluded.last_at
$$;
