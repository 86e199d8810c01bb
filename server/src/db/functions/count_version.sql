-- Trigger before update of a patient: raises the version, by which the second of two desks learns that the row has changed.
create or replace function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
