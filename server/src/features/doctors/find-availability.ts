import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Availability, Days } from '@praxisportal/contract/doctor';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { AppContext, PracticeData } from '../../context.ts';
import { type BookingWindow, findBookingWindow } from '../../domain/booking-window.ts';
import { addDays, clipPeriod, type Period, toMonthPeriod } from '../../domain/calendar-date.ts';
import { findMovedService, findOnlineService, type Service } from '../../domain/practice-settings.ts';
import {
  type DoctorTimes,
  findDayOffer,
  findFirstStart,
  findMonthOffers,
  type Suitable,
} from '../../domain/slots.ts';
import { findPeriodInterval } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { type BusyTimes, findLength, listBusyTimes } from './queries.ts';
import { requireDoctor, toDoctorCalendar } from './rules.ts';

/** Whose times, as a doctor's id or `any`, for which treatment, by its German name, and which appointment moves. */
type Wish = { doctorId: string; treatment?: string | undefined; moving?: string | undefined };

type Question = {
  doctors: readonly DoctorFacts[];
  /** What can be booked of a doctor on a day */
  serviceOf: (doctorId: string, date: string) => Service | undefined;
  moving: string | undefined;
  bookingWindow: BookingWindow;
  nowMs: number;
};

/** Nearly every calendar has a free start in these days, so that the rest of the window is seldom read. */
const nearDays = 14;

/** The free starts HH:MM of one day. Throws `not_found`, or `outside_rules` for an unknown treatment. */
export async function listFreeStarts(context: AppContext, wish: Wish & { date: string }): Promise<string[]> {
  const period = { firstDate: wish.date, lastDate: wish.date };
  const calendars = await readCalendars(context, await toQuestion(context, wish), period);
  return [...findDayOffer(calendars, wish.date).starts];
}

type MonthWish = Wish & { month: string; from?: string | undefined; to?: string | undefined };

/** Free starts, from `from` and before `to`, and state of each day of a month YYYY-MM; throws like `listFreeStarts`. */
export async function listFreeDays(context: AppContext, wish: MonthWish): Promise<Days> {
  const { from = '', to } = wish;
  const isCounted = (time: string) => time >= from && (to === undefined || time < to);
  const question = await toQuestion(context, wish);
  const calendars = await readCalendars(context, question, toMonthPeriod(wish.month));
  const offers = Object.entries(findMonthOffers(calendars, wish.month));
  return {
    days: Object.fromEntries(offers.map(([date, { starts }]) => [date, starts.filter(isCounted).length])),
    states: Object.fromEntries(offers.map(([date, { state }]) => [date, state])),
  };
}

/** The days of a period that have free starts, in their order; throws like `listFreeStarts`. */
export async function listStartsWithin(
  context: AppContext,
  wish: Wish,
  period: Period,
): Promise<{ date: string; starts: string[] }[]> {
  const question = await toQuestion(context, wish);
  const { firstDate, lastDate } = clipPeriod(period, question.bookingWindow);
  const calendars = await readCalendars(context, question, period);
  const days: { date: string; starts: string[] }[] = [];
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) {
    const { starts } = findDayOffer(calendars, date);
    if (starts.length > 0) days.push({ date, starts: [...starts] });
  }
  return days;
}

/**
 * The next free start of any doctor and of each who can be booked for it online; throws `outside_rules` for an unknown
 * treatment.
 */
export async function findAvailability(
  context: AppContext,
  treatment: string | undefined,
): Promise<Availability> {
  const asked = await toQuestion(context, { doctorId: anyDoctorId, treatment });
  const question = { ...asked, doctors: listWhoDoesIt(context.practice, asked) };
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

/**
 * The first free start within a period, on a day and at a time that suit, of a doctor, or of any who can be booked for it online and is not refused; null if
 * there is none. Throws like `listFreeStarts`.
 */
export async function findFirstWithin(
  context: AppContext,
  { refusedDoctorIds, ...wish }: Wish & { refusedDoctorIds: readonly string[] },
  { period, ...suitable }: Suitable & { period: Period },
): Promise<Availability['any']> {
  const asked = await toQuestion(context, wish);
  const who = wish.doctorId === anyDoctorId ? listWhoDoesIt(context.practice, asked) : asked.doctors;
  const question = { ...asked, doctors: who.filter(({ id }) => !refusedDoctorIds.includes(id)) };
  const bookable = clipPeriod(period, question.bookingWindow);
  for (const part of splitWindow(bookable)) {
    const calendars = await readCalendars(context, question, part);
    const firsts = calendars.doctors.map((doctor) => {
      const first = findFirstStart({ ...calendars, doctors: [doctor] }, part, suitable);
      return [doctor.doctorId, first ?? null] as const;
    });
    const earliest = findEarliest(Object.fromEntries(firsts));
    if (earliest) return earliest;
  }
  return null;
}

function splitWindow({ firstDate, lastDate }: Period): Period[] {
  const farFirstDate = addDays(firstDate, nearDays);
  if (farFirstDate > lastDate) return [{ firstDate, lastDate }];
  return [
    { firstDate, lastDate: addDays(farFirstDate, -1) },
    { firstDate: farFirstDate, lastDate },
  ];
}

/** At the same time the doctor who is listed first: which of them it will be is decided when it is booked. */
export function findEarliest(doctors: Availability['doctors']): Availability['any'] {
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

async function toQuestion(context: AppContext, { doctorId, treatment, moving }: Wish): Promise<Question> {
  const { clock, practice } = context;
  const { facts, plan } = practice;
  const nowMs = clock.nowMs();
  const treatmentId = treatment === undefined ? undefined : requireTreatmentId(practice, treatment);
  const moved = moving === undefined ? undefined : await findLength(context.db, moving);
  return {
    doctors: doctorId === anyDoctorId ? practice.doctors : [requireDoctor(practice, doctorId)],
    // What is booked keeps its length, and may stay with who has it.
    serviceOf: (id, date) =>
      moved
        ? findMovedService(plan.settings, moved, id, date)
        : findOnlineService(plan.settings, { treatmentId, doctorId: id }, date),
    moving,
    bookingWindow: findBookingWindow(nowMs, facts.timeZone, plan.settings.terms),
    nowMs,
  };
}

/** The doctors who do it on some day of the booking window, as far as their rows say. */
function listWhoDoesIt({ doctors, plan }: PracticeData, { serviceOf, bookingWindow }: Question) {
  const { firstDate, lastDate } = bookingWindow;
  const { treatments, doctors: set } = plan.rows.settings;
  const changes = [...treatments, ...set]
    .map(({ validFrom }) => validFrom)
    .filter((date) => firstDate < date && date <= lastDate);
  const dates = [...new Set([firstDate, ...changes])];
  return doctors.filter(({ id }) => dates.some((date) => serviceOf(id, date) !== undefined));
}

/** The doctors' calendars with what is taken on those days of the period that can be booked. */
async function readCalendars(context: AppContext, question: Question, period: Period) {
  const busyTimes = await readBusyTimes(context, question, period);
  const doctors: (DoctorTimes & { doctorId: string })[] = question.doctors.map((doctor) => ({
    doctorId: doctor.id,
    calendar: toDoctorCalendar(context.practice, doctor),
    busy: busyTimes.get(doctor.id) ?? [],
    serviceOn: (date) => question.serviceOf(doctor.id, date),
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

function requireTreatmentId({ services }: PracticeData, germanName: string): string {
  const treatment = services.find(({ name }) => name.de === germanName);
  if (!treatment) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  return treatment.id;
}
