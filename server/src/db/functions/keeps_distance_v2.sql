-- Whether this range keeps free the buffer of each appointment before it, and each appointment after it starts after the
-- buffer of `the_buffer` minutes. Overlapping appointments are not its question. Call it under the doctor's lock.
--
-- the_buffer     minutes to be kept free after this range
-- longest_buffer minutes that the longest buffer of any appointment may last: how far back neighbours are looked for
create or replace function keeps_distance_v2(
  the_doctor text, wanted tstzrange, the_buffer integer, longest_buffer integer, the_exception uuid
) returns boolean language sql stable as $$
  -- Two parts, because each has an index of its own.
  with near as (
    select id, during, buffer_minutes from appointments
    where doctor_id = the_doctor and status = 'scheduled' and not overbooked and during && tstzrange(
      lower(wanted) - make_interval(mins => longest_buffer), upper(wanted) + make_interval(mins => the_buffer)
    )
    union all
    select id, during, buffer_minutes from appointments
    where doctor_id = the_doctor and status = 'scheduled' and overbooked and during && tstzrange(
      lower(wanted) - make_interval(mins => longest_buffer), upper(wanted) + make_interval(mins => the_buffer)
    )
  )
  select not exists (
    select from near where id is distinct from the_exception and not during && wanted
      and upper(during) + make_interval(mins => buffer_minutes) > lower(wanted)
      and lower(during) < upper(wanted) + make_interval(mins => the_buffer)
  )
$$;
