import { limits } from '@praxisportal/contract/limits';
import { addDays, addMonths, type Period } from './calendar-date.ts';
import { memoize } from './memoize.ts';
import type { BookingTerms } from './practice-settings.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { toWallDate, toWallTime } from './zone-day.ts';

/** The days that can be booked, the practice's calendar day now, and how many minutes away a start has to be. */
export type BookingWindow = Period & { today: string; leadMinutes: number };

/** The days that can be booked: today, or tomorrow from 20:00 on, to so many months after today as the practice sets. */
export function findBookingWindow(
  nowMs: number,
  timeZone: string,
  { leadMinutes, windowMonths }: Pick<BookingTerms, 'leadMinutes' | 'windowMonths'>,
): BookingWindow {
  const minute = Math.floor(nowMs / 60_000);
  return findWindowOfMinute(timeZone, `${minute} ${leadMinutes} ${windowMonths}`);
}

// Every question for free times asks for it, and within a minute the answer is the same.
const findWindowOfMinute = memoize(64, computeBookingWindow);

function computeBookingWindow(timeZone: string, minuteAndTerms: string): BookingWindow {
  const [minute = 0, leadMinutes = 0, windowMonths = 0] = minuteAndTerms.split(' ').map(Number);
  const nowMs = minute * 60_000;
  const today = toWallDate(nowMs, timeZone);
  const isAfterCutoff = toMinuteOfDay(toWallTime(nowMs, timeZone)) >= limits.sameDayCutoffHour * 60;
  return {
    today,
    firstDate: isAfterCutoff ? addDays(today, 1) : today,
    lastDate: addMonths(today, windowMonths),
    leadMinutes,
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

/** Whether a day can be booked at all, as far as the calendar goes. */
export function isWithinWindow(date: string, today: string, windowMonths: number): boolean {
  return date >= today && date <= addMonths(today, windowMonths);
}
