-- Whether the newest consent to reminders is a yes; without any it is a no. It is that of the patient or the account that
-- manages the patient, or that of the account alone; pass null for the other one. One row, as a table, because
-- PostgreSQL puts the body of such a function in place of the call.
create or replace function wants_reminders(the_patient uuid, the_account uuid) returns table (wanted boolean)
language sql stable as $$
  select coalesce((
    select given from consents
    where kind = 'reminders' and (
      patient_id = the_patient
      or account_id = the_account
      or account_id = any(array(select account_id from account_patients where account_patients.patient_id = the_patient))
    )
    order by at desc, id desc limit 1
  ), false)
$$;
