import type { BookingMethod } from '@praxisportal/contract/appointment';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { postgresErrorCode, violatedConstraint } from '../../db/postgres-errors.ts';
import type { Interval } from '../../domain/intervals.ts';

export type NewAppointment = {
  patientId: string;
  doctorId: string;
  treatmentType: string;
  treatmentId: string;
  during: Interval;
  bookingMethod: BookingMethod;
};

/**
 * Inserts a scheduled appointment and returns its id. The exclusion constraints decide: `slot_taken` if
 * the doctor, `patient_busy` if the patient is booked then.
 */
export async function insertAppointment(db: Database, booking: NewAppointment, now: Date): Promise<string> {
  const { startMs, endMs } = booking.during;
  const { id } = await db
    .insertInto('appointments')
    .values({
      patient_id: booking.patientId,
      doctor_id: booking.doctorId,
      treatment_type: booking.treatmentType,
      treatment_id: booking.treatmentId,
      during: sql<string>`tstzrange(${new Date(startMs)}, ${new Date(endMs)})`,
      status: 'scheduled',
      booking_method: booking.bookingMethod,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseOverlap);
  return id;
}

function refuseOverlap(error: unknown): never {
  if (postgresErrorCode(error) !== '23P01') throw error;
  throw new AppError(
    violatedConstraint(error) === 'appointments_patient_once' ? 'patient_busy' : 'slot_taken',
  );
}

/** Marks the appointment as cancelled if it still is scheduled; says whether it was. */
export async function markCancelled(db: Database, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('appointments')
    .set({ status: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Marks as completed what ended before `before`, with an audit row each. */
export async function completePastAppointments(db: Database, before: Date, now: Date): Promise<void> {
  await sql`
    with completed as (
      update appointments set status = 'completed', updated_at = ${now}
      where status = 'scheduled' and upper(during) <= ${before}
      returning id
    )
    insert into audit_events (at, actor_kind, action, subject_kind, subject_id, before, after)
    select ${now}, 'system', 'complete', 'appointment', id, '{"status":"scheduled"}', '{"status":"completed"}'
    from completed
  `.execute(db);
}

/** Remembers which booking this key made. */
export async function insertBookingKey(
  db: Database,
  used: { accountId: string; key: string; requestHash: Buffer; appointmentId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('booking_keys')
    .values({
      account_id: used.accountId,
      key: used.key,
      request_hash: used.requestHash,
      appointment_id: used.appointmentId,
      created_at: now,
    })
    .execute();
}

/** Writes who changed an appointment, when, and from what to what. */
export async function recordAudit(
  db: Database,
  event: {
    accountId: string;
    action: 'book' | 'cancel';
    appointmentId: string;
    before: object | null;
    after: object;
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      at: now,
      actor_kind: 'account',
      actor_id: event.accountId,
      action: event.action,
      subject_kind: 'appointment',
      subject_id: event.appointmentId,
      before: event.before && JSON.stringify(event.before),
      after: JSON.stringify(event.after),
    })
    .execute();
}
