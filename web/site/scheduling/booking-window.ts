import { limits } from '@praxisportal/contract/limits';
import type { Offer } from '@praxisportal/contract/offer';
import { addDays, addMonths } from '../../shared/clock/calendar-date.ts';
import { minuteOfDay, type WallClock } from '../../shared/clock/wall-clock.ts';
import { monthOf, shiftMonth } from './calendar-weeks.ts';

/** Today, and the first and last calendar day that can be booked, both included. */
export type BookingWindow = { today: string; firstDate: string; lastDate: string };

export type DateProblem = 'missing' | 'past' | 'afterCutoff' | 'beyondWindow';

/** From today, or tomorrow from 20:00 on, to as many months after today as the practice says. */
export function findBookingWindow(
  { date: today, time }: WallClock,
  { windowMonths }: Pick<Offer, 'windowMonths'> = { windowMonths: limits.bookingWindowMonths },
): BookingWindow {
  const isAfterCutoff = minuteOfDay(time) >= limits.sameDayCutoffHour * 60;
  return {
    today,
    firstDate: isAfterCutoff ? addDays(today, 1) : today,
    lastDate: addMonths(today, windowMonths),
  };
}

/** Why this day ('' if none is chosen) can't be booked; undefined if it can. */
export function findDateProblem(date: string, window: BookingWindow): DateProblem | undefined {
  if (date === '') return 'missing';
  if (date < window.today) return 'past';
  if (date < window.firstDate) return 'afterCutoff';
  return date > window.lastDate ? 'beyondWindow' : undefined;
}

/** Every month YYYY-MM from that of the first day to that of the last. */
export function listMonths(firstDate: string, lastDate: string): string[] {
  const months: string[] = [];
  let month = monthOf(firstDate);
  while (month <= monthOf(lastDate)) {
    months.push(month);
    month = shiftMonth(month, 1);
  }
  return months;
}
