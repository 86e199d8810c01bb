import { addDays } from './calendar-date.ts';
import { type DeskCalendar, type DeskOffer, findDeskException, findNextOffers } from './desk-times.ts';
import { hasOverlap, type Interval } from './intervals.ts';
import { type ClosedTime, type DoctorCalendar, findClosedInterval, hasDay } from './working-day.ts';
import { toWallDate } from './zone-day.ts';

/** Whether an appointment reaches into a closed time; it is of the calendar day on which it begins. */
export function isClosedThen(closed: ClosedTime, during: Interval, timeZone: string): boolean {
  const date = toWallDate(during.startMs, timeZone);
  return hasDay(closed, date) && hasOverlap(findClosedInterval(closed, timeZone, date), during);
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
 * Other places for appointments, three each, of any dentist from their own day on: the two soonest, and the soonest with their
 * own dentist, or a third. Who is expected today is not asked to come earlier: nobody reaches them in time. Whoever is first in the list is asked first, and the first place of each is kept from the
 * others, so that all of them can be taken at once.
 */
export function proposePlaces(
  homeless: readonly Homeless[],
  calendars: readonly DeskCalendar[],
  { today, nowMs, daysMax }: { today: string; nowMs: number; daysMax: number },
): DeskOffer[][] {
  const promised = new Map(calendars.map(({ doctorId }): [string, Interval[]] => [doctorId, []]));
  return homeless.map(({ doctorId, date, startMs, minutes, bufferMinutes, doneBy }) => {
    const firstDate = date > today ? date : today;
    const earliestMs = date > today ? nowMs : Math.max(nowMs, startMs);
    const period = { firstDate, lastDate: addDays(firstDate, daysMax) };
    const able = calendars.filter((each) => each.doctorId === doctorId || doneBy.includes(each.doctorId));
    const open = able.map((each) => ({
      ...each,
      busy: [...each.busy, ...(promised.get(each.doctorId) ?? [])],
    }));
    const find = (among: readonly DeskCalendar[], most: number) =>
      findNextOffers(among, period, { minutes, bufferMinutes, nowMs: earliestMs, most });
    const [soonest, second, third] = find(open, 3);
    const [own] = find(
      open.filter((each) => each.doctorId === doctorId),
      1,
    );
    if (!soonest) return [];
    promised.get(soonest.doctorId)?.push({
      startMs: soonest.startMs,
      endMs: soonest.startMs + (minutes + bufferMinutes) * 60_000,
    });
    const isListed = [soonest, second].some((offer) => offer && isSame(offer, own));
    const last = own && !isListed ? own : third;
    return [soonest, second, last].filter((offer) => offer !== undefined);
  });
}

function isSame(a: DeskOffer, b: DeskOffer | undefined): boolean {
  return a.doctorId === b?.doctorId && a.startMs === b.startMs;
}
