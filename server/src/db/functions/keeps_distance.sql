-- Kept until 0.2.0: servers of the release before call it. They know no longer buffer than 120 minutes.
create or replace function keeps_distance(
  the_doctor text, wanted tstzrange, the_buffer integer, the_exception uuid
) returns boolean language sql stable as $$
  select keeps_distance_v2(the_doctor, wanted, the_buffer, 120, the_exception)
$$;
