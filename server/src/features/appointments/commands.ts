import type { Appointment } from '@praxisportal/contract/appointment';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { Listener } from '../../db/listener.ts';
import { postgresErrorCode, violatedConstraint } from '../../db/postgres-errors.ts';
import type { NewRow } from '../../db/tables.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import type { DoctorCandidate } from '../../domain/choose-doctor.ts';
import type { Interval } from '../../domain/intervals.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import type { AppointmentRow } from './queries.ts';

type Owner = { patientId: string; accountId: string };

export type BookingWish = Owner & {
  doctorIds: readonly string[];
  key: string | undefined;
  during: Interval;
  /** The practice's day on which the appointment would be. */
  day: Interval;
  now: Date;
  /** When the practice's present day began. */
  todayFrom: Date;
};

/** What is decided by, read when the locks were held. */
export type BookingFacts = {
  isRepeated: boolean;
  openAppointments: number;
  bookingsToday: number;
  candidates: readonly DoctorCandidate[];
  usualDoctorId: string | undefined;
};

/**
 * Queues this transaction behind every other one that changes the calendar of these doctors or of the patient, or
 * counts what the account does, and reads what the booking is decided by.
 */
export async function lockForBooking(
  transaction: DatabaseTransaction,
  { doctorIds, patientId, accountId, key, during, day, now, todayFrom }: BookingWish,
): Promise<BookingFacts> {
  const { rows } = await sql<{
    doctor: string;
    is_busy: boolean;
    booked_minutes: number;
    usual_doctor: string | null;
    is_repeated: boolean;
    open_appointments: number;
    bookings_today: number;
  }>`
    select * from lock_for_booking(
      ${doctorIds}::text[], ${patientId}, ${accountId}, ${key ?? null}, ${toRange(during)}, ${toRange(day)},
      ${now}, ${todayFrom}
    )
  `.execute(transaction);
  const [first] = rows;
  if (!first) throw new Error('a booking is locked without a doctor');
  return {
    isRepeated: first.is_repeated,
    openAppointments: first.open_appointments,
    bookingsToday: first.bookings_today,
    usualDoctorId: first.usual_doctor ?? undefined,
    candidates: rows.map(({ doctor, is_busy, booked_minutes }) => ({
      doctorId: doctor,
      isFree: !is_busy,
      bookedMinutes: booked_minutes,
    })),
  };
}

/** All that a booking writes, made ready before the locks are taken. */
export type BookingRows = {
  appointment: NewRow<'appointments'>;
  key: NewRow<'booking_keys'> | undefined;
  audit: NewRow<'audit_events'>;
  message: NewRow<'outgoing_messages'>;
};

/**
 * Writes a booking in one statement. The exclusion constraints have the last word: `slot_taken` if the doctor,
 * `patient_busy` if the patient is booked then.
 */
export async function insertBooking(
  db: Database,
  { appointment, key, audit, message }: BookingRows,
): Promise<void> {
  const booking = db
    .with('appointment', (query) => query.insertInto('appointments').values(appointment))
    .with('audit', (query) => query.insertInto('audit_events').values(audit));
  const all = key
    ? booking.with('booking_key', (query) => query.insertInto('booking_keys').values(key))
    : booking;
  await all.insertInto('outgoing_messages').values(message).execute().catch(refuseOverlap);
}

/** The row of a scheduled appointment. */
export function toScheduledRow(
  row: AppointmentRow & { treatmentId: string },
  now: Date,
): NewRow<'appointments'> {
  return {
    id: row.id,
    patient_id: row.patientId,
    doctor_id: row.doctorId,
    treatment_type: row.treatmentType,
    treatment_id: row.treatmentId,
    during: toRange({ startMs: row.startAt.getTime(), endMs: row.endAt.getTime() }),
    status: row.status,
    booking_method: row.bookingMethod,
    created_at: now,
    updated_at: now,
  };
}

function toRange({ startMs, endMs }: Interval): RawBuilder<string> {
  return sql<string>`tstzrange(${new Date(startMs)}, ${new Date(endMs)})`;
}

function refuseOverlap(error: unknown): never {
  if (postgresErrorCode(error) !== '23P01') throw error;
  throw new AppError(
    violatedConstraint(error) === 'appointments_patient_once' ? 'patient_busy' : 'slot_taken',
  );
}

/** Queues this transaction behind what else the patient or the account changes; says how often it cancelled today. */
export async function lockForCancelling(
  transaction: DatabaseTransaction,
  { patientId, accountId }: Owner,
  todayFrom: Date,
): Promise<number> {
  const { rows } = await sql<{ cancellations: number }>`
    select lock_for_cancelling(${patientId}, ${accountId}, ${todayFrom}) as cancellations
  `.execute(transaction);
  return rows[0]?.cancellations ?? 0;
}

/**
 * Marks the appointment as cancelled, with its audit and mail, in one statement; throws `not_cancellable` if it is no
 * longer scheduled, so that the caller's transaction takes the rest back.
 */
export async function updateToCancelled(
  transaction: DatabaseTransaction,
  id: string,
  { audit, message }: Pick<BookingRows, 'audit' | 'message'>,
  now: Date,
): Promise<void> {
  const changed = await transaction
    .with('audit', (query) => query.insertInto('audit_events').values(audit))
    .with('message', (query) => query.insertInto('outgoing_messages').values(message))
    .updateTable('appointments')
    .set({ status: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .returning('id')
    .execute();
  if (changed.length === 0) throw new AppError('not_cancellable');
}

/** The row that says who changed an appointment, when, and from what to what. */
export function toAuditRow(
  change: {
    action: 'book' | 'cancel';
    accountId: string;
    before: AppointmentRow | null;
    after: AppointmentRow;
  },
  now: Date,
): NewRow<'audit_events'> {
  return {
    at: now,
    actor_kind: 'account',
    actor_id: change.accountId,
    action: change.action,
    subject_kind: 'appointment',
    subject_id: change.after.id,
    before: change.before && JSON.stringify(change.before),
    after: JSON.stringify(change.after),
  };
}

/** After the commit: the mail may leave, and every visitor hears that slots have changed. */
export function announceChange(listener: Listener, { doctorId, date }: Appointment): void {
  deliverSoon(listener);
  announceSlotChange(listener, { doctorId, date });
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
