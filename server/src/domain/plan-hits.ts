import { settingsLimits } from '@praxisportal/contract/staff/settings-limits';
import { createBusyDays } from './busy-days.ts';
import { addDays, type Period } from './calendar-date.ts';
import {
  collectOffers,
  type DeskCalendar,
  type DeskOffer,
  type DeskWish,
  findDeskException,
  findDeskOffers,
} from './desk-times.ts';
import { hasOverlap, type Interval, toInterval } from './intervals.ts';
import {
  type ClosedTime,
  type DayHours,
  type DoctorCalendar,
  findClosedInterval,
  hasDay,
} from './working-day.ts';
import { findZoneDay, toWallDate } from './zone-day.ts';

/** Whether an appointment reaches into a closed time; it is of the calendar day on which it begins. */
export function isClosedThen(closed: ClosedTime, during: Interval, timeZone: string): boolean {
  const date = toWallDate(during.startMs, timeZone);
  return hasDay(closed, date) && hasOverlap(findClosedInterval(closed, timeZone, date), during);
}

/** The days of an absence, and the doctor whose it is; null for the whole practice. */
export type AbsenceDays = { from: string; to: string; hours: DayHours | null; doctorId: string | null };

/** Whether an appointment stands in an absence and is still on. */
export function isHit(
  absence: AbsenceDays,
  row: { status: string; doctorId: string; startAt: Date; endAt: Date },
  timeZone: string,
): boolean {
  if (row.status !== 'scheduled') return false;
  if (absence.doctorId !== null && absence.doctorId !== row.doctorId) return false;
  const closed = { ...absence, reason: null, hours: absence.hours ?? undefined };
  return isClosedThen(closed, toInterval(row), timeZone);
}

/** Whether an appointment was inside of working time and by the other calendar no longer is. */
export function isLeftOutside(before: DoctorCalendar, after: DoctorCalendar, during: Interval): boolean {
  return findDeskException(before, during) === undefined && findDeskException(after, during) !== undefined;
}

/**
 * An appointment that needs another place: calendar day YYYY-MM-DD, start in ms since 1970, minutes, those kept free after it,
 * and who does it.
 */
export type Homeless = {
  doctorId: string;
  date: string;
  startMs: number;
  minutes: number;
  bufferMinutes: number;
  doneBy: readonly string[];
};

/**
 * Finds other places for appointments, three each, of any dentist from their own day on: the two soonest, and the soonest with
 * their own dentist, or a third. Who is expected today is not asked to come earlier: nobody reaches them in time. Whoever is
 * asked about first has the choice: the first place of each is kept from those after, so that all of them can be taken.
 */
export function openProposals(
  calendars: readonly DeskCalendar[],
  { today, nowMs, daysMax }: { today: string; nowMs: number; daysMax: number },
): (homeless: Homeless) => DeskOffer[] {
  const days = new Map(calendars.map((each) => [each.doctorId, keepDays(each, { today, nowMs })]));

  /** The soonest starts of these dentists within a period. */
  const findFirst = (
    doctorIds: readonly string[],
    period: Period,
    { most, ...wish }: DeskWish & { most: number },
  ) =>
    collectOffers(period, most, (date) =>
      doctorIds
        .flatMap((id) => days.get(id)?.listOffers(date, wish) ?? [])
        .toSorted((a, b) => a.startMs - b.startMs),
    );

  return ({ doctorId, date, startMs, minutes, bufferMinutes, doneBy }) => {
    const firstDate = date > today ? date : today;
    const period = { firstDate, lastDate: addDays(firstDate, daysMax) };
    const wish = { minutes, bufferMinutes, nowMs: date > today ? nowMs : Math.max(nowMs, startMs) };
    const able = [...days.keys()].filter((id) => id === doctorId || doneBy.includes(id));
    const [soonest, second, third] = findFirst(able, period, { ...wish, most: 3 });
    if (!soonest) return [];
    const [own] = findFirst([doctorId], period, { ...wish, most: 1 });
    const endMs = soonest.startMs + (minutes + bufferMinutes) * 60_000;
    days.get(soonest.doctorId)?.take({ startMs: soonest.startMs, endMs });
    const isListed = [soonest, second].some((offer) => offer && isSame(offer, own));
    const last = own && !isListed ? own : third;
    return [soonest, second, last].filter((offer) => offer !== undefined);
  };
}

/** The longest time that is kept free before an appointment for the sake of another, so that it may reach into the day before. */
const reachMs = settingsLimits.bufferMinutesMax * 60_000;

/**
 * What a dentist has free, day by day: each day is worked out once for each length, until somebody takes a part of it. Thousands
 * of appointments can be asked about the same weeks.
 */
function keepDays(
  { doctorId, calendar, busy }: DeskCalendar,
  { today, nowMs }: { today: string; nowMs: number },
) {
  const { timeZone } = calendar;
  const taken = createBusyDays(busy, reachMs);
  const known = new Map<string, Map<string, DeskOffer[]>>();

  function findOffers(date: string, wish: DeskWish): DeskOffer[] {
    const busyThen = taken.listNear(findZoneDay(timeZone, date));
    return findDeskOffers([{ doctorId, calendar, busy: busyThen }], { ...wish, date });
  }

  return {
    take: (interval: Interval): void => {
      taken.add(interval);
      for (const ms of [interval.startMs - reachMs, interval.startMs, interval.endMs])
        known.delete(toWallDate(ms, timeZone));
    },
    listOffers: (date: string, wish: DeskWish): readonly DeskOffer[] => {
      // How late it is matters for today alone.
      if (date <= today) return findOffers(date, wish);
      const ofDay = known.get(date) ?? new Map<string, DeskOffer[]>();
      known.set(date, ofDay);
      const key = `${wish.minutes} ${wish.bufferMinutes}`;
      const offers = ofDay.get(key) ?? findOffers(date, { ...wish, nowMs });
      ofDay.set(key, offers);
      return offers;
    },
  };
}

function isSame(a: DeskOffer, b: DeskOffer | undefined): boolean {
  return a.doctorId === b?.doctorId && a.startMs === b.startMs;
}
