import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../server/src/db/database.ts';
import type { NewRow } from '../server/src/db/tables.ts';

/** Rows of bookings by the key of their confirmation. */
export type PlainBookings = Map<string, PlainBooking>;

type PlainBooking = {
  appointment: NewRow<'appointments'>;
  key: NewRow<'booking_keys'>;
  audit: NewRow<'audit_events'>;
  message: NewRow<'outgoing_messages'>;
};

/**
 * The honest limit of booking: a POST with the same header and body, which asks nobody and locks nothing, but writes
 * the same rows with one INSERT.
 */
export function servePlainInserts(app: FastifyInstance, db: Database, bookings: PlainBookings): void {
  app.post('/bench/bookings', async (request, reply) => {
    const rows = bookings.get(String(request.headers['idempotency-key']));
    if (!rows) return reply.status(404).send();
    await insertPlainly(db, rows);
    const { id, doctor_id, status } = rows.appointment;
    return reply.status(201).send({ id, doctor_id, status });
  });
}

async function insertPlainly(
  db: Database,
  { appointment, key, audit, message }: PlainBooking,
): Promise<void> {
  await db
    .with('appointment', (query) => query.insertInto('appointments').values(appointment))
    .with('booking_key', (query) => query.insertInto('booking_keys').values(key))
    .with('audit', (query) => query.insertInto('audit_events').values(audit))
    .insertInto('outgoing_messages')
    .values(message)
    .execute();
}

/** What the bookings since the last `clearBookings` have written. */
export async function readBookings(db: Database): Promise<PlainBookings> {
  const keys = await db.selectFrom('booking_keys').selectAll().execute();
  const appointments = await db
    .selectFrom('appointments')
    .select(['id', 'patient_id', 'doctor_id', 'treatment_type', 'treatment_id', 'status', 'booking_method'])
    .select(['created_at', 'updated_at', sql<string>`during::text`.as('period')])
    .where('status', '=', 'scheduled')
    .execute();
  const audits = await db
    .selectFrom('audit_events')
    .select(['at', 'actor_kind', 'actor_id', 'action', 'subject_kind', 'subject_id'])
    .select([sql<string | null>`before::text`.as('before'), sql<string | null>`after::text`.as('after')])
    .execute();
  const messages = await db
    .selectFrom('outgoing_messages')
    .select(['kind', 'channel', 'recipient', 'language', 'subject', 'body', 'html', 'reply_to'])
    .select(['account_id', 'patient_id', 'appointment_id', 'priority', 'send_at', 'created_at'])
    .select([sql<string>`headers::text`.as('headers'), sql<string>`attachments::text`.as('attachments')])
    .execute();
  const appointmentOf = new Map(appointments.map((row) => [row.id, row]));
  const auditOf = new Map(audits.map((row) => [row.subject_id, row]));
  const messageOf = new Map(messages.map((row) => [row.appointment_id, row]));
  const bookings: PlainBookings = new Map();
  for (const key of keys) {
    const found = appointmentOf.get(key.appointment_id);
    const audit = auditOf.get(key.appointment_id);
    const message = messageOf.get(key.appointment_id);
    if (!found || !audit || !message) throw new Error('a booking lacks a row');
    const { period, ...row } = found;
    const appointment = { ...row, during: sql<string>`${period}::tstzrange` };
    // Some have been claimed meanwhile, but all were written to wait.
    bookings.set(key.key, { appointment, key, audit, message: { ...message, state: 'waiting' } });
  }
  return bookings;
}

/** Removes everything that bookings wrote; the past stays. */
export async function clearBookings(ownerDb: Database): Promise<void> {
  await sql`truncate outgoing_messages, audit_events, booking_keys`.execute(ownerDb);
  await sql`delete from appointments where status = 'scheduled'`.execute(ownerDb);
  await sql`vacuum analyze appointments`.execute(ownerDb);
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
