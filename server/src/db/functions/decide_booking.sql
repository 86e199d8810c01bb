-- Kept until 0.2.0: servers of the release before call it. They know no longer buffer than 120 minutes.
create or replace function decide_booking(
  the_doctors text[], the_patient uuid, the_account uuid, the_key text,
  wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz,
  open_most integer, today_most integer, is_staff boolean, may_overbook boolean, the_buffer integer,
  household_most integer, newcomer_minutes integer[],
  out outcome text, out place integer, out is_overbooked boolean
) language plpgsql as $$
begin
  select decided.outcome, decided.place, decided.is_overbooked into outcome, place, is_overbooked
    from decide_booking_v2(
      the_doctors, the_patient, the_account, the_key, wanted, wanted_day, the_now, today_from,
      open_most, today_most, is_staff, may_overbook, the_buffer, 120, household_most, newcomer_minutes
    ) as decided;
end $$;
