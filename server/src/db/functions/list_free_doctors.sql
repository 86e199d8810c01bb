-- Which of these doctors are free in this range and keep the buffers around it, with the minutes booked on that day; an
-- appointment counts on the day on which it starts. Call it under the doctors' locks.
--
-- wanted_day     the practice's day of the range
-- the_buffer     minutes to be kept free after the range; null if no buffer matters (staff)
-- longest_buffer see keeps_distance_v2
-- the_exception  an appointment that does not count, because it is the one that is rescheduled
-- place          the doctor's place in the_doctors, from 1
create or replace function list_free_doctors(
  the_doctors text[], wanted tstzrange, wanted_day tstzrange,
  the_buffer integer, longest_buffer integer, the_exception uuid
) returns table (doctor_id text, place integer, booked interval) language sql stable as $$
  select listed.id, listed.place::integer, day.booked
  from unnest(the_doctors) with ordinality as listed (id, place)
    cross join lateral (
      select coalesce(sum(upper(during) - lower(during)), '0') as booked from appointments
      where appointments.doctor_id = listed.id and status = 'scheduled'
        and appointments.id is distinct from the_exception
        and lower(during) >= lower(wanted_day) and lower(during) < upper(wanted_day)
    ) as day
  where is_doctor_free(listed.id, wanted, the_exception)
    and (the_buffer is null or keeps_distance_v2(listed.id, wanted, the_buffer, longest_buffer, the_exception))
$$;
