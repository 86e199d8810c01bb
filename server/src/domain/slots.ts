import type { ClosedReason, DayState } from '@praxisportal/contract/doctor';
import { limits } from '@praxisportal/contract/limits';
import { settingsLimits } from '@praxisportal/contract/staff/settings-limits';
import { checkStart, fitsWorkingTime, prepareBookingDay } from './booking-rules.ts';
import { type BookingWindow, findDateRule } from './booking-window.ts';
import { type BusyDays, createBusyDays } from './busy-days.ts';
import { addDays, listDaysOfMonth, type Period } from './calendar-date.ts';
import { hasOverlap, type Interval } from './intervals.ts';
import type { Service } from './practice-settings.ts';
import { formatMinuteOfDay } from './wall-time.ts';
import type { DoctorCalendar } from './working-day.ts';

/**
 * A doctor's calendar, what is taken in it with what is kept free after that, in any order, and what can be booked on a
 * calendar day; `busy` covers the days asked for and may cover more.
 */
export type DoctorTimes = {
  calendar: DoctorCalendar;
  busy: readonly Interval[];
  serviceOn: (date: string) => Service | undefined;
};

/** One doctor's or several doctors' calendars, which have the practice's zone and so one booking window. */
export type OfferQuery = {
  doctors: readonly DoctorTimes[];
  bookingWindow: BookingWindow;
  nowMs: number;
};

/** What a day offers: its free starts as wall times HH:MM in order, and the state that follows from them. */
export type DayOffer = { starts: readonly string[]; state: DayState };

const gridTimes = Array.from({ length: (24 * 60) / limits.slotGridMinutes }, (_, index) => {
  const minuteOfDay = index * limits.slotGridMinutes;
  return { minuteOfDay, time: formatMinuteOfDay(minuteOfDay) };
});

/** The longest time that is kept free after an appointment, and so before one that is there already. */
const reachMs = settingsLimits.bufferMinutesMax * 60_000;

/** A query whose doctors' taken times are kept by day, so that each day looks at its own. */
type IndexedQuery = Omit<OfferQuery, 'doctors'> & { doctors: readonly IndexedDoctor[] };
type IndexedDoctor = DoctorTimes & { busyDays: BusyDays };

function indexQuery(query: OfferQuery): IndexedQuery {
  const doctors = query.doctors.map((doctor) => ({
    ...doctor,
    busyDays: createBusyDays(doctor.busy, reachMs),
  }));
  return { ...query, doctors };
}

/** What a calendar day YYYY-MM-DD offers: every start that at least one of the doctors has. */
export function findDayOffer(query: OfferQuery, date: string): DayOffer {
  return findIndexedOffer(indexQuery(query), date);
}

function findIndexedOffer(query: IndexedQuery, date: string): DayOffer {
  // Before anything is computed: anybody may ask for any day of two thousand years.
  const dateRule = findDateRule(query.bookingWindow, date);
  if (dateRule !== undefined) return closedFor(dateRule);
  return uniteOffers(query.doctors.map((doctor) => findDoctorOffer(query, doctor, date)));
}

/** What each day of a month YYYY-MM offers, by calendar day. */
export function findMonthOffers(query: OfferQuery, month: string): Record<string, DayOffer> {
  const indexed = indexQuery(query);
  return Object.fromEntries(listDaysOfMonth(month).map((date) => [date, findIndexedOffer(indexed, date)]));
}

/** What suits: calendar days and times HH:MM. */
export type Suitable = { isDay: (date: string) => boolean; isTime: (time: string) => boolean };

/** The first start within a period that suits, or undefined. */
export function findFirstStart(
  query: OfferQuery,
  { firstDate, lastDate }: Period,
  { isDay, isTime }: Suitable = { isDay: () => true, isTime: () => true },
): { date: string; time: string } | undefined {
  const indexed = indexQuery(query);
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) {
    const time = isDay(date) ? findIndexedOffer(indexed, date).starts.find(isTime) : undefined;
    if (time !== undefined) return { date, time };
  }
  return undefined;
}

// Of several doctors' reasons the one that comes first here: it tells of a doctor who came nearest to a start.
const mostTellingFirst: readonly ClosedReason[] = ['too_soon', 'outside_hours', 'absent'];

function uniteOffers(offers: readonly DayOffer[]): DayOffer {
  const [first] = offers;
  if (first === undefined) throw new RangeError('a day is asked for without a doctor');
  if (offers.length === 1) return first;
  const starts = [...new Set(offers.flatMap((offer) => offer.starts))].sort();
  if (starts.length > 0) return { starts, state: { state: 'free' } };
  const states = offers.map(({ state }) => state);
  const telling =
    states.find(({ state }) => state === 'full') ??
    mostTellingFirst
      .map((reason) => states.find((state) => state.state === 'closed' && state.reason === reason))
      .find((state) => state !== undefined);
  // What else closes a day, holidays and the practice's closures, is the same for all who do it.
  const shared = states.find((state) => state.state === 'closed' && state.reason !== 'not_offered');
  return { starts, state: telling ?? shared ?? first.state };
}

function findDoctorOffer(
  { bookingWindow, nowMs }: IndexedQuery,
  { calendar, busyDays, serviceOn }: IndexedDoctor,
  date: string,
): DayOffer {
  const service = serviceOn(date);
  if (!service) return closedFor('not_offered');
  const { minutes: treatmentMinutes, bufferMinutes } = service;
  const day = prepareBookingDay(calendar, date, nowMs, bookingWindow);
  if (!day.workingDay.open) return closedFor(day.workingDay.reason);
  const possible = gridTimes.flatMap(({ minuteOfDay, time }) => {
    const check = checkStart(day, minuteOfDay, treatmentMinutes);
    return check.ok ? [{ time, during: check.during }] : [];
  });
  const keptMs = bufferMinutes * 60_000;
  const busyToday = busyDays
    .listNear(day.zoneDay)
    .map(({ startMs, endMs }) => ({ startMs: startMs - keptMs, endMs }))
    .filter((interval) => hasOverlap(interval, day.zoneDay));
  const starts = possible
    .filter(({ during }) => !busyToday.some((interval) => hasOverlap(interval, during)))
    .map(({ time }) => time);
  if (starts.length > 0) return { starts, state: { state: 'free' } };
  if (possible.length > 0) return { starts, state: { state: 'full' } };
  const fits = gridTimes.some(({ minuteOfDay }) => fitsWorkingTime(day, minuteOfDay, treatmentMinutes));
  return closedFor(fits ? 'too_soon' : 'outside_hours');
}

function closedFor(reason: ClosedReason): DayOffer {
  return { starts: [], state: { state: 'closed', reason } };
}
