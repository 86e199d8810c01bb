import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import {
  announceChange,
  type BookingDecision,
  type BookingWish,
  insertBooking,
} from '../../features/appointments/commands.ts';
import { isPatientBooked } from '../../features/appointments/queries.ts';
import { type BookingOffer, findNewcomerMinutes } from '../../features/appointments/rules.ts';
import { withCurrentPlan } from '../../features/appointments/with-current-plan.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Booker, type BookingPlan, draftBooking } from './draft-booking.ts';
import { refuseForToday } from './policy.ts';

/** Doctors and time that the rules allow; which of them is free is decided by the statement that writes. */
export type Offer = Extract<BookingOffer, { ok: true }>;
export type Draft = ReturnType<typeof draftBooking>;

/** The caller and the patient of a booking, what is written with it, and what limits it. */
export type PreparedBooking = Pick<BookingWish, 'householdMax' | 'byStaff'> & {
  booker: Booker;
  details: Omit<BookingPlan, keyof Offer | 'id' | 'nowMs'>;
  /** Whose bookings are locked and counted: of an account, of a guest by the patient, or of staff */
  accountId: string;
};

type BookingRefusal = Exclude<BookingDecision['outcome'], 'booked'>;

type Booking<Result, Allowed extends Offer> = {
  /** The lane in which it queues, and the caller */
  lane: { doctorId: string; accountId: string };
  /** The day of the practice on which the appointment would be */
  date: string;
  findOffer: (nowMs: number) => Allowed | Exclude<BookingOffer, Offer>;
  /** The answer to the same request, if it was carried out before and its answer was lost. */
  findRepeated: () => Promise<Result | undefined>;
  /** Throws why it was not booked, or answers a repeated request; after a transaction was rolled back. */
  refuse: (outcome: BookingRefusal, offer: Allowed) => Promise<Result>;
};

/** A booking that is made ready before it queues. */
type ReadyBooking<Result> = Booking<Result, Offer> & {
  prepare: (offer: Offer, nowMs: number) => Promise<PreparedBooking>;
  toResult: (draft: Draft) => Result;
};

/** A booking that needs more locks, and writes more, than the statement that books. */
type LockedBooking<Result, Allowed extends Offer> = Booking<Result, Allowed> & {
  prepare: (
    transaction: DatabaseTransaction,
    offer: Allowed,
    nowMs: number,
  ) => Promise<PreparedBooking | { repeated: Result }>;
  /** Writes what belongs to the booking, and answers it. */
  finish: (transaction: DatabaseTransaction, draft: Draft, isOverbooked: boolean) => Promise<Result>;
};

/**
 * Books by a single statement: it takes the locks of doctor, patient and account, decides what the database alone can
 * decide, and writes appointment, audit entry and confirmation. What can be made ready before is, so others wait as short as
 * can be.
 */
export async function bookInOneStatement<Result>(
  context: AppContext,
  booking: ReadyBooking<Result>,
): Promise<Result> {
  return bookByPlan(context, booking, async (offer, nowMs) => {
    const prepared = await booking.prepare(offer, nowMs);
    const write = toStatement(context, booking.date, { offer, prepared, nowMs });
    return inCalendarLane(context, booking.lane, async () => {
      const { draft } = await write(context.db);
      return { draft, result: booking.toResult(draft) };
    });
  });
}

/** Books by the same statement in a transaction that takes further locks first, and writes what else belongs to it. */
export async function bookInTransaction<Result, Allowed extends Offer = Offer>(
  context: AppContext,
  booking: LockedBooking<Result, Allowed>,
): Promise<Result> {
  return bookByPlan(context, booking, (offer, nowMs) =>
    inCalendarLane(context, booking.lane, () =>
      context.db.transaction().execute(async (transaction) => {
        const prepared = await booking.prepare(transaction, offer, nowMs);
        if ('repeated' in prepared) return { result: prepared.repeated };
        if (await isPatientBooked(transaction, prepared.booker.patient.patientId, offer.during))
          throw new BookingRefused('patient_busy');
        const write = toStatement(context, booking.date, { offer, prepared, nowMs });
        const { draft, isOverbooked } = await write(transaction);
        return { draft, result: await booking.finish(transaction, draft, isOverbooked) };
      }),
    ),
  );
}

/** Rolls back the transaction, if there is one, before the refusal is told. */
class BookingRefused extends Error {
  override name = 'BookingRefused';
  readonly outcome: BookingRefusal;
  constructor(outcome: BookingRefusal) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** What was booked; no draft if an earlier booking is answered. */
type Done<Result> = { draft?: Draft; result: Result };

async function bookByPlan<Result, Allowed extends Offer>(
  context: AppContext,
  booking: Booking<Result, Allowed>,
  carryOut: (offer: Allowed, nowMs: number) => Promise<Done<Result>>,
): Promise<Result> {
  return withCurrentPlan(context, async () => {
    const nowMs = context.clock.nowMs();
    const offer = booking.findOffer(nowMs);
    if (!offer.ok) {
      // A booking is sent again when its answer was lost, and by then its time may have come too near.
      const repeated = await booking.findRepeated();
      if (repeated) return repeated;
      throw new AppError('outside_rules', { rule: offer.rule });
    }
    try {
      const { draft, result } = await carryOut(offer, nowMs);
      if (draft) announceChange(context.listener, draft.appointment);
      return result;
    } catch (error) {
      if (error instanceof BookingRefused) return booking.refuse(error.outcome, offer);
      throw error;
    }
  });
}

type Ready = { offer: Offer; prepared: PreparedBooking; nowMs: number };

/** Makes the rows for each of the doctors; the statement writes those of the doctor that it chooses. */
function toStatement(
  context: AppContext,
  date: string,
  { offer, prepared, nowMs }: Ready,
): (db: Database) => Promise<{ draft: Draft; isOverbooked: boolean }> {
  const { config, practice } = context;
  const { timeZone } = practice.facts;
  const { booker, details, accountId, householdMax, byStaff } = prepared;
  const { doctors, during, bufferMinutes, planRevision } = offer;
  const plan: BookingPlan = { ...offer, ...details, id: randomUUID(), nowMs };
  const drafts = doctors.map((doctor) => draftBooking(context, booker, plan, doctor));
  const share = { date, percent: config.newcomersDayPercent };
  const wish: BookingWish = {
    ...{ accountId, patientId: booker.patient.patientId, doctorIds: doctors.map(({ id }) => id) },
    ...{ planRevision, during, bufferMinutes, day: findZoneDay(timeZone, date) },
    // A guest's key is looked up before, under the lock of the address.
    key: details.key?.account_id ? details.key.key : undefined,
    now: new Date(nowMs),
    todayFrom: new Date(findZoneDayAt(timeZone, nowMs).startMs),
    openAppointmentsMax: config.openAppointmentsMax,
    bookingsPerDayMax: config.bookingsPerDayMax,
    ...(householdMax !== undefined && { householdMax }),
    ...(details.source?.is_newcomer && { newcomerMinutes: findNewcomerMinutes(practice, doctors, share) }),
    ...(byStaff && { byStaff }),
  };
  return async (db) => {
    const decision = await insertBooking(
      db,
      wish,
      drafts.map(({ rows }) => rows),
    );
    if (decision.outcome !== 'booked') throw new BookingRefused(decision.outcome);
    const draft = drafts[decision.place - 1];
    if (!draft) throw new Error(`there is no doctor ${decision.place}`);
    return { draft, isOverbooked: decision.isOverbooked };
  };
}

/** Throws what forbade a booking online. */
export function refuseOnline(
  context: AppContext,
  outcome: Exclude<BookingRefusal, 'repeated' | 'unknown_patient'>,
): never {
  switch (outcome) {
    case 'slot_taken':
    case 'patient_busy':
    case 'too_many_open_appointments':
    case 'newcomers_day_full':
      throw new AppError(outcome);
    case 'too_many_bookings_today':
      return refuseForToday(context);
  }
}
