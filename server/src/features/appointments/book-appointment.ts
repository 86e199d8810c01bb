import { createHash, randomUUID } from 'node:crypto';
import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { DoctorFacts } from '@praxisportal/practice/types';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { Database } from '../../db/database.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import type { Account } from '../accounts/queries.ts';
import { toConsentRow } from '../consents/rules.ts';
import {
  announceChange,
  type BookingRows,
  insertBooking,
  toAuditRow,
  toMailState,
  toScheduledRow,
} from './commands.ts';
import { confirmationMail, toAppointmentMessage } from './mails.ts';
import { type AppointmentView, findBookingByKey, isPatientBooked } from './queries.ts';
import { type BookingOffer, findOffer, toAppointment } from './rules.ts';

/** Who asks, and in which language to answer and write. */
export type AppointmentCaller = { account: Account; language: Language };
type Possible = Extract<BookingOffer, { ok: true }>;
type BookingCaller = AppointmentCaller & { idempotencyKey?: string | undefined };

/**
 * Books an appointment with its audit and its confirmation mail. What can be decided or made ready without the locks is
 * done before them; taking them, deciding the rest and writing is one statement. Throws `outside_rules`, `slot_taken`, `patient_busy`,
 * `too_many_open_appointments`, `too_many_bookings_today`, `unavailable` or `too_many_requests`. With a key that was used before it answers the
 * appointment made then. The website and the assistant both come through here; there is no second way to book.
 */
export async function bookAppointment(
  context: AppContext,
  caller: BookingCaller,
  booking: Booking,
): Promise<Appointment> {
  const { config, db, clock, practice, listener } = context;
  const { timeZone } = practice.facts;
  const { language } = caller;
  const { accountId, patientId } = caller.account;
  const nowMs = clock.nowMs();
  const offer = findOffer(practice, booking, nowMs);
  if (!offer.ok) {
    // A confirmation is sent again when its answer was lost, and by then its time may have come too near.
    const earlier = await findRepeated(db, caller, booking);
    if (earlier) return toAppointment(earlier, { nowMs, timeZone, language });
    throw new AppError('outside_rules', { rule: offer.rule });
  }
  const id = randomUUID();
  const drafts = offer.doctors.map((doctor) =>
    draftBooking(context, caller, booking, { ...offer, doctor, id, nowMs }),
  );
  const today = findZoneDayAt(timeZone, nowMs);
  const wish = {
    accountId,
    patientId,
    doctorIds: offer.doctors.map((doctor) => doctor.id),
    key: caller.idempotencyKey,
    during: offer.during,
    day: findZoneDay(timeZone, booking.date),
    now: new Date(nowMs),
    todayFrom: new Date(today.startMs),
    openAppointmentsMax: config.openAppointmentsMax,
    bookingsPerDayMax: config.bookingsPerDayMax,
  };
  const { outcome, place } = await inCalendarLane(context, { doctorId: booking.doctorId, accountId }, () =>
    insertBooking(
      db,
      wish,
      drafts.map(({ rows }) => rows),
    ),
  );
  // Nobody is told that somebody else was faster who has booked this time before, in another tab perhaps.
  if (outcome === 'slot_taken' && (await isPatientBooked(db, patientId, offer.during)))
    throw new AppError('patient_busy');
  if (outcome === 'repeated') {
    const earlier = await findRepeated(db, caller, booking);
    if (!earlier) throw new Error('the booking of a repeated confirmation is gone');
    return toAppointment(earlier, { nowMs, timeZone, language });
  }
  if (outcome === 'too_many_bookings_today') {
    throw new AppError(outcome, { retryAfterSeconds: Math.ceil((today.endMs - nowMs) / 1000) });
  }
  if (outcome !== 'booked') throw new AppError(outcome);
  const booked = drafts[place - 1];
  if (!booked) throw new Error(`there is no doctor ${place}`);
  announceChange(listener, booked.appointment);
  return booked.appointment;
}

/** The appointment as it would be with this doctor, and all that is written if it comes to that. */
function draftBooking(
  { config, practice }: AppContext,
  { account, language, idempotencyKey }: BookingCaller,
  booking: Booking,
  { id, doctor, during, treatmentId, nowMs }: Possible & { id: string; doctor: DoctorFacts; nowMs: number },
): { appointment: Appointment; rows: BookingRows } {
  const now = new Date(nowMs);
  const { accountId, patientId } = account;
  const row: AppointmentView = {
    id,
    patientId,
    doctorId: doctor.id,
    doctorName: doctor.name,
    treatmentType: booking.treatmentType,
    startAt: new Date(during.startMs),
    endAt: new Date(during.endMs),
    status: 'scheduled',
    bookingMethod: booking.bookingMethod,
    patientFirstName: account.firstName,
    patientLastName: account.lastName,
    version: 1,
    ...toMailState(config),
  };
  const appointment = toAppointment(row, { nowMs, timeZone: practice.facts.timeZone, language });
  const mail = confirmationMail(language, practice, appointment, account);
  const message = toAppointmentMessage('confirmation', { contact: account, language }, appointment, mail);
  const rows: BookingRows = {
    appointment: toScheduledRow({ ...row, treatmentId }, now),
    key: idempotencyKey
      ? {
          account_id: accountId,
          key: idempotencyKey,
          request_hash: hashBooking(booking),
          appointment_id: id,
          created_at: now,
        }
      : undefined,
    audit: toAuditRow({ action: 'book', accountId, before: null, after: row }, now),
    message: toMessageRow(message, config, now),
    consents: toConsentRows({ accountId, appointmentId: id }, booking, now),
  };
  return { appointment, rows };
}

/** Who books accepts the cancellation policy, and may say whether to be reminded. */
function toConsentRows(
  of: { accountId: string; appointmentId: string },
  { reminderConsent }: Booking,
  now: Date,
): BookingRows['consents'] {
  const policy = toConsentRow(of, { kind: 'cancellation_policy', given: true }, now);
  if (reminderConsent === undefined) return [policy];
  return [policy, toConsentRow(of, { kind: 'reminders', given: reminderConsent }, now)];
}

/** What the caller's key booked before; throws `idempotency_key_reused` if that was another wish. */
async function findRepeated(
  db: Database,
  { account, idempotencyKey: key }: BookingCaller,
  booking: Booking,
): Promise<AppointmentView | undefined> {
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
