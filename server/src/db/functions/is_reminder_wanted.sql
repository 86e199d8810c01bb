-- Whether a reminder of this version of an appointment may be written, and sent: the appointment is scheduled as it was
-- arranged then, and the last consent of the patient, or of an account that manages the patient, is a yes.
create or replace function is_reminder_wanted(the_appointment uuid, the_version integer) returns boolean
language sql stable as $$
  select exists (
    select from appointments
    where id = the_appointment and arranged_version = the_version and status = 'scheduled'
      and coalesce((
        select given from consents
        where kind = 'reminders' and (
          consents.patient_id = appointments.patient_id
          or consents.account_id in (
            select account_id from account_patients where account_patients.patient_id = appointments.patient_id
          )
        )
        order by consents.at desc, consents.id desc limit 1
      ), false)
  )
$$;
