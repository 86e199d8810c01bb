import type { Weekday } from '@praxisportal/practice/types';

// A calendar day has no zone. Counting in UTC, where every day has 24 hours, keeps the machine's zone out.

/** Calendar days YYYY-MM-DD from the first to the last, both included; none if the last is before the first. */
export type Period = { firstDate: string; lastDate: string };

/** A day of 24 hours, in milliseconds: for periods counted in days; a calendar day of a zone may be longer or shorter. */
export const dayMs = 86_400_000;

const weekdaysFromSunday = [7, 1, 2, 3, 4, 5, 6] as const;

/** Midnight UTC of a calendar day YYYY-MM-DD, in epoch milliseconds. */
export function toUtcMidnightMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The calendar day YYYY-MM-DD that UTC has at this epoch millisecond. */
export function toUtcDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The calendar day a number of days later, or earlier if the number is negative. */
export function addDays(date: string, days: number): string {
  return toUtcDate(toUtcMidnightMs(date) + days * dayMs);
}

/** The same day of the month some months later, or that month's last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  const monthStart = new Date(toUtcMidnightMs(`${date.slice(0, 7)}-01`));
  monthStart.setUTCMonth(monthStart.getUTCMonth() + months);
  const month = monthStart.toISOString().slice(0, 7);
  const dayOfMonth = Math.min(Number(date.slice(8)), countDaysOfMonth(month));
  return `${month}-${String(dayOfMonth).padStart(2, '0')}`;
}

/** Every calendar day of a month YYYY-MM, in order. */
export function listDaysOfMonth(month: string): string[] {
  return Array.from({ length: countDaysOfMonth(month) }, (_, index) => addDays(`${month}-01`, index));
}

/** The first and last day of a month YYYY-MM. */
export function toMonthPeriod(month: string): Period {
  const firstDate = `${month}-01`;
  return { firstDate, lastDate: addDays(firstDate, countDaysOfMonth(month) - 1) };
}

/** The days of a period that lie inside the bounds. */
export function clipPeriod(period: Period, bounds: Period): Period {
  return {
    firstDate: period.firstDate > bounds.firstDate ? period.firstDate : bounds.firstDate,
    lastDate: period.lastDate < bounds.lastDate ? period.lastDate : bounds.lastDate,
  };
}

/** The ISO weekday of a calendar day: 1 is Monday, 7 is Sunday. */
export function toWeekday(date: string): Weekday {
  return weekdaysFromSunday[new Date(toUtcMidnightMs(date)).getUTCDay()] ?? 7;
}

function countDaysOfMonth(month: string): number {
  const day = new Date(toUtcMidnightMs(`${month}-01`));
  // Day 0 of the following month is the last day of this one.
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.getUTCDate();
}
