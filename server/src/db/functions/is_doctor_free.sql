-- Whether the doctor has no other scheduled appointment in this range, overbookings included, which the exclusion constraint
-- lets pass. Call it under the doctor's lock. Two subqueries, because each has an index of its own.
create or replace function is_doctor_free(the_doctor text, wanted tstzrange, the_exception uuid) returns boolean
language sql stable as $$
  select not exists (
    select from appointments where doctor_id = the_doctor and status = 'scheduled' and not overbooked
      and during && wanted and id is distinct from the_exception
  ) and not exists (
    select from appointments where doctor_id = the_doctor and status = 'scheduled' and overbooked
      and during && wanted and id is distinct from the_exception
  )
$$;
