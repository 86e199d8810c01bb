import { createHash, randomUUID } from 'node:crypto';
import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { DoctorFacts } from '@praxisportal/practice/types';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inCalendarTransaction } from '../../db/calendar-transaction.ts';
import type { Database } from '../../db/database.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { chooseDoctor } from '../../domain/choose-doctor.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import type { Account } from '../accounts/queries.ts';
import {
  announceChange,
  type BookingFacts,
  type BookingRows,
  insertBooking,
  lockForBooking,
  toAuditRow,
  toScheduledRow,
} from './commands.ts';
import { confirmationMail, toAppointmentMessage } from './mails.ts';
import { type AppointmentRow, findBookingByKey } from './queries.ts';
import { type BookingOffer, findOffer, toAppointment } from './rules.ts';

/** Who asks, and in which language to answer and write. */
export type AppointmentCaller = { account: Account; language: Language };
type BookingCaller = AppointmentCaller & { idempotencyKey?: string | undefined };

/**
 * Books an appointment with its audit and its confirmation mail. What can be decided or written without the locks is
 * done before them; under them are three statements. Throws `outside_rules`, `slot_taken`, `patient_busy`,
 * `too_many_open_appointments` or `too_many_bookings_today`. With a key that was used before it answers the
 * appointment made then. The website and the assistant both come through here; there is no second way to book.
 */
export async function bookAppointment(
  context: AppContext,
  caller: BookingCaller,
  booking: Booking,
): Promise<Appointment> {
  const { db, clock, practice, listener } = context;
  const { timeZone } = practice.facts;
  const nowMs = clock.nowMs();
  const offer = findOffer(practice, booking, nowMs);
  if (!offer.ok) {
    // A confirmation is sent again when its answer was lost, and by then its time may have come too near.
    const earlier = await findRepeated(db, caller, booking);
    if (earlier) return toAppointment(earlier, nowMs, timeZone);
    throw new AppError('outside_rules', { rule: offer.rule });
  }
  const drafts = offer.doctors.map((doctor) => draftBooking(context, caller, booking, { ...offer, doctor }));
  const today = findZoneDayAt(timeZone, nowMs);
  const wish = {
    ...caller.account,
    doctorIds: offer.doctors.map(({ id }) => id),
    key: caller.idempotencyKey,
    during: offer.during,
    day: findZoneDay(timeZone, booking.date),
    now: new Date(nowMs),
    todayFrom: new Date(today.startMs),
  };
  const { row, isNew } = await inCalendarTransaction(context, booking.doctorId, async (transaction) => {
    const facts = await lockForBooking(transaction, wish);
    const earlier = facts.isRepeated ? await findRepeated(transaction, caller, booking) : undefined;
    if (earlier) return { row: earlier, isNew: false };
    refuseTooMany(context, facts, today.endMs - nowMs);
    const doctorId = chooseDoctor(facts.candidates, facts.usualDoctorId);
    const draft = drafts.find((candidate) => candidate.row.doctorId === doctorId);
    if (!draft) throw new AppError('slot_taken');
    await insertBooking(transaction, draft.rows);
    return { row: draft.row, isNew: true };
  });
  const appointment = toAppointment(row, clock.nowMs(), timeZone);
  if (isNew) announceChange(listener, appointment);
  return appointment;
}

/** Nobody needs more; whoever tries wants the practice's time, not a treatment. */
function refuseTooMany({ config }: AppContext, facts: BookingFacts, untilTomorrowMs: number): void {
  if (facts.bookingsToday >= config.bookingsPerDayMax) {
    const retryAfterSeconds = Math.ceil(untilTomorrowMs / 1000);
    throw new AppError('too_many_bookings_today', { retryAfterSeconds });
  }
  if (facts.openAppointments >= config.openAppointmentsMax) {
    throw new AppError('too_many_open_appointments');
  }
}

/** The appointment as it would be with this doctor, and all that is written if it comes to that. */
function draftBooking(
  { config, clock, practice }: AppContext,
  { account, language, idempotencyKey }: BookingCaller,
  booking: Booking,
  { doctor, during, treatmentId }: Extract<BookingOffer, { ok: true }> & { doctor: DoctorFacts },
): { row: AppointmentRow; rows: BookingRows } {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const { accountId, patientId } = account;
  const row: AppointmentRow = {
    id: randomUUID(),
    patientId,
    doctorId: doctor.id,
    doctorName: doctor.name,
    treatmentType: booking.treatmentType,
    startAt: new Date(during.startMs),
    endAt: new Date(during.endMs),
    status: 'scheduled',
    bookingMethod: booking.bookingMethod,
  };
  const appointment = toAppointment(row, nowMs, practice.facts.timeZone);
  const mail = confirmationMail(language, practice, appointment, account);
  const message = toAppointmentMessage('confirmation', { account, language }, row.id, mail);
  const rows: BookingRows = {
    appointment: toScheduledRow({ ...row, treatmentId }, now),
    key: idempotencyKey
      ? {
          account_id: accountId,
          key: idempotencyKey,
          request_hash: hashBooking(booking),
          appointment_id: row.id,
          created_at: now,
        }
      : undefined,
    audit: toAuditRow({ action: 'book', accountId, before: null, after: row }, now),
    message: toMessageRow(message, config, now),
  };
  return { row, rows };
}

/** What the caller's key booked before; throws `idempotency_key_reused` if that was another wish. */
async function findRepeated(
  db: Database,
  { account, idempotencyKey: key }: BookingCaller,
  booking: Booking,
): Promise<AppointmentRow | undefined> {
  const earlier = key && (await findBookingByKey(db, { accountId: account.accountId, key }));
  if (!earlier) return undefined;
  if (!earlier.requestHash.equals(hashBooking(booking))) throw new AppError('idempotency_key_reused');
  return earlier;
}

function hashBooking({ doctorId, treatmentType, date, time }: Booking): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([doctorId, treatmentType, date, time]))
    .digest();
}
