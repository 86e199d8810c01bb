import type { Localized } from '@praxisportal/practice/types';
import { addDays, type Period } from './calendar-date.ts';
import { isHoliday } from './holidays.ts';
import { type DayHours, findWeeklyHours, hasDay, type PracticeCalendar } from './working-day.ts';

/**
 * Calendar days, both included, on which the practice is not open as its weekdays say: `closed` all day, closed as a
 * public `holiday`, closed for `closedHours`, or open for hours of its own on a `special` day.
 */
export type OpeningException = { readonly from: string; readonly to: string } & (
  | { readonly kind: 'closed'; readonly reason: Localized | null }
  | { readonly kind: 'closedHours'; readonly hours: DayHours; readonly reason: Localized | null }
  | { readonly kind: 'special'; readonly hours: readonly DayHours[]; readonly reason: Localized | null }
  | { readonly kind: 'holiday' }
);

/**
 * What touches a period, by first day. A closure has all its days, also those outside; a holiday is one only where its
 * weekday has hours, and neither it nor a special day is listed where a closure takes the whole day.
 */
export function listOpeningExceptions(
  calendar: PracticeCalendar,
  { firstDate, lastDate }: Period,
): OpeningException[] {
  const within = (days: { from: string; to: string }) => days.from <= lastDate && firstDate <= days.to;
  const isClosed = (date: string) =>
    calendar.closures.some((closed) => closed.hours === undefined && hasDay(closed, date));
  const closures = calendar.closures.filter(within).map(({ from, to, reason, hours }): OpeningException => {
    const days = { from, to, reason };
    return hours === undefined ? { kind: 'closed', ...days } : { kind: 'closedHours', ...days, hours };
  });
  const special = calendar.specialDays
    .filter(({ date }) => within({ from: date, to: date }) && !isClosed(date))
    .map(({ date, hours, reason }): OpeningException => {
      return { kind: 'special', from: date, to: date, hours, reason: reason ?? null };
    });
  const isSpecial = (date: string) => special.some(({ from }) => from === date);
  const holidays: OpeningException[] = [];
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) {
    if (!isHoliday(calendar.federalState, date) || isSpecial(date) || isClosed(date)) continue;
    if (findWeeklyHours(calendar.openingHours, date).length === 0) continue;
    holidays.push({ kind: 'holiday', from: date, to: date });
  }
  return [...closures, ...special, ...holidays].toSorted((a, b) => a.from.localeCompare(b.from));
}
