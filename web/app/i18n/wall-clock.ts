import type { Weekday } from '@praxisportal/practice/types';

/** What the calendar and the clock on the practice's wall show: date YYYY-MM-DD, time HH:MM. */
export type WallClock = { readonly date: string; readonly time: string };

/** The wall clock of an IANA zone at an instant, whatever zone the visitor's device is in. */
export function readWallClock(instant: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The calendar day this many days later. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const weekdays: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

/** The ISO weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  // getUTCDay answers 0 to 6, and there are seven entries.
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 7;
}
