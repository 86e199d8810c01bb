import { randomUUID } from 'node:crypto';
import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext, PracticeData } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { createToken, hashToken } from '../../security/tokens.ts';
import { hashBooking, requireBooked } from '../appointments/book-appointment.ts';
import { announceChange, insertBooking } from '../appointments/commands.ts';
import { type Booker, draftBooking } from '../appointments/draft-booking.ts';
import { type AppointmentView, findBookingByKey, isPatientBooked } from '../appointments/queries.ts';
import { type BookingOffer, findNewcomerMinutes, findOffer, toAppointment } from '../appointments/rules.ts';
import { withCurrentPlan } from '../appointments/with-current-plan.ts';
import { countByDomain } from '../booking-sources/count-by-domain.ts';
import { countGuestBookings, isKnownAddress } from '../booking-sources/queries.ts';
import {
  type BookingSource,
  findNewAccountsSince,
  toBookingSource,
  toHouseholdMax,
  toLockNames,
} from '../booking-sources/rules.ts';
import { notVerified, useProof } from '../codes/commands.ts';
import { hasProof } from '../codes/queries.ts';
import { toPhoneNumber } from '../codes/rules.ts';
import { requireHuman } from '../human-check/require-human.ts';
import { insertPatient } from '../patients/commands.ts';
import { listPatients } from '../patients/queries.ts';
import { throttle } from '../throttle/commands.ts';
import { toMailbox } from '../throttle/rules.ts';
import { insertGuest, insertTokens, lockContact, toTokenRow, updateGuestPhone } from './commands.ts';
import { holdAccount, listGuests } from './queries.ts';
import { isSameName } from './rules.ts';

type GuestWish = ParsedInput<'bookAsGuest'>['body'];
type GuestCaller = { caller: Caller; language: Language; idempotencyKey: string | undefined };
type Booked = { appointment: Appointment; cancelToken: string };
type Offer = Extract<BookingOffer, { ok: true }>;
type Key = { requester: Buffer; key: string; request_hash: Buffer };

/**
 * Books without an account, for whoever has proven the address in this browser. The rules and limits are those of
 * accounts, counted by mailbox, browser and domain. If an account has the address, the appointment is found there too. Throws
 * `email_not_verified`, `invalid_phone`, `phone_country_unsupported`, `outside_rules`, `slot_taken`, `patient_busy`, `too_many_open_appointments`,
 * `too_many_bookings_today`, `too_many_from_domain`, `newcomers_day_full`, `proof_of_work_required`, `too_many_requests` or `unavailable`. A confirmation that comes again from the same
 * browser is answered with the appointment that the first one made, and a token of its own.
 */
export async function bookAsGuest(
  context: AppContext,
  wish: GuestWish,
  { caller, language, idempotencyKey }: GuestCaller,
): Promise<Booked> {
  const { db, clock, practice, listener } = context;
  const { requester } = caller;
  if (!requester) throw notVerified('email');
  const guest = { ...wish, phone: toPhoneNumber(context, wish.phone), language };
  const now = new Date(clock.nowMs());
  const key = idempotencyKey && {
    ...{ requester: hashToken(requester), key: idempotencyKey },
    request_hash: hashBooking(wish, JSON.stringify([wish.email, wish.firstName, wish.lastName, guest.phone])),
  };
  const proof = { channel: 'email', target: wish.email, purpose: 'verification', requester } as const;
  // Read before the earlier booking: the transaction that uses the proof writes the booking, so without a proof a booking
  // that the same key made meanwhile is found.
  const isProven = await hasProof(db, proof, now);
  const earlier = key && (await findRepeated(context, db, key, language));
  if (earlier) {
    await throttle(context, 'guest_booking', caller, { target: toMailbox(wish.email) });
    return openAgain(context, db, earlier, language);
  }
  requireOffer(practice, wish, now);
  if (!isProven) throw notVerified('email');
  await requireHuman(context, 'soft_guest_booking', caller);
  await throttle(context, 'guest_booking', caller, { target: toMailbox(wish.email) });
  const isNewcomer = !(await isKnownAddress(db, wish.email, findNewAccountsSince(now.getTime())));
  const source = toBookingSource(context.secretKey, caller, { email: wish.email, isNewcomer, now });
  const place = { doctorId: wish.doctorId, accountId: toMailbox(wish.email) };
  const booked = await countByDomain(context, caller, wish.email, () =>
    withCurrentPlan(context, () => {
      const offer = requireOffer(practice, wish, now);
      return inCalendarLane(context, place, () =>
        db.transaction().execute(async (transaction) => {
          await lockContact(transaction, [guest.email, ...toLockNames(source)]);
          const repeated = key && (await findRepeated(context, transaction, key, language));
          if (repeated) return openAgain(context, transaction, repeated, language);
          await useProof(transaction, proof, now);
          return bookFor(context, transaction, guest, { offer, key: key || undefined, source, now });
        }),
      );
    }),
  );
  announceChange(listener, booked.appointment);
  return booked;
}

function requireOffer(practice: PracticeData, wish: GuestWish, now: Date): Offer {
  const offer = findOffer(practice, wish, now.getTime());
  if (!offer.ok) throw new AppError('outside_rules', { rule: offer.rule });
  return offer;
}

type Guest = GuestWish & { language: Language };

async function bookFor(
  context: AppContext,
  transaction: DatabaseTransaction,
  guest: Guest,
  { offer, key, source, now }: { offer: Offer; key: Key | undefined; source: BookingSource; now: Date },
): Promise<Booked> {
  const { config, practice } = context;
  const { timeZone } = practice.facts;
  const nowMs = now.getTime();
  const { openAppointmentsMax, bookingsPerDayMax } = config;
  const today = findZoneDayAt(timeZone, nowMs);
  const secondsLeftToday = (today.endMs - nowMs) / 1000;
  const counted = { email: guest.email, now, todayFrom: new Date(today.startMs) };
  const { openOfMailbox, openOfBrowser, mailboxToday } = await countGuestBookings(
    transaction,
    source,
    counted,
  );
  if (openOfMailbox >= openAppointmentsMax || openOfBrowser >= toHouseholdMax(openAppointmentsMax))
    throw new AppError('too_many_open_appointments');
  if (mailboxToday >= bookingsPerDayMax)
    throw new AppError('too_many_bookings_today', { retryAfterSeconds: Math.ceil(secondsLeftToday) });
  const booker = await findBooker(transaction, guest, now);
  const { patientId } = booker.patient;
  if (await isPatientBooked(transaction, patientId, offer.during)) throw new AppError('patient_busy');
  const day = findZoneDay(timeZone, guest.date);
  const cancelToken = createToken();
  const { treatmentType, reminderConsent, note, pain } = guest;
  const plan = {
    ...{ ...offer, id: randomUUID(), nowMs, treatmentType, reminderConsent, note, pain, key, source },
    bookingMethod: 'guest' as const,
    guest: {
      row: toTokenRow(cancelToken, new Date(day.endMs), now),
      token: cancelToken,
    },
  };
  const drafts = offer.doctors.map((doctor) => draftBooking(context, booker, plan, doctor));
  const share = { date: guest.date, percent: config.newcomersDayPercent };
  const decision = await insertBooking(
    transaction,
    {
      ...{ accountId: booker.contact?.accountId ?? patientId, patientId, key: undefined, now, day },
      ...{
        during: offer.during,
        bufferMinutes: offer.bufferMinutes,
        planRevision: offer.planRevision,
        doctorIds: offer.doctors.map(({ id }) => id),
      },
      ...{ todayFrom: new Date(today.startMs), openAppointmentsMax, bookingsPerDayMax },
      ...(source.is_newcomer && { newcomerMinutes: findNewcomerMinutes(practice, offer.doctors, share) }),
    },
    drafts.map(({ rows }) => rows),
  );
  const { appointment } = requireBooked(decision, drafts, secondsLeftToday);
  return { appointment, cancelToken };
}

/** The guest as a person: one who is known by this address and name, or a new one. */
async function findBooker(transaction: DatabaseTransaction, guest: Guest, now: Date): Promise<Booker> {
  const { firstName, lastName, email, phone, language } = guest;
  const accountId = await holdAccount(transaction, email);
  const people = accountId
    ? await listPatients(transaction, accountId)
    : await listGuests(transaction, email);
  const known = people.find((person) => isSameName(person, guest));
  const patientId = known?.id ?? (await insertPerson(transaction, guest, accountId, now));
  if (known && !accountId) await updateGuestPhone(transaction, { id: known.id, phone }, now);
  return {
    actor: { kind: 'guest', id: patientId },
    patient: {
      ...{ patientId, relation: null, hasNamesake: false, yearOfBirth: null },
      ...{ firstName: known?.firstName ?? firstName, lastName: known?.lastName ?? lastName },
    },
    contact: { accountId: accountId ?? null, firstName, lastName, email },
    language,
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

/** The appointment that the key booked before; throws `idempotency_key_reused` with it if the request was another one. */
async function findRepeated(
  { clock, practice }: AppContext,
  db: Database,
  key: Key,
  language: Language,
): Promise<AppointmentView | undefined> {
  const earlier = await findBookingByKey(db, key);
  if (!earlier || earlier.requestHash.equals(key.request_hash)) return earlier;
  const { timeZone } = practice.facts;
  const current = toAppointment(earlier, { nowMs: clock.nowMs(), timeZone, language });
  throw new AppError('idempotency_key_reused', { current });
}

/** The first answer was lost, and its token with it: only its hash is kept. */
async function openAgain(
  { clock, practice }: AppContext,
  db: Database,
  earlier: AppointmentView,
  language: Language,
): Promise<Booked> {
  const { timeZone } = practice.facts;
  const nowMs = clock.nowMs();
  const cancelToken = createToken();
  const dayEndsAt = new Date(findZoneDayAt(timeZone, earlier.startAt.getTime()).endMs);
  const row = toTokenRow(cancelToken, dayEndsAt, new Date(nowMs));
  await insertTokens(db, [{ ...row, appointment_id: earlier.id }]);
  return { appointment: toAppointment(earlier, { nowMs, timeZone, language }), cancelToken };
}
