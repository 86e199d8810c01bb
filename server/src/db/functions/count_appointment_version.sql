-- Trigger before update of an appointment. `version` counts every change. `arranged_version` is the version that the
-- patient was given: it changes with time, doctor or treatment, not with a note, a status or a merge of patients.
create or replace function count_appointment_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  -- An undo sets arranged_version itself, to the one that is valid again.
  if new.arranged_version = old.arranged_version
    and (new.during, new.doctor_id, new.treatment_type)
      is distinct from (old.during, old.doctor_id, old.treatment_type)
  then
    new.arranged_version := new.version;
    new.arranged_at := new.updated_at;
  end if;
  return new;
end $$;
