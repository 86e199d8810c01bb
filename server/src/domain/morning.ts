import { toMinuteOfDay } from './wall-time.ts';
import { findOpeningHours, type PracticeCalendar } from './working-day.ts';
import { findZoneDayAt, toFirstInstantMs } from './zone-day.ts';

const lastMinute = 12 * 60;

/**
 * The practice's day, YYYY-MM-DD, whose list is due at this instant: from the wall time HH:MM `from`, and at noon no more;
 * else undefined.
 */
export function findMorningDate(timeZone: string, from: string, nowMs: number): string | undefined {
  const day = findZoneDayAt(timeZone, nowMs);
  const isMorning =
    toFirstInstantMs(day, toMinuteOfDay(from)) <= nowMs && nowMs < toFirstInstantMs(day, lastMinute);
  return isMorning ? day.date : undefined;
}

/** Whether the practice opens on a calendar day YYYY-MM-DD. */
export function isPracticeOpen(calendar: PracticeCalendar, date: string): boolean {
  return findOpeningHours(calendar, date).length > 0;
}
