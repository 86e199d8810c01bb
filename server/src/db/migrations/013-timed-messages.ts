import { type Kysely, sql } from 'kysely';

const statements = [
  // Messages that a job writes: whoever puts the key here first writes it, and nobody after.
  `create table message_keys (
    key text primary key,
    at timestamptz not null
  )`,
  'create index message_keys_at on message_keys (at)',

  // In which language it was booked; of those from before nobody knows.
  `alter table appointments add column language text check (language in ('de', 'en'))`,

  // A reminder is of the appointment as it was then; moved, it gets another one.
  'alter table outgoing_messages add column appointment_version integer',
  `create index appointments_scheduled on appointments (lower(during)) where status = 'scheduled'`,

  /*
   * Whether a reminder of this version of an appointment may be sent: it is still on, and the last word of whoever is
   * written to was yes. One rule for writing a reminder and for letting it leave.
   */
  `create function is_reminder_wanted(the_appointment uuid, the_version integer) returns boolean
  language sql stable as $$
    select exists (
      select from appointments
      where id = the_appointment and version = the_version and status = 'scheduled'
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

/** Reminders, and what the practice hears: messages that are written by time, each once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
