import { limits } from '@praxisportal/contract/limits';

/** What the clock on the practice's wall shows: calendar day YYYY-MM-DD and minute of that day. */
export type WallClock = { date: string; minuteOfDay: number };

/** First and last calendar day that can be booked, both included. */
export type BookingWindow = { today: string; firstDate: string; lastDate: string };

export type DateProblem = 'missing' | 'past' | 'afterCutoff' | 'beyondWindow';

/** Reads the practice's wall clock at an instant; the browser's own zone plays no part. */
export function readWallClock(nowMs: number, timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minuteOfDay: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Whether this is a day of the calendar, written YYYY-MM-DD; 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && toDate(ms) === text;
}

/** SPEC §5: from today, or tomorrow from 20:00 on, to three months after today. */
export function findBookingWindow(nowMs: number, timeZone: string): BookingWindow {
  const { date: today, minuteOfDay } = readWallClock(nowMs, timeZone);
  const isAfterCutoff = minuteOfDay >= limits.sameDayCutoffHour * 60;
  return {
    today,
    firstDate: isAfterCutoff ? toDate(Date.parse(`${today}T00:00:00Z`) + 86_400_000) : today,
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

/** SPEC §5: of today's starts HH:MM only those more than 60 minutes ahead; other days stay whole. */
export function keepBookableTimes(
  times: readonly string[],
  date: string,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): readonly string[] {
  const now = readWallClock(nowMs, timeZone);
  if (date !== now.date) return times;
  return times.filter((time) => toMinuteOfDay(time) - now.minuteOfDay > limits.sameDayLeadMinutes);
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

function toMinuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

// Calendar days are counted in UTC, where every day has 24 hours.
function toDate(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10);
}

// 31 March has no counterpart in June: the month's last day takes its place, as on the server.
function addMonths(date: string, months: number): string {
  const year = Number(date.slice(0, 4));
  const monthIndex = Number(date.slice(5, 7)) - 1 + months;
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return toDate(Date.UTC(year, monthIndex, Math.min(Number(date.slice(8)), lastDay)));
}
