-- Takes the transaction's locks on these doctors' calendars, then the patient's, then the account's. Every transaction takes them
-- in this order, doctors sorted by id, so that two transactions never wait for each other.
create or replace function lock_calendars(the_doctors text[], the_patient uuid, the_account uuid) returns void
language plpgsql as $$
declare
  doctor text;
begin
  if cardinality(the_doctors) > 1 then
    the_doctors := (select array_agg(id order by id) from unnest(the_doctors) as id);
  end if;
  foreach doctor in array the_doctors loop
    perform pg_advisory_xact_lock(1, hashtext(doctor));
  end loop;
  perform pg_advisory_xact_lock(2, hashtext(the_patient::text));
  perform pg_advisory_xact_lock(3, hashtext(the_account::text));
end $$;
