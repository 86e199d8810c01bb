-- Takes the locks of a booking, then decides its outcome and, of several doctors, which one gets it: the one this patient has
-- visited most, else the one with the fewest booked minutes on that day, else the first of the list.
--
-- It is a function because a statement sees what was committed before the statement began: decided by the statement that
-- waits for the lock, the booking that was waited for would be missing. Inside a function each statement looks anew.
-- It decides instead of returning the facts, so that deciding and writing are one statement and one round trip.
--
-- open_most        how many appointments the patient may have open; household_most: all patients of the account together
-- the_buffer       minutes that online bookings keep free after it; longest_buffer: see keeps_distance_v2
-- newcomer_minutes how many minutes of the day newcomers may fill, for each of the doctors; null is no limit
-- outcome          booked, or the code of the refusal
-- place            the chosen doctor's place in the_doctors, from 1
-- is_overbooked    whether the appointment stands beside another one, on purpose (staff only)
create or replace function decide_booking_v2(
  the_doctors text[], the_patient uuid, the_account uuid, the_key text,
  wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz,
  open_most integer, today_most integer, is_staff boolean, may_overbook boolean,
  the_buffer integer, longest_buffer integer, household_most integer, newcomer_minutes integer[],
  out outcome text, out place integer, out is_overbooked boolean
) language plpgsql as $$
declare
  usual text;
begin
  perform lock_calendars(the_doctors, the_patient, the_account);
  is_overbooked := false;
  outcome := case
    -- Staff book for every patient, without limits, but not for one whose data are kept only because the law requires it.
    when is_staff then case
      when exists (select from patients where id = the_patient and kept_until is null) then 'booked'
      else 'unknown_patient'
    end
    -- A guest is the account and the patient at once. The account may have lost the patient a moment ago.
    when the_account <> the_patient and not exists (
      select from account_patients where account_id = the_account and patient_id = the_patient
    ) then 'unknown_patient'
    when exists (select from booking_keys where account_id = the_account and key = the_key) then 'repeated'
    when today_most <= (
      select count(*) from audit_events where actor_id = the_account and at >= today_from and action = 'book'
    ) then 'too_many_bookings_today'
    when open_most <= (
      select count(*) from appointments
      where patient_id = the_patient and is_open_appointment(status, during, the_now)
    ) then 'too_many_open_appointments'
    when household_most <= (
      select count(*) from account_patients as person join appointments on appointments.patient_id = person.patient_id
      where person.account_id = the_account and is_open_appointment(status, during, the_now)
    ) then 'too_many_open_appointments'
    else 'booked'
  end;

  if outcome <> 'booked' then
    return;
  elsif cardinality(the_doctors) = 1 then
    place := 1;
    if may_overbook then
      is_overbooked := not is_doctor_free(the_doctors[1], wanted, null);
    elsif not is_staff and not keeps_distance_v2(the_doctors[1], wanted, the_buffer, longest_buffer, null) or exists (
      select from appointments
      where doctor_id = the_doctors[1] and status = 'scheduled' and overbooked and during && wanted
    ) then
      -- Whether another appointment overlaps is decided by the exclusion constraint.
      outcome := 'slot_taken';
      place := null;
    elsif not has_newcomer_room(the_doctors[1], wanted, wanted_day, newcomer_minutes[1], null) then
      outcome := case when is_doctor_free(the_doctors[1], wanted, null) then 'newcomers_day_full' else 'slot_taken' end;
      place := null;
    end if;
    return;
  end if;

  select doctor_id into usual from appointments
    where patient_id = the_patient and status in ('scheduled', 'completed')
    group by doctor_id order by count(*) desc, max(lower(during)) desc, doctor_id limit 1;
  outcome := 'slot_taken';
  select candidate.place, case when candidate.has_room then 'booked' else 'newcomers_day_full' end into place, outcome
    from (
      select free.*, has_newcomer_room(free.doctor_id, wanted, wanted_day, newcomer_minutes[free.place], null) as has_room
      from list_free_doctors(
        the_doctors, wanted, wanted_day, case when not is_staff then the_buffer end, longest_buffer, null
      ) as free
    ) as candidate
    order by candidate.has_room desc, candidate.doctor_id is not distinct from usual desc, candidate.booked, candidate.place
    limit 1;
  if outcome is null then
    outcome := 'slot_taken';
  elsif outcome <> 'booked' then
    place := null;
  end if;
end $$;
