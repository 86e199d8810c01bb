-- Takes the locks of a reschedule (both doctors' calendars, the patient's, the account's), then counts how many
-- appointments the account has rescheduled since `today_from`.
create or replace function lock_for_moving(
  the_doctors text[], the_patient uuid, the_account uuid, today_from timestamptz
) returns integer language plpgsql as $$
begin
  perform lock_calendars(the_doctors, the_patient, the_account);
  return (
    select count(*) from audit_events
    where actor_id = the_account and at >= today_from and action = 'move'
  );
end $$;
