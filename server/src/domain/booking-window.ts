import { limits } from '@praxisportal/contract/limits';
import { addDays, addMonths, type Period } from './calendar-date.ts';
import { memoize } from './memoize.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { toWallDate, toWallTime } from './zone-day.ts';

/** The days that can be booked, and the practice's calendar day now. */
export type BookingWindow = Period & { today: string };

/** The days that can be booked: today, or tomorrow from 20:00 on, to three months after today. */
export function findBookingWindow(nowMs: number, timeZone: string): BookingWindow {
  return findWindowOfMinute(timeZone, String(Math.floor(nowMs / 60_000)));
}

// Every question for free times asks for it, and within a minute the answer is the same.
const findWindowOfMinute = memoize(64, computeBookingWindow);

function computeBookingWindow(timeZone: string, minute: string): BookingWindow {
  const nowMs = Number(minute) * 60_000;
  const today = toWallDate(nowMs, timeZone);
  const isAfterCutoff = toMinuteOfDay(toWallTime(nowMs, timeZone)) >= limits.sameDayCutoffHour * 60;
  return {
    today,
    firstDate: isAfterCutoff ? addDays(today, 1) : today,
    lastDate: addMonths(today, limits.bookingWindowMonths),
  };
}

/** Why no time of this calendar day can be booked, as far as the window says; undefined for a day inside. */
export function findDateRule(
  { today, firstDate, lastDate }: BookingWindow,
  date: string,
): 'in_past' | 'after_cutoff' | 'beyond_window' | undefined {
  if (date < today) return 'in_past';
  if (date < firstDate) return 'after_cutoff';
  return date > lastDate ? 'beyond_window' : undefined;
}
