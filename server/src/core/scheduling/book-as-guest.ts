import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import type { AppointmentView } from '../../features/appointments/queries.ts';
import { findOffer, presentAppointment } from '../../features/appointments/rules.ts';
import { countByDomain } from '../../features/booking-sources/count-by-domain.ts';
import { countGuestBookings, isKnownAddress } from '../../features/booking-sources/queries.ts';
import {
  type BookingSource,
  findNewAccountsSince,
  toBookingSource,
  toHouseholdMax,
  toLockNames,
} from '../../features/booking-sources/rules.ts';
import { notVerified, useProof } from '../../features/codes/commands.ts';
import { hasProof } from '../../features/codes/queries.ts';
import { toPhoneNumber } from '../../features/codes/rules.ts';
import {
  insertGuest,
  insertTokens,
  lockContact,
  toTokenRow,
  updateGuestPhone,
} from '../../features/guests/commands.ts';
import { holdAccount, listGuests } from '../../features/guests/queries.ts';
import { isSameName } from '../../features/guests/rules.ts';
import { requireHuman } from '../../features/human-check/require-human.ts';
import { insertPatient } from '../../features/patients/commands.ts';
import { listPatients } from '../../features/patients/queries.ts';
import { throttle } from '../../features/throttle/commands.ts';
import { toMailbox } from '../../features/throttle/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { createToken, hashToken } from '../../security/tokens.ts';
import { bookInTransaction, refuseOnline } from './book.ts';
import { type BookingKey, findBookedBefore, hashBooking } from './booking-key.ts';
import type { Booker } from './draft-booking.ts';

type GuestRequest = ParsedInput<'bookAsGuest'>['body'];
type GuestCaller = { caller: Caller; language: Language; idempotencyKey: string | undefined };
type Booked = { appointment: Appointment; cancelToken: string };

/**
 * Books without an account, for a caller who has proven the address in this browser. The rules and limits are those of
 * accounts, counted by mailbox, browser and domain. If an account has the address, the appointment is found there too. A
 * confirmation that is repeated by the same browser is answered with the appointment that the first one made, and a token of
 * its own. Throws `email_not_verified`, `invalid_phone`, `phone_country_unsupported`, `outside_rules`, `slot_taken`,
 * `patient_busy`, `too_many_open_appointments`, `too_many_bookings_today`, `too_many_from_domain`, `newcomers_day_full`,
 * `proof_of_work_required`, `idempotency_key_reused`, `too_many_requests` or `unavailable`.
 */
export async function bookAsGuest(
  context: AppContext,
  request: GuestRequest,
  { caller, language, idempotencyKey }: GuestCaller,
): Promise<Booked> {
  const { db, clock, practice } = context;
  const { requester } = caller;
  if (!requester) throw notVerified('email');
  const guest = { ...request, phone: toPhoneNumber(context, request.phone), language };
  const { email, firstName, lastName, phone, date, doctorId } = guest;
  const now = new Date(clock.nowMs());
  const person = JSON.stringify([email, firstName, lastName, phone]);
  const key: BookingKey | undefined = idempotencyKey
    ? {
        ...{ account_id: null, requester: hashToken(requester), key: idempotencyKey },
        request_hash: hashBooking(request, person),
      }
    : undefined;
  const findRepeated = async (on: Database) => {
    const booked = await findBookedBefore(context, on, key, language);
    return booked && openAgain(context, on, booked, language);
  };
  const countTry = () => throttle(context, 'guest_booking', caller, { target: toMailbox(email) });
  const proof = { channel: 'email', target: email, purpose: 'verification', requester } as const;
  // Read before the earlier booking: the transaction that uses the proof writes the booking, so without a proof a booking
  // that the same key made meanwhile is found.
  const isProven = await hasProof(db, proof, now);
  const earlier = await findBookedBefore(context, db, key, language);
  if (earlier) {
    await countTry();
    return openAgain(context, db, earlier, language);
  }
  const offer = findOffer(practice, request, now.getTime());
  if (!offer.ok) throw new AppError('outside_rules', { rule: offer.rule });
  if (!isProven) throw notVerified('email');
  await requireHuman(context, 'soft_guest_booking', caller);
  await countTry();
  const isNewcomer = !(await isKnownAddress(db, email, findNewAccountsSince(now.getTime())));
  const source = toBookingSource(context.secretKey, caller, { email, isNewcomer, now });
  const cancelToken = createToken();
  let isKnownGuest = false;
  return countByDomain(context, caller, email, () =>
    bookInTransaction<Booked>(context, {
      lane: { doctorId, accountId: toMailbox(email) },
      date,
      findOffer: (nowMs) => findOffer(practice, request, nowMs),
      findRepeated: () => findRepeated(db),
      async prepare(transaction) {
        await lockContact(transaction, [email, ...toLockNames(source)]);
        const repeated = await findRepeated(transaction);
        if (repeated) return { repeated };
        await useProof(transaction, proof, now);
        await requireGuestLimits(context, transaction, { email, source, now });
        const { booker, isKnown } = await findBooker(transaction, guest, now);
        isKnownGuest = isKnown && booker.contact?.accountId === null;
        const { treatmentType, reminderConsent, note, pain } = guest;
        const dayEndsAt = new Date(findZoneDay(practice.facts.timeZone, date).endMs);
        const token = { row: toTokenRow(cancelToken, dayEndsAt, now), token: cancelToken };
        return {
          booker,
          details: {
            ...{ treatmentType, reminderConsent, note, pain, key, source },
            ...{ bookingMethod: 'guest', guest: token },
          },
          accountId: booker.contact?.accountId ?? booker.patient.patientId,
        };
      },
      async finish(transaction, { appointment }) {
        // Only now: the booking has taken the locks of the doctor and of the patient, in this order.
        if (isKnownGuest) await updateGuestPhone(transaction, { id: appointment.patientId, phone }, now);
        return { appointment, cancelToken };
      },
      async refuse(outcome) {
        if (outcome === 'repeated' || outcome === 'unknown_patient')
          throw new Error(`a guest's booking is ${outcome}`);
        return refuseOnline(context, outcome);
      },
    }),
  );
}

type GuestLimits = { email: string; source: BookingSource; now: Date };

async function requireGuestLimits(
  context: AppContext,
  transaction: DatabaseTransaction,
  { email, source, now }: GuestLimits,
): Promise<void> {
  const { config, practice } = context;
  const today = findZoneDayAt(practice.facts.timeZone, now.getTime());
  const counted = { email, now, todayFrom: new Date(today.startMs) };
  const counts = await countGuestBookings(transaction, source, counted);
  const { openAppointmentsMax, bookingsPerDayMax } = config;
  if (
    counts.openOfMailbox >= openAppointmentsMax ||
    counts.openOfBrowser >= toHouseholdMax(openAppointmentsMax)
  )
    throw new AppError('too_many_open_appointments');
  if (counts.mailboxToday >= bookingsPerDayMax) refuseOnline(context, 'too_many_bookings_today');
}

type Guest = GuestRequest & { language: Language };

/** The guest as a patient: one who is known by this address and name, with an account or without, or a new one. */
async function findBooker(
  transaction: DatabaseTransaction,
  guest: Guest,
  now: Date,
): Promise<{ booker: Booker; isKnown: boolean }> {
  const { firstName, lastName, email, language } = guest;
  const accountId = await holdAccount(transaction, email);
  const people = accountId
    ? await listPatients(transaction, accountId)
    : await listGuests(transaction, email);
  const known = people.find((person) => isSameName(person, guest));
  const patientId = known?.id ?? (await insertPerson(transaction, guest, accountId, now));
  return {
    isKnown: known !== undefined,
    booker: {
      actor: { kind: 'guest', id: patientId },
      patient: {
        ...{ patientId, relation: null, hasNamesake: false, yearOfBirth: null },
        ...{ firstName: known?.firstName ?? firstName, lastName: known?.lastName ?? lastName },
      },
      contact: { accountId: accountId ?? null, firstName, lastName, email },
      language,
    },
  };
}

async function insertPerson(
  transaction: DatabaseTransaction,
  guest: Guest,
  accountId: string | undefined,
  now: Date,
): Promise<string> {
  if (!accountId) return insertGuest(transaction, guest, now);
  const { firstName, lastName, language } = guest;
  const person = { firstName, lastName, language, dateOfBirth: null, relation: 'other' as const };
  return (await insertPatient(transaction, accountId, person, now)).id;
}

/** The first answer was lost, and its token with it: only its hash is kept. */
async function openAgain(
  context: AppContext,
  db: Database,
  earlier: AppointmentView,
  language: Language,
): Promise<Booked> {
  const { timeZone } = context.practice.facts;
  const cancelToken = createToken();
  const dayEndsAt = new Date(findZoneDayAt(timeZone, earlier.startAt.getTime()).endMs);
  const row = toTokenRow(cancelToken, dayEndsAt, new Date(context.clock.nowMs()));
  await insertTokens(db, [{ ...row, appointment_id: earlier.id }]);
  return { appointment: presentAppointment(context, earlier, language), cancelToken };
}
