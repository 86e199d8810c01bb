import { dayLimits } from '@praxisportal/contract/day-limits';
import type { BookingRule } from '@praxisportal/contract/errors';
import { limits } from '@praxisportal/contract/limits';
import { addDays, addMonths, type Period } from './calendar-date.ts';
import { hasOverlap, type Interval, isInside, subtractIntervals } from './intervals.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { type DoctorCalendar, findWorkingDay } from './working-day.ts';
import { findZoneDay, hasWallMinute, toFirstInstantMs, toWallDate, toWallTime } from './zone-day.ts';

/** A start at the counter or on the phone: day YYYY-MM-DD and wall time HH:MM of the practice. */
export type DeskStart = { calendar: DoctorCalendar; date: string; time: string; minutes: number };

/**
 * The time that it takes, with the rule that it breaks if any: `except` may be meant so, and the practice says why; a
 * `refused` time nobody can mean.
 */
export type DeskCheck =
  | { ok: true; during: Interval; except: DeskException | undefined }
  | { ok: false; refused: BookingRule };
export type DeskException = 'holiday' | 'closed' | 'absent' | 'outside_hours';

/**
 * Whether the practice itself may enter a start: on any day from today on, at any time of the clock, without a lead time
 * or the grid of the website. Other appointments are not looked at.
 */
export function checkDeskStart(start: DeskStart, nowMs: number): DeskCheck {
  const { calendar, date, time, minutes } = start;
  const today = toWallDate(nowMs, calendar.timeZone);
  if (date < today) return { ok: false, refused: 'in_past' };
  if (date > addMonths(today, dayLimits.bookingYearsMax * 12)) return { ok: false, refused: 'beyond_window' };
  const day = findZoneDay(calendar.timeZone, date);
  const minuteOfDay = toMinuteOfDay(time);
  // A minute that the clock skips, and the night over midnight, belong to no day's plan.
  if (!hasWallMinute(day, minuteOfDay)) return { ok: false, refused: 'outside_hours' };
  const startMs = toFirstInstantMs(day, minuteOfDay);
  const during = { startMs, endMs: startMs + minutes * 60_000 };
  if (during.endMs > day.endMs) return { ok: false, refused: 'outside_hours' };
  return { ok: true, during, except: findDeskException(calendar, during) };
}

/** The rule of working time that something in this dentist's calendar breaks, as that stands now. */
export function findDeskException(calendar: DoctorCalendar, during: Interval): DeskException | undefined {
  const workingDay = findWorkingDay(calendar, toWallDate(during.startMs, calendar.timeZone));
  if (!workingDay.open) return workingDay.reason;
  return workingDay.intervals.some((interval) => isInside(during, interval)) ? undefined : 'outside_hours';
}

/**
 * A dentist's calendar, and what is taken in it with what is kept free after that: sorted or not, and for all the days
 * that are looked at.
 */
export type DeskCalendar = { doctorId: string; calendar: DoctorCalendar; busy: readonly Interval[] };

/** What time is looked for: as long as an appointment, with what is to be kept free after it. */
export type DeskWish = { minutes: number; bufferMinutes: number; nowMs: number };

export type DeskOffer = { doctorId: string; date: string; time: string; startMs: number };

/**
 * The free starts of one day, soonest first, for an appointment of this length: of each gap its beginning, so that no time
 * is lost, and then those of the website's grid, which are easy to say on the phone.
 */
export function findDeskOffers(
  calendars: readonly DeskCalendar[],
  { date, minutes, bufferMinutes, nowMs }: DeskWish & { date: string },
): DeskOffer[] {
  const offers = calendars.flatMap(({ doctorId, calendar, busy }) => {
    const workingDay = findWorkingDay(calendar, date);
    if (!workingDay.open) return [];
    const day = findZoneDay(calendar.timeZone, date);
    const busyToday = busy
      .map(({ startMs, endMs }) => ({ startMs: startMs - bufferMinutes * 60_000, endMs }))
      .filter((interval) => hasOverlap(interval, day));
    const gaps = subtractIntervals(workingDay.intervals, busyToday)
      .map(({ startMs, endMs }) => ({ startMs: toDeskMinute(Math.max(startMs, nowMs)), endMs }))
      .filter(({ startMs, endMs }) => startMs + minutes * 60_000 <= endMs);
    const starts = gaps.flatMap((gap) => [gap.startMs, ...listGridStarts(gap, minutes)]);
    return [...new Set(starts)].map((startMs) => ({
      ...{ doctorId, date, startMs },
      time: toWallTime(startMs, calendar.timeZone),
    }));
  });
  return offers.toSorted((a, b) => a.startMs - b.startMs);
}

/** What these dentists offer within a period, soonest first. */
export function findNextOffers(
  calendars: readonly DeskCalendar[],
  period: Period,
  { most, ...wish }: DeskWish & { most: number },
): DeskOffer[] {
  return collectOffers(period, most, (date) => findDeskOffers(calendars, { ...wish, date }));
}

/** The days of a period in order, each with what it offers, until there are enough. */
export function collectOffers(
  { firstDate, lastDate }: Period,
  most: number,
  listOffers: (date: string) => readonly DeskOffer[],
): DeskOffer[] {
  const offers: DeskOffer[] = [];
  for (let date = firstDate; date <= lastDate && offers.length < most; date = addDays(date, 1))
    offers.push(...listOffers(date));
  return offers.slice(0, most);
}

const deskMs = dayLimits.gridMinutes * 60_000;
const gridMs = limits.slotGridMinutes * 60_000;

/** Zones are whole steps of five minutes away from UTC, so counting from there does. */
function toDeskMinute(ms: number): number {
  return Math.ceil(ms / deskMs) * deskMs;
}

function listGridStarts({ startMs, endMs }: Interval, minutes: number): number[] {
  const starts: number[] = [];
  for (let ms = Math.ceil(startMs / gridMs) * gridMs; ms + minutes * 60_000 <= endMs; ms += gridMs)
    starts.push(ms);
  return starts;
}
