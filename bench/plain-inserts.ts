import type { Appointment } from '@praxisportal/contract/appointment';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../server/src/context.ts';
import type { Database } from '../server/src/db/database.ts';
import type { NewRow } from '../server/src/db/tables.ts';
import { call } from '../server/src/http/call.ts';
import { AppError } from '../server/src/platform/app-error.ts';
import { type BookingRequest, repeatBooking } from './booking-rounds.ts';

/** Rows of bookings, and what was answered, by the key of their confirmation. */
export type PlainBookings = Map<string, PlainBooking>;

type PlainBooking = {
  answer: Appointment;
  appointment: NewRow<'appointments'>;
  key: NewRow<'booking_keys'>;
  audit: NewRow<'audit_events'>;
  message: NewRow<'outgoing_messages'>;
};

export const plainInsertsPath = '/bench/api/appointments';

/**
 * The honest limit of booking: the same call with the same session, headers, body and answer, which asks nobody and locks
 * nothing, but writes the same rows with one INSERT.
 */
export function servePlainInserts(app: FastifyInstance, context: AppContext, bookings: PlainBookings): void {
  const serve = async (bench: FastifyInstance) =>
    call(bench, context, 'bookAppointment', async ({ headers }) => {
      const booking = bookings.get(headers['idempotency-key'] ?? '');
      if (!booking) throw new AppError('not_found');
      await insertPlainly(context.db, booking);
      return booking.answer;
    });
  app.register(serve, { prefix: '/bench' });
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

/** What these requests have written and were answered, if nothing else was booked since the last `clearBookings`. */
export async function readBookings(
  db: Database,
  url: string,
  requests: BookingRequest[],
): Promise<PlainBookings> {
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
  const keyOf = new Map(keys.map((row) => [row.key, row]));
  for (const request of requests) {
    const key = keyOf.get(request.key);
    if (!key) throw new Error('a booking lacks its key');
    const found = appointmentOf.get(key.appointment_id);
    const audit = auditOf.get(key.appointment_id);
    const message = messageOf.get(key.appointment_id);
    if (!found || !audit || !message) throw new Error('a booking lacks a row');
    const { period, ...row } = found;
    const appointment = { ...row, during: sql<string>`${period}::tstzrange` };
    // Some have been claimed meanwhile, but all were written to wait.
    const written = { appointment, key, audit, message: { ...message, state: 'waiting' } } as const;
    bookings.set(key.key, { answer: await repeatBooking(url, request), ...written });
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
