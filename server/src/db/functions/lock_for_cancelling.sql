-- Takes the locks of a cancellation, then counts how many appointments the account has cancelled since `today_from`. The
-- count is a statement of its own after the locks, so it sees what the transaction before it has committed.
create or replace function lock_for_cancelling(the_patient uuid, the_account uuid, today_from timestamptz) returns integer
language plpgsql as $$
begin
  perform lock_calendars('{}', the_patient, the_account);
  return (
    select count(*) from audit_events
    where actor_id = the_account and at >= today_from and action = 'cancel'
  );
end $$;
