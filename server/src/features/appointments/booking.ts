import { createHash } from 'node:crypto';
import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { lockCalendars } from '../../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { findPatient } from '../accounts/queries.ts';
import { insertAppointment, insertBookingKey, markCancelled, recordAudit } from './commands.ts';
import { type AppointmentMail, cancellationMail, confirmationMail } from './mails.ts';
import { type AppointmentRow, findAppointment, findBookingKey } from './queries.ts';
import { isCancellable, requireBookable, toAppointment } from './rules.ts';

/** Who asks, and in which language to answer and write. */
export type BookingCaller = { patientId: string; language: Language; idempotencyKey?: string | undefined };

/**
 * Books an appointment: row, audit and confirmation mail in one transaction. Throws
 * `outside_rules`, `slot_taken` or `patient_busy`. With a key that was used before it answers the booking
 * made then. The website and the assistant both come through here; there is no second way to book.
 */
export async function bookAppointment(
  context: AppContext,
  caller: BookingCaller,
  booking: Booking,
): Promise<Appointment> {
  const { db, clock, practice } = context;
  const row = await inTransaction(db, async (transaction) => {
    await lockCalendars(transaction, { doctorId: booking.doctorId, patientId: caller.patientId });
    const repeated = await findRepeatedBooking(transaction, caller, booking);
    if (repeated) return repeated;
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const during = requireBookable(practice, booking, nowMs);
    const { patientId } = caller;
    const id = await insertAppointment(transaction, { ...booking, patientId, during }, now);
    if (caller.idempotencyKey) {
      const key = {
        patientId,
        key: caller.idempotencyKey,
        requestHash: hashBooking(booking),
        appointmentId: id,
      };
      await insertBookingKey(transaction, key, now);
    }
    const booked = await requireAppointment(transaction, { id, patientId });
    await recordAudit(
      transaction,
      { actor: `patient:${patientId}`, action: 'book', appointmentId: id, before: null, after: booked },
      now,
    );
    await writeMail(context, transaction, booked, caller.language, confirmationMail);
    return booked;
  });
  const appointment = toAppointment(row, clock.nowMs(), practice.facts.timeZone);
  announceChange(context, appointment);
  return appointment;
}

/** Cancels an own appointment; throws `not_found` or `not_cancellable`. */
export async function cancelAppointment(
  context: AppContext,
  caller: BookingCaller,
  id: string,
): Promise<Appointment> {
  const { db, clock, practice } = context;
  const { timeZone } = practice.facts;
  const own = { id, patientId: caller.patientId };
  const row = await inTransaction(db, async (transaction) => {
    const before = await requireAppointment(transaction, own);
    const nowMs = clock.nowMs();
    const wasCancelled = isCancellable(before, nowMs, timeZone) && (await markCancelled(transaction, id));
    if (!wasCancelled) throw new AppError('not_cancellable');
    const after = await requireAppointment(transaction, own);
    await recordAudit(
      transaction,
      { actor: `patient:${caller.patientId}`, action: 'cancel', appointmentId: id, before, after },
      new Date(nowMs),
    );
    await writeMail(context, transaction, after, caller.language, cancellationMail);
    return after;
  });
  const appointment = toAppointment(row, clock.nowMs(), timeZone);
  announceChange(context, appointment);
  return appointment;
}

async function findRepeatedBooking(
  db: Database,
  { patientId, idempotencyKey }: BookingCaller,
  booking: Booking,
): Promise<AppointmentRow | undefined> {
  if (!idempotencyKey) return undefined;
  const earlier = await findBookingKey(db, { patientId, key: idempotencyKey });
  if (!earlier) return undefined;
  if (!earlier.requestHash.equals(hashBooking(booking))) throw new AppError('idempotency_key_reused');
  return requireAppointment(db, { id: earlier.appointmentId, patientId });
}

/** The mail to the patient, which leaves with the commit. */
async function writeMail(
  { config, clock, practice }: AppContext,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  language: Language,
  toMail: AppointmentMail,
): Promise<void> {
  const nowMs = clock.nowMs();
  const patient = await findPatient(transaction, row.patientId);
  if (!patient) throw new AppError('unauthorized');
  const appointment = toAppointment(row, nowMs, practice.facts.timeZone);
  const mail = toMail(language, practice, appointment, patient.first_name);
  await enqueueMessage(
    transaction,
    config,
    { channel: 'email', to: patient.email, language, ...mail },
    new Date(nowMs),
  );
}

/** After the commit: the mail may leave, and every visitor hears that slots have changed. */
function announceChange({ listener }: AppContext, { doctorId, date }: Appointment): void {
  deliverSoon(listener);
  announceSlotChange(listener, { doctorId, date });
}

async function requireAppointment(
  db: Database,
  own: { id: string; patientId: string },
): Promise<AppointmentRow> {
  const row = await findAppointment(db, own);
  if (!row) throw new AppError('not_found');
  return row;
}

function hashBooking({ doctorId, treatmentType, date, time }: Booking): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([doctorId, treatmentType, date, time]))
    .digest();
}
