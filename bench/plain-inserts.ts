import { sql } from 'kysely';
import type { Database } from '../server/src/db/database.ts';

/** A booking's three rows as JSON objects, as they stand in the database. */
export type WrittenBooking = { appointment: string; audit: string; message: string };

/** What the bookings since the last `clearBookings` have written. */
export async function readBookings(db: Database): Promise<WrittenBooking[]> {
  const { rows } = await sql<WrittenBooking>`
    with appointment as (
      select row_number() over (order by id) as number, to_jsonb(appointments)::text as json
      from appointments where status = 'scheduled'
    ), audit as (
      select row_number() over (order by subject_id) as number, (to_jsonb(audit_events) - 'id')::text as json
      from audit_events
    ), message as (
      select row_number() over (order by id) as number, to_jsonb(outgoing_messages)::text as json
      from outgoing_messages
    )
    select appointment.json as appointment, audit.json as audit, message.json as message
    from appointment join audit using (number) join message using (number)
  `.execute(db);
  return rows;
}

/** Removes everything that bookings wrote; the past stays. */
export async function clearBookings(db: Database): Promise<void> {
  await sql`truncate outgoing_messages, audit_events, booking_keys`.execute(db);
  await sql`delete from appointments where status = 'scheduled'`.execute(db);
  await sql`vacuum analyze appointments`.execute(db);
}

/** Writes the same rows again, one commit a booking; returns bookings a second and leaves nothing behind. */
export async function insertPlainly(
  db: Database,
  bookings: WrittenBooking[],
  concurrency: number,
  what: 'appointment' | 'everything',
): Promise<number> {
  await clearBookings(db);
  const queue = bookings.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const booking of queue) {
        if (what === 'appointment') await insertAppointmentRow(db, booking);
        else await insertAllRows(db, booking);
      }
    }),
  );
  const elapsedMs = performance.now() - startedAt;
  await clearBookings(db);
  return (bookings.length / elapsedMs) * 1000;
}

async function insertAppointmentRow(db: Database, { appointment }: WrittenBooking): Promise<void> {
  await sql`
    insert into appointments select (jsonb_populate_record(null::appointments, ${appointment}::jsonb)).*
  `.execute(db);
}

async function insertAllRows(db: Database, { appointment, audit, message }: WrittenBooking): Promise<void> {
  await sql`
    with new_appointment as (
      insert into appointments select (jsonb_populate_record(null::appointments, ${appointment}::jsonb)).*
    ), new_audit as (
      insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select at, actor_kind, actor_id, action, subject_kind, subject_id, before, after
      from jsonb_populate_record(null::audit_events, ${audit}::jsonb)
    )
    insert into outgoing_messages select (jsonb_populate_record(null::outgoing_messages, ${message}::jsonb)).*
  `.execute(db);
}

/** Pairs of scheduled appointments of one doctor or one patient that share time. */
export async function countOverlaps(db: Database): Promise<number> {
  const { rows } = await sql<{ overlaps: string }>`
    select count(*) as overlaps
    from appointments a join appointments b
      on a.id < b.id and (a.doctor_id = b.doctor_id or a.patient_id = b.patient_id) and a.during && b.during
    where a.status = 'scheduled' and b.status = 'scheduled'
  `.execute(db);
  return Number(rows[0]?.overlaps);
}
