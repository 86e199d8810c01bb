import { createHash, randomUUID } from 'node:crypto';
import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { Database } from '../../db/database.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Account } from '../accounts/queries.ts';
import {
  type BookingOrigin,
  isNewAccount,
  toBookingSource,
  toHouseholdMax,
} from '../booking-sources/rules.ts';
import { findCare, findPatient } from '../patients/queries.ts';
import { announceChange, type BookingDecision, insertBooking } from './commands.ts';
import { type Booker, draftBooking } from './draft-booking.ts';
import { findBookingByKey, isPatientBooked } from './queries.ts';
import { type BookingWords, findNewcomerMinutes, findOffer, toAppointment } from './rules.ts';
import { withCurrentPlan } from './with-current-plan.ts';

/** Who asks, and in which language to answer and write. */
export type AppointmentCaller = { account: Account; language: Language };
type BookingCaller = AppointmentCaller & {
  idempotencyKey?: string | undefined;
  /** Where the call comes from. */
  from: BookingOrigin;
};

/**
 * Books an appointment with its audit and its confirmation mail. What can be decided or made ready without the locks is
 * done before them; taking them, deciding the rest and writing is one statement. Throws `outside_rules`, `slot_taken`, `patient_busy`,
 * `too_many_open_appointments`, `too_many_bookings_today`, `newcomers_day_full`, `unavailable` or `too_many_requests`, and `not_found` for a patient
 * that the account does not manage. With a key that was used before it answers the
 * appointment made then. The website and the assistant both come through here; guests through `book-as-guest.ts`.
 */
export async function bookAppointment(
  context: AppContext,
  caller: BookingCaller,
  booking: Booking,
): Promise<Appointment> {
  return withCurrentPlan(context, () => book(context, caller, booking));
}

async function book(context: AppContext, caller: BookingCaller, booking: Booking): Promise<Appointment> {
  const { config, db, clock, practice, listener } = context;
  const { timeZone } = practice.facts;
  const { account, language, idempotencyKey: key } = caller;
  const { accountId } = account;
  const nowMs = clock.nowMs();
  const offer = findOffer(practice, booking, nowMs);
  if (!offer.ok) {
    // A confirmation is sent again when its answer was lost, and by then its time may have come too near.
    const earlier = await findRepeated(context, caller, booking);
    if (earlier) return earlier;
    throw new AppError('outside_rules', { rule: offer.rule });
  }
  const patient = await findBooked(db, account, booking.patientId);
  const { patientId } = patient;
  const booker: Booker = { actor: { kind: 'account', id: accountId }, patient, contact: account, language };
  const { treatmentType, bookingMethod, reminderConsent, note, pain } = booking;
  const isNewcomer = isNewAccount(account, nowMs);
  const origin = { email: account.email, isNewcomer, now: new Date(nowMs) };
  const plan = {
    ...{ ...offer, id: randomUUID(), nowMs, treatmentType, bookingMethod, reminderConsent, note, pain },
    source: isNewcomer ? toBookingSource(context.secretKey, caller.from, origin) : undefined,
    key: key
      ? { account_id: accountId, key, request_hash: hashBooking(booking, booking.patientId) }
      : undefined,
  };
  const drafts = offer.doctors.map((doctor) => draftBooking(context, booker, plan, doctor));
  const today = findZoneDayAt(timeZone, nowMs);
  const wish = {
    accountId,
    patientId,
    doctorIds: offer.doctors.map((doctor) => doctor.id),
    planRevision: offer.planRevision,
    key,
    during: offer.during,
    bufferMinutes: offer.bufferMinutes,
    day: findZoneDay(timeZone, booking.date),
    now: new Date(nowMs),
    todayFrom: new Date(today.startMs),
    openAppointmentsMax: config.openAppointmentsMax,
    bookingsPerDayMax: config.bookingsPerDayMax,
    householdMax: toHouseholdMax(config.openAppointmentsMax),
    ...(isNewcomer && {
      newcomerMinutes: findNewcomerMinutes(practice, offer.doctors, {
        ...{ date: booking.date, percent: config.newcomersDayPercent },
      }),
    }),
  };
  const decision = await inCalendarLane(context, { doctorId: booking.doctorId, accountId }, () =>
    insertBooking(
      db,
      wish,
      drafts.map(({ rows }) => rows),
    ),
  );
  // Nobody is told that somebody else was faster who has booked this time before, in another tab perhaps.
  if (decision.outcome === 'slot_taken' && (await isPatientBooked(db, patientId, offer.during)))
    throw new AppError('patient_busy');
  if (decision.outcome === 'repeated') {
    const earlier = await findRepeated(context, caller, booking);
    if (!earlier) throw new Error('the booking of a repeated confirmation is gone');
    return earlier;
  }
  // Who is not there any more was erased in another tab; whoever they looked after was parted from them.
  if (decision.outcome === 'unknown_patient')
    throw new AppError(patientId === account.patientId ? 'unauthorized' : 'not_found');
  const { appointment } = requireBooked(decision, drafts, (today.endMs - nowMs) / 1000);
  announceChange(listener, appointment);
  return appointment;
}

/** The draft that was written; throws what forbade it. The seconds are those that are left of today. */
export function requireBooked<Draft>(
  { outcome, place }: BookingDecision,
  drafts: readonly Draft[],
  secondsLeftToday: number,
): Draft {
  switch (outcome) {
    case 'booked': {
      const booked = drafts[place - 1];
      if (!booked) throw new Error(`there is no doctor ${place}`);
      return booked;
    }
    case 'too_many_bookings_today':
      throw new AppError(outcome, { retryAfterSeconds: Math.ceil(secondsLeftToday) });
    case 'slot_taken':
    case 'patient_busy':
    case 'too_many_open_appointments':
    case 'newcomers_day_full':
      throw new AppError(outcome);
    case 'repeated':
    case 'unknown_patient':
      throw new Error(`nobody expected that a booking is ${outcome}`);
  }
}

/** Whom the account books for: its own person, or somebody else whom it looks after; throws `not_found`. */
async function findBooked(
  db: Database,
  account: Account,
  patientId = account.patientId,
): Promise<Booker['patient']> {
  if (patientId === account.patientId) return { ...account, ...ownCare };
  const person = await findPatient(db, { id: patientId, accountId: account.accountId });
  const care = person && (await findCare(db, patientId));
  if (!care) throw new AppError('not_found');
  return { ...person, ...care, patientId };
}

/** Of the account's own person nothing more is said. */
const ownCare = { relation: 'self', hasNamesake: false, yearOfBirth: null } as const;

/**
 * The appointment that the caller's key booked before; throws `idempotency_key_reused` with it if the request was another
 * one.
 */
async function findRepeated(
  { db, clock, practice }: AppContext,
  { account, language, idempotencyKey: key }: BookingCaller,
  booking: Booking,
): Promise<Appointment | undefined> {
  const earlier = key && (await findBookingByKey(db, { accountId: account.accountId, key }));
  if (!earlier) return undefined;
  const { timeZone } = practice.facts;
  const current = toAppointment(earlier, { nowMs: clock.nowMs(), timeZone, language });
  if (!earlier.requestHash.equals(hashBooking(booking, booking.patientId)))
    throw new AppError('idempotency_key_reused', { current });
  return current;
}

/** Hash of the request behind an idempotency key; another note, mark of pain or reminder consent is another request. */
export function hashBooking(
  {
    doctorId,
    treatmentType,
    date,
    time,
    note = '',
    pain = false,
    reminderConsent,
  }: BookingWords & Pick<Booking, 'note' | 'pain' | 'reminderConsent'>,
  patient: string | undefined,
): Buffer {
  const said = note !== '' || pain ? [note, pain] : [];
  const consent = reminderConsent === undefined ? [] : [{ reminderConsent }];
  const request = [doctorId, treatmentType, date, time, ...(patient ? [patient] : []), ...said, ...consent];
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
