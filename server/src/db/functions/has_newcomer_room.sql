-- Whether a newcomer may take this time of the doctor's day: all newcomers' appointments of that day and this one together
-- last at most `most_minutes`; null is no limit. Call it under the doctor's lock.
create or replace function has_newcomer_room(
  the_doctor text, wanted tstzrange, wanted_day tstzrange, most_minutes integer, the_exception uuid
) returns boolean language sql stable as $$
  select most_minutes is null or most_minutes >= (
    extract(epoch from upper(wanted) - lower(wanted)) + coalesce((
      select sum(extract(epoch from upper(during) - lower(during)))
      from appointments join booking_sources on appointment_id = appointments.id and is_newcomer
      where doctor_id = the_doctor and status = 'scheduled' and appointments.id is distinct from the_exception
        and lower(during) >= lower(wanted_day) and lower(during) < upper(wanted_day)
    ), 0)
  ) / 60
$$;
