import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../features/accounts/queries.ts';
import { isPatientBooked } from '../../features/appointments/queries.ts';
import { findOffer, presentAppointment } from '../../features/appointments/rules.ts';
import {
  type BookingOrigin,
  isNewAccount,
  toBookingSource,
  toHouseholdMax,
} from '../../features/booking-sources/rules.ts';
import { findCare, findPatient } from '../../features/patients/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { bookInOneStatement, refuseOnline } from './book.ts';
import { type BookingKey, findBookedBefore, hashBooking } from './booking-key.ts';
import type { Booker } from './draft-booking.ts';

type BookingCaller = {
  account: Account;
  /** Language of the reply and of the confirmation */
  language: Language;
  idempotencyKey?: string | undefined;
  /** Where the call comes from */
  from: BookingOrigin;
};

/**
 * Books an appointment for a patient of an account. With a key that was used before it answers the appointment made then.
 * The website and the assistant both come through here. Throws `outside_rules`, `slot_taken`, `patient_busy`,
 * `too_many_open_appointments`, `too_many_bookings_today`, `newcomers_day_full`, `idempotency_key_reused`, `unavailable` or
 * `too_many_requests`, and `not_found` for a patient that the account does not manage.
 */
export async function bookOnline(
  context: AppContext,
  { account, language, idempotencyKey, from }: BookingCaller,
  booking: Booking,
): Promise<Appointment> {
  const { config, db, practice, secretKey } = context;
  const { accountId } = account;
  const patientId = booking.patientId ?? account.patientId;
  const key: BookingKey | undefined = idempotencyKey
    ? { account_id: accountId, key: idempotencyKey, request_hash: hashBooking(booking, booking.patientId) }
    : undefined;
  const findRepeated = async () => {
    const earlier = await findBookedBefore(context, db, key, language);
    return earlier && presentAppointment(context, earlier, language);
  };
  return bookInOneStatement(context, {
    lane: { doctorId: booking.doctorId, accountId },
    date: booking.date,
    findOffer: (nowMs) => findOffer(practice, booking, nowMs),
    findRepeated,
    async prepare(_, nowMs) {
      const { treatmentType, bookingMethod, reminderConsent, note, pain } = booking;
      const origin = { email: account.email, isNewcomer: isNewAccount(account, nowMs), now: new Date(nowMs) };
      const source = origin.isNewcomer ? toBookingSource(secretKey, from, origin) : undefined;
      const patient = await findManaged(db, account, patientId);
      return {
        booker: { actor: { kind: 'account', id: accountId }, patient, contact: account, language },
        details: { treatmentType, bookingMethod, reminderConsent, note, pain, source, key },
        ...{ accountId, householdMax: toHouseholdMax(config.openAppointmentsMax) },
      };
    },
    toResult: ({ appointment }) => appointment,
    async refuse(outcome, { during }) {
      switch (outcome) {
        case 'repeated': {
          const earlier = await findRepeated();
          if (!earlier) throw new Error('the booking of a repeated confirmation is gone');
          return earlier;
        }
        // A patient who is gone was erased in another tab; the account no longer manages its former patients.
        case 'unknown_patient':
          throw new AppError(patientId === account.patientId ? 'unauthorized' : 'not_found');
        case 'slot_taken': {
          // Report `patient_busy` if this patient already holds the time, e.g. from another tab.
          const isOwn = await isPatientBooked(db, patientId, during);
          throw new AppError(isOwn ? 'patient_busy' : 'slot_taken');
        }
        default:
          return refuseOnline(context, outcome);
      }
    },
  });
}

/** The patient of the booking: the account's own, or one that it manages. Throws `not_found`. */
async function findManaged(db: Database, account: Account, patientId: string): Promise<Booker['patient']> {
  if (patientId === account.patientId) return { ...account, ...ownCare };
  const person = await findPatient(db, { id: patientId, accountId: account.accountId });
  const care = person && (await findCare(db, patientId));
  if (!care) throw new AppError('not_found');
  return { ...person, ...care, patientId };
}

/** The account's own patient needs no further marks. */
const ownCare = { relation: 'self', hasNamesake: false, yearOfBirth: null } as const;
