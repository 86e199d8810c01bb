-- Takes the locks of a change of the schedule: that of all such changes, then these doctors' calendars in the order of
-- lock_calendars. The transaction sees every appointment booked before it.
create or replace function lock_plan(the_doctors text[]) returns void language plpgsql as $$
declare
  doctor text;
begin
  perform pg_advisory_xact_lock(4, 0);
  foreach doctor in array array(select id from unnest(the_doctors) as id order by id) loop
    perform pg_advisory_xact_lock(1, hashtext(doctor));
  end loop;
end $$;
