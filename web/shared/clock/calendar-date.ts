import type { Weekday } from '@praxisportal/practice/types';

// A calendar day YYYY-MM-DD has no zone: it is counted in UTC, where every day has 24 hours.
const dayMs = 86_400_000;
const toMs = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 10);

/** Whether this is a day of the calendar, written YYYY-MM-DD; 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = toMs(text);
  return !Number.isNaN(ms) && toDate(ms) === text;
}

/** The calendar day this many days later. */
export function addDays(date: string, days: number): string {
  return toDate(toMs(date) + days * dayMs);
}

/** The same day this many months later. 31 March has none in June: that month's last day takes its place. */
export function addMonths(date: string, months: number): string {
  const year = Number(date.slice(0, 4));
  const monthIndex = Number(date.slice(5, 7)) - 1 + months;
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return toDate(Date.UTC(year, monthIndex, Math.min(Number(date.slice(8)), lastDay)));
}

/** Whole calendar days from one day to another. */
export function countDays(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / dayMs);
}

const weekdays: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

/** The ISO weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  // getUTCDay answers 0 to 6, and there are seven entries.
  return weekdays[new Date(toMs(date)).getUTCDay()] ?? 7;
}
