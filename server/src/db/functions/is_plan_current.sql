-- Whether the schedule still has this revision. Volatile: it also sees what was committed while the statement that calls
-- it waited for a lock.
create or replace function is_plan_current(the_revision bigint) returns boolean language plpgsql volatile as $$
begin
  return exists (select from plan_revision where revision = the_revision);
end $$;
