import { addDays } from './calendar-date.ts';
import { findZoneDay, findZoneDayAt, toFirstInstantMs } from './zone-day.ts';

const firstMinute = 8 * 60;
const lastMinute = 20 * 60;

/** The first instant from `nowMs` on, in epoch milliseconds, at which a call that nobody waits for wakes nobody: 8:00 to 20:00. */
export function findCallingInstantMs(nowMs: number, timeZone: string): number {
  const today = findZoneDayAt(timeZone, nowMs);
  const beginsMs = toFirstInstantMs(today, firstMinute);
  if (nowMs < beginsMs) return beginsMs;
  if (nowMs < toFirstInstantMs(today, lastMinute)) return nowMs;
  return toFirstInstantMs(findZoneDay(timeZone, addDays(today.date, 1)), firstMinute);
}
