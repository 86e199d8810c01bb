import { addDays, addMonths, weekdayOf } from '../../shared/clock/calendar-date.ts';

/** The month YYYY-MM of a calendar day. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month YYYY-MM so many months later. */
export function shiftMonth(month: string, months: number): string {
  return monthOf(addMonths(`${month}-01`, months));
}

/** Seven days YYYY-MM-DD from Monday on; a day that the calendar does not show is undefined. */
export type CalendarWeek = readonly (string | undefined)[];

/**
 * The weeks of a month in a calendar of the days from `firstDate` to `lastDate`; weeks without one of them are
 * left out. The last week runs on into the next month, so that the end of a month offers more than its last
 * days; the days of the month before are not shown a second time.
 */
export function listWeeks(month: string, firstDate: string, lastDate: string): CalendarWeek[] {
  const firstOfMonth = `${month}-01`;
  const isShown = (date: string) => date >= firstOfMonth && date >= firstDate && date <= lastDate;
  const weeks: CalendarWeek[] = [];
  let monday = addDays(firstOfMonth, 1 - weekdayOf(firstOfMonth));
  while (monthOf(monday) <= month) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
    if (days.some(isShown)) weeks.push(days.map((date) => (isShown(date) ? date : undefined)));
    monday = addDays(monday, 7);
  }
  return weeks;
}
