import type { ClosedPeriod, Localized, WeeklyHours } from '@praxisportal/practice/types';
import { addDays, weekdayOf } from '../../clock/calendar-date.ts';
import type { WallClock } from '../../clock/wall-clock.ts';

/** Everything that decides whether the practice is open. */
export type OpeningCalendar = {
  readonly openingHours: readonly WeeklyHours[];
  readonly closures: readonly ClosedPeriod[];
  /** Calendar days YYYY-MM-DD; today's year and the next are enough. */
  readonly holidays: ReadonlySet<string>;
};

/** Why a day with weekly hours is closed all the same. */
export type ClosedReason = 'holiday' | Localized;

export type OpeningStatus =
  | { readonly kind: 'open'; readonly until: string }
  | {
      readonly kind: 'opens';
      readonly date: string;
      /** 0 is today, 1 is tomorrow. */
      readonly daysAhead: number;
      readonly at: string;
    }
  /** No opening within the days that are looked at. */
  | { readonly kind: 'closed' };

// Longer than any closure between two years.
const daysLookedAt = 60;

/** Why this day is closed although the weekly hours name it or not; undefined on an ordinary day. */
export function findClosedReason(date: string, calendar: OpeningCalendar): ClosedReason | undefined {
  const closure = calendar.closures.find(({ from, to }) => from <= date && date <= to);
  if (closure) return closure.reason;
  return calendar.holidays.has(date) ? 'holiday' : undefined;
}

function hoursOf(date: string, calendar: OpeningCalendar): readonly WeeklyHours[] {
  if (findClosedReason(date, calendar) !== undefined) return [];
  const weekday = weekdayOf(date);
  return calendar.openingHours
    .filter((hours) => hours.weekday === weekday)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Whether the practice is open at this moment of its own clock, and until when, or else when it opens. */
export function findOpeningStatus({ date, time }: WallClock, calendar: OpeningCalendar): OpeningStatus {
  const current = hoursOf(date, calendar).find(({ from, to }) => from <= time && time < to);
  if (current) return { kind: 'open', until: current.to };
  for (let daysAhead = 0; daysAhead < daysLookedAt; daysAhead++) {
    const day = addDays(date, daysAhead);
    const next = hoursOf(day, calendar).find(({ from }) => daysAhead > 0 || from > time);
    if (next) return { kind: 'opens', date: day, daysAhead, at: next.from };
  }
  return { kind: 'closed' };
}

/** The closures that are not over yet, the earliest first. */
export function listComingClosures(date: string, closures: readonly ClosedPeriod[]): readonly ClosedPeriod[] {
  return closures.filter(({ to }) => to >= date).toSorted((a, b) => a.from.localeCompare(b.from));
}
