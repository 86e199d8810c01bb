import { addDays } from '../../domain/calendar-date.ts';
import { findZoneDay, toFirstInstantMs, toWallDate } from '../../domain/zone-day.ts';

/** Before any practice opens, and after a night in which it can still be taken back. */
const erasedAtMinute = 5 * 60;

/** When an erasure that is asked for now takes effect: at five the next morning, by the practice's clock. */
export function findErasureTime(nowMs: number, timeZone: string): Date {
  const nextDay = findZoneDay(timeZone, addDays(toWallDate(nowMs, timeZone), 1));
  return new Date(toFirstInstantMs(nextDay, erasedAtMinute));
}
