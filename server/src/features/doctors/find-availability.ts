import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Availability, Days } from '@praxisportal/contract/doctor';
import { limits } from '@praxisportal/contract/limits';
import type { DoctorFacts } from '@praxisportal/practice/types';
import { AppError } from '../../app-error.ts';
import type { AppContext, PracticeData } from '../../context.ts';
import { type BookingWindow, findBookingWindow } from '../../domain/booking-window.ts';
import { addDays, clipPeriod, type Period, toMonthPeriod } from '../../domain/calendar-date.ts';
import { type DoctorTimes, findDayOffer, findFirstStart, findMonthOffers } from '../../domain/slots.ts';
import { findPeriodInterval } from '../../domain/zone-day.ts';
import { type BusyTimes, listBusyTimes } from './queries.ts';
import { requireDoctor, toDoctorCalendar } from './rules.ts';

/** Whose times, as a doctor's id or `any`, for which treatment, by its German name, and which appointment moves. */
type Wish = { doctorId: string; treatment?: string | undefined; moving?: string | undefined };

type Question = {
  doctors: readonly DoctorFacts[];
  treatmentMinutes: number;
  moving: string | undefined;
  bookingWindow: BookingWindow;
  nowMs: number;
};

/** Nearly every calendar has a free start in these days, so that the rest of the window is seldom read. */
const nearDays = 14;

/** The free starts HH:MM of one day. Throws `not_found`, or `outside_rules` for an unknown treatment. */
export async function listFreeStarts(context: AppContext, wish: Wish & { date: string }): Promise<string[]> {
  const period = { firstDate: wish.date, lastDate: wish.date };
  const calendars = await readCalendars(context, toQuestion(context, wish), period);
  return [...findDayOffer(calendars, wish.date).starts];
}

/** Free starts and state of each day of a month YYYY-MM; throws like `listFreeStarts`. */
export async function listFreeDays(context: AppContext, wish: Wish & { month: string }): Promise<Days> {
  const calendars = await readCalendars(context, toQuestion(context, wish), toMonthPeriod(wish.month));
  const offers = Object.entries(findMonthOffers(calendars, wish.month));
  return {
    days: Object.fromEntries(offers.map(([date, { starts }]) => [date, starts.length])),
    states: Object.fromEntries(offers.map(([date, { state }]) => [date, state])),
  };
}

/** The next free start of each doctor and of any; throws `outside_rules` for an unknown treatment. */
export async function findAvailability(
  context: AppContext,
  treatment: string | undefined,
): Promise<Availability> {
  const question = toQuestion(context, { doctorId: anyDoctorId, treatment });
  const doctors: Availability['doctors'] = {};
  for (const period of splitWindow(question.bookingWindow)) {
    const waiting = question.doctors.filter(({ id }) => !doctors[id]);
    if (waiting.length === 0) break;
    const calendars = await readCalendars(context, { ...question, doctors: waiting }, period);
    for (const doctor of calendars.doctors)
      doctors[doctor.doctorId] = findFirstStart({ ...calendars, doctors: [doctor] }, period) ?? null;
  }
  return { any: findEarliest(doctors), doctors };
}

function splitWindow({ firstDate, lastDate }: BookingWindow): Period[] {
  const farFirstDate = addDays(firstDate, nearDays);
  return [
    { firstDate, lastDate: addDays(farFirstDate, -1) },
    { firstDate: farFirstDate, lastDate },
  ];
}

// At the same time the doctor who is listed first: which of them it will be is decided when it is booked.
function findEarliest(doctors: Availability['doctors']): Availability['any'] {
  let earliest: Availability['any'] = null;
  for (const [doctorId, start] of Object.entries(doctors)) {
    const isEarlier = !earliest || (start && toSortable(start) < toSortable(earliest));
    if (start && isEarlier) earliest = { ...start, doctorId };
  }
  return earliest;
}

function toSortable({ date, time }: { date: string; time: string }): string {
  return `${date} ${time}`;
}

function toQuestion({ clock, practice }: AppContext, { doctorId, treatment, moving }: Wish): Question {
  const nowMs = clock.nowMs();
  return {
    doctors: doctorId === anyDoctorId ? practice.doctors : [requireDoctor(practice, doctorId)],
    treatmentMinutes: findTreatmentMinutes(practice, treatment),
    moving,
    bookingWindow: findBookingWindow(nowMs, practice.facts.timeZone),
    nowMs,
  };
}

/** The doctors' calendars with what is taken on those days of the period that can be booked. */
async function readCalendars(context: AppContext, question: Question, period: Period) {
  const busyTimes = await readBusyTimes(context, question, period);
  const doctors: (DoctorTimes & { doctorId: string })[] = question.doctors.map((doctor) => ({
    doctorId: doctor.id,
    calendar: toDoctorCalendar(context.practice, doctor),
    busy: busyTimes.get(doctor.id) ?? [],
  }));
  return { ...question, doctors };
}

/** One query for all doctors; none for days on which nothing can be booked, because anybody may ask for any. */
async function readBusyTimes(
  { db, practice }: AppContext,
  { doctors, bookingWindow, moving }: Question,
  period: Period,
): Promise<BusyTimes> {
  const bookable = clipPeriod(period, bookingWindow);
  if (bookable.firstDate > bookable.lastDate) return new Map();
  const within = findPeriodInterval(bookable, practice.facts.timeZone);
  return listBusyTimes(
    db,
    doctors.map(({ id }) => id),
    within,
    moving,
  );
}

function findTreatmentMinutes(practice: PracticeData, germanName: string | undefined): number {
  if (germanName === undefined) return limits.defaultTreatmentMinutes;
  const treatment = practice.treatments.find(({ name }) => name.de === germanName);
  if (!treatment) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  return treatment.bookableMinutes;
}
