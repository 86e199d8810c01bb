import { type Kysely, sql } from 'kysely';

const statements = [
  // Which version of it the patient was given: when, with whom, for what; and since when, null of one that stayed as booked.
  `alter table appointments
    add column arranged_version integer not null default 1,
    add column arranged_at timestamptz`,
  // What the migration itself writes is no change.
  'drop trigger appointments_version on appointments',
  'update appointments set arranged_version = version, arranged_at = updated_at where version > 1',

  // A note, presence, and another entry of the same person are versions too, but change nothing for the patient.
  `create function count_appointment_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    -- An undo says itself what holds again.
    if new.arranged_version = old.arranged_version
      and (new.during, new.doctor_id, new.treatment_type)
        is distinct from (old.during, old.doctor_id, old.treatment_type)
    then
      new.arranged_version := new.version;
      new.arranged_at := new.updated_at;
    end if;
    return new;
  end $$`,
  `create trigger appointments_version before update on appointments
    for each row when (old.* is distinct from new.*) execute function count_appointment_version()`,

  // As before, of what was arranged.
  `create or replace function is_reminder_wanted(the_appointment uuid, the_version integer) returns boolean
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
  $$`,
];

/** A reminder is of how an appointment was arranged, whatever else the practice notes of it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
