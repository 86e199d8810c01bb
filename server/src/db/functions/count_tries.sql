-- count_try for one answer or change that counts several times at once. With must_fit a budget refuses unless all `times`
-- fit, and then no budget counts any of them; without it only a budget that is used up refuses, and all are counted.
create or replace function count_tries(
  kinds text[], subjects bytea[], mosts integer[], period_seconds integer[], counted_at timestamptz,
  times integer, must_fit boolean
) returns table (refused_by integer, free_at timestamptz, event_ids bigint[], lefts integer[])
language plpgsql as $$
declare
  already integer;
  oldest timestamptz;
  added bigint[];
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
    if already >= mosts[budget] or (must_fit and already + times > mosts[budget]) then
      refused_by := budget;
      free_at := coalesce(oldest, counted_at) + make_interval(secs => period_seconds[budget]);
      if must_fit then
        delete from throttle_events where id = any(event_ids);
        event_ids := '{}';
      end if;
      return next;
      return;
    end if;
    with inserted as (
      insert into throttle_events (kind, subject, at)
        select kinds[budget], subjects[budget], counted_at from generate_series(1, times) returning id
    )
    select array_agg(id) into added from inserted;
    event_ids := event_ids || added;
    lefts := lefts || (mosts[budget] - already - times);
  end loop;
  return next;
end $$;
