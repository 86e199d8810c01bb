import { weekdayOf } from '../../shared/clock/calendar-date.ts';

/** The times that suit: bounds of the start HH:MM, `to` exclusive, and weekdays as digits from 1, Monday. */
export type TimeFilter = {
  from?: string | undefined;
  to?: string | undefined;
  weekdays?: string | undefined;
};

/** Parts of the day that can be chosen. */
export const dayParts = [
  { key: 'any', from: undefined, to: undefined },
  { key: 'morning', from: undefined, to: '12:00' },
  { key: 'afternoon', from: '12:00', to: undefined },
  { key: 'late', from: '16:00', to: undefined },
] as const;
export type DayPart = (typeof dayParts)[number]['key'];

/** The part of the day with these bounds; `any` for bounds that no part has. */
export function findDayPart({ from, to }: TimeFilter): DayPart {
  return dayParts.find((part) => part.from === from && part.to === to)?.key ?? 'any';
}

/** Whether anything narrows the choice. */
export function hasFilter({ from, to, weekdays }: TimeFilter): boolean {
  return [from, to, weekdays].some((value) => value !== undefined);
}

/** Whether a start HH:MM lies within the bounds. */
export function isWithin(time: string, { from = '00:00', to = '24:00' }: TimeFilter): boolean {
  return from <= time && time < to;
}

/** Whether the calendar day YYYY-MM-DD is one of the chosen weekdays, or none are chosen. */
export function isOnWeekday(date: string, { weekdays }: TimeFilter): boolean {
  return weekdays === undefined || weekdays.includes(String(weekdayOf(date)));
}

/** Adds the weekday to the chosen ones, or takes it away; undefined without any. */
export function toggleWeekday(weekdays: string | undefined, weekday: number): string | undefined {
  const digit = String(weekday);
  const others = (weekdays ?? '').replaceAll(digit, '');
  const next = weekdays?.includes(digit) ? others : [...others, digit].sort().join('');
  return next === '' ? undefined : next;
}
