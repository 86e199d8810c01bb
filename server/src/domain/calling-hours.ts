import { addDays } from './calendar-date.ts';
import { findZoneDay, findZoneDayAt, toFirstInstantMs } from './zone-day.ts';

/** Hours of the practice's wall clock: calls are placed from `from` on, and none from `to` on. */
export type CallingHours = { from: number; to: number };

const usualHours: CallingHours = { from: 8, to: 20 };

/** The first instant from `nowMs` on, in epoch milliseconds, within the hours for calls: 8:00 to 20:00, unless others are given. */
export function findCallingInstantMs(
  nowMs: number,
  timeZone: string,
  { from, to }: CallingHours = usualHours,
): number {
  const [firstMinute, lastMinute] = [from * 60, to * 60];
  const today = findZoneDayAt(timeZone, nowMs);
  const beginsMs = toFirstInstantMs(today, firstMinute);
  if (nowMs < beginsMs) return beginsMs;
  if (nowMs < toFirstInstantMs(today, lastMinute)) return nowMs;
  return toFirstInstantMs(findZoneDay(timeZone, addDays(today.date, 1)), firstMinute);
}
