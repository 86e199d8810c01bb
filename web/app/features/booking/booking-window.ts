import { limits } from '@praxisportal/contract/limits';
import { addDays, addMonths } from '../../clock/calendar-date.ts';
import { minuteOfDay, readWallClock } from '../../clock/wall-clock.ts';

/** First and last calendar day that can be booked, both included. */
export type BookingWindow = { today: string; firstDate: string; lastDate: string };

export type DateProblem = 'missing' | 'past' | 'afterCutoff' | 'beyondWindow';

/** From today, or tomorrow from 20:00 on, to three months after today. */
export function findBookingWindow(nowMs: number, timeZone: string): BookingWindow {
  const { date: today, time } = readWallClock(nowMs, timeZone);
  const isAfterCutoff = minuteOfDay(time) >= limits.sameDayCutoffHour * 60;
  return {
    today,
    firstDate: isAfterCutoff ? addDays(today, 1) : today,
    lastDate: addMonths(today, limits.bookingWindowMonths),
  };
}

/** Why this day ('' if none is chosen) can't be booked; undefined if it can. */
export function findDateProblem(date: string, window: BookingWindow): DateProblem | undefined {
  if (date === '') return 'missing';
  if (date < window.today) return 'past';
  if (date < window.firstDate) return 'afterCutoff';
  return date > window.lastDate ? 'beyondWindow' : undefined;
}

/** Of today's starts HH:MM only those more than 60 minutes ahead; other days stay whole. */
export function keepBookableTimes(
  times: readonly string[],
  date: string,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): readonly string[] {
  const now = readWallClock(nowMs, timeZone);
  if (date !== now.date) return times;
  return times.filter((time) => minuteOfDay(time) - minuteOfDay(now.time) > limits.sameDayLeadMinutes);
}

/** Every month YYYY-MM from that of the first day to that of the last. */
export function listMonths(firstDate: string, lastDate: string): string[] {
  const months: string[] = [];
  let month = firstDate.slice(0, 7);
  while (month <= lastDate.slice(0, 7)) {
    months.push(month);
    month = addMonths(`${month}-01`, 1).slice(0, 7);
  }
  return months;
}
