import { limits } from '@praxisportal/contract/limits';
import { addDays, addMonths } from './calendar-date.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { toWallDate, toWallTime } from './zone-day.ts';

/** The first and last calendar day YYYY-MM-DD that can be booked, both included. */
export type BookingWindow = { firstDate: string; lastDate: string };

/** The days that can be booked (SPEC §5): today, or tomorrow from 20:00 on, to three months after today. */
export function findBookingWindow(nowMs: number, timeZone: string): BookingWindow {
  const today = toWallDate(nowMs, timeZone);
  const isAfterCutoff = toMinuteOfDay(toWallTime(nowMs, timeZone)) >= limits.sameDayCutoffHour * 60;
  return {
    firstDate: isAfterCutoff ? addDays(today, 1) : today,
    lastDate: addMonths(today, limits.bookingWindowMonths),
  };
}
