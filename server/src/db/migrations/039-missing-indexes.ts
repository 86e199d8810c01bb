import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // What a deleted appointment, account or member of staff is looked for in.
  'create index booking_keys_appointment on booking_keys (appointment_id)',
  'create index outgoing_messages_phoned_by on outgoing_messages (phoned_by) where phoned_by is not null',
  'create index contact_messages_handled_by on contact_messages (handled_by) where handled_by is not null',
  'create index former_contacts_changed_by on former_contacts (changed_by) where changed_by is not null',
  // What jobs look for by time.
  'create index patients_created on patients (created_at, id) where kept_until is null',
  `create index appointments_end on appointments (upper(during), id) where status = 'scheduled'`,
  `create index outgoing_messages_reminders on outgoing_messages (appointment_id, appointment_version)
    where kind = 'reminder' and state in ('waiting', 'kept')`,
  'create index booking_keys_created on booking_keys (created_at)',
  'create index contact_messages_created on contact_messages (created_at)',
];

/** Indexes that foreign keys and jobs were missing. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
