-- Counts one try against several budgets of rate limits in turn. The first budget that is used up refuses the try; what was
-- counted by the budgets before it stays counted.
--
-- Tries of one subject wait for each other on an advisory lock. The lock is a statement of its own before the count,
-- so the count sees what the try before has written. Every rule names its budgets in a fixed order, so two tries never
-- wait for each other.
--
-- refused_by  the place of the refusing budget, from 1; null if the try is admitted
-- free_at     when that budget admits a try again
-- event_ids   the rows counted, by which the caller can take them back
-- lefts       what remains of each budget
create or replace function count_try(
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
end $$;
