import { Temporal } from 'temporal-polyfill';
import { addDays, type Period, toUtcDate, toUtcMidnightMs } from './calendar-date.ts';
import type { Interval } from './intervals.ts';
import { memoize } from './memoize.ts';
import { formatMinuteOfDay } from './wall-time.ts';

/** A part of a day in which the clock runs evenly: wall time is UTC plus `offsetMs`. */
type Stretch = Interval & { readonly offsetMs: number };

/** A calendar day of one time zone: its instants, and how its wall clock maps to them. */
export type ZoneDay = Interval & {
  readonly date: string;
  readonly utcMidnightMs: number;
  /** One, or one more for each change of the clock on this day. */
  readonly stretches: readonly Stretch[];
};

/** The calendar day YYYY-MM-DD of an IANA zone; throws a RangeError if either doesn't exist. */
export const findZoneDay: (timeZone: string, date: string) => ZoneDay = memoize(1000, computeZoneDay);

/** Whether this is the name of an IANA time zone; a bare offset like +01:00 is none, because it knows no summer time. */
export function isTimeZone(text: string): boolean {
  try {
    return /^[A-Z]/i.test(text) && findZoneDay(text, '2026-01-01').stretches.length > 0;
  } catch {
    return false;
  }
}

/** The calendar day of an IANA zone to which an instant belongs. */
export function findZoneDayAt(timeZone: string, ms: number): ZoneDay {
  const utcDate = toUtcDate(ms);
  // Zones are at most 14 hours away from UTC, so their day is UTC's, the next or the one before.
  for (const days of [0, 1, -1]) {
    const day = findZoneDay(timeZone, addDays(utcDate, days));
    if (day.startMs <= ms && ms < day.endMs) return day;
  }
  throw new RangeError(`No day of ${timeZone} has the instant ${ms}`);
}

/** The instants from the start of a period's first day to the end of its last. */
export function findPeriodInterval({ firstDate, lastDate }: Period, timeZone: string): Interval {
  return {
    startMs: findZoneDay(timeZone, firstDate).startMs,
    endMs: findZoneDay(timeZone, lastDate).endMs,
  };
}

/** The calendar day YYYY-MM-DD that the zone's clock shows at an instant. */
export function toWallDate(ms: number, timeZone: string): string {
  return findZoneDayAt(timeZone, ms).date;
}

/** The wall time HH:MM that the zone's clock shows at an instant, rounded down to the minute. */
export function toWallTime(ms: number, timeZone: string): string {
  return formatMinuteOfDay(Math.floor(toWallMs(findZoneDayAt(timeZone, ms), ms) / 60_000));
}

/**
 * The instant from which the day's clock shows this minute or a later one. A repeated wall time means its
 * first occurrence; a skipped one, and the end of the day (1440), the instant that follows.
 */
export function toFirstInstantMs(day: ZoneDay, minuteOfDay: number): number {
  for (const stretch of day.stretches) {
    const ms = day.utcMidnightMs + minuteOfDay * 60_000 - stretch.offsetMs;
    if (ms < stretch.startMs) return stretch.startMs;
    if (ms < stretch.endMs) return ms;
  }
  return day.endMs;
}

/** Whether the day's clock shows this minute at all; it skips an hour when summer time begins. */
export function hasWallMinute(day: ZoneDay, minuteOfDay: number): boolean {
  const ms = toFirstInstantMs(day, minuteOfDay);
  return ms < day.endMs && toWallMs(day, ms) === minuteOfDay * 60_000;
}

function toWallMs(day: ZoneDay, ms: number): number {
  const stretch = day.stretches.find((candidate) => ms < candidate.endMs);
  return ms + (stretch?.offsetMs ?? 0) - day.utcMidnightMs;
}

function computeZoneDay(timeZone: string, date: string): ZoneDay {
  const plainDate = Temporal.PlainDate.from(date);
  const start = plainDate.toZonedDateTime(timeZone);
  const end = plainDate.add({ days: 1 }).toZonedDateTime(timeZone);
  return {
    date,
    utcMidnightMs: toUtcMidnightMs(date),
    startMs: start.epochMilliseconds,
    endMs: end.epochMilliseconds,
    stretches: splitAtClockChanges(start, end.epochMilliseconds),
  };
}

function splitAtClockChanges(start: Temporal.ZonedDateTime, endMs: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from: Temporal.ZonedDateTime | null = start;
  while (from !== null && from.epochMilliseconds < endMs) {
    const next: Temporal.ZonedDateTime | null = from.getTimeZoneTransition('next');
    stretches.push({
      startMs: from.epochMilliseconds,
      endMs: Math.min(next?.epochMilliseconds ?? endMs, endMs),
      offsetMs: from.offsetNanoseconds / 1_000_000,
    });
    from = next;
  }
  return stretches;
}
