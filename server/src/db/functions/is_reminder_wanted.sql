-- Whether a reminder of this version of an appointment may be written, and sent: the appointment is scheduled as it was
-- arranged then, and the patient wants reminders.
create or replace function is_reminder_wanted(the_appointment uuid, the_version integer) returns boolean
language sql stable as $$
  select exists (
    select from appointments
    where id = the_appointment and arranged_version = the_version and status = 'scheduled'
      and (select wanted from wants_reminders(patient_id, null))
  )
$$;
