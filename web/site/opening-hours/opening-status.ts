import type { OpeningHours } from '@praxisportal/contract/opening-hours';
import type { Localized, WeeklyHours } from '@praxisportal/practice/types';
import { addDays, weekdayOf } from '../../shared/clock/calendar-date.ts';
import type { WallClock } from '../../shared/clock/wall-clock.ts';
import { daysOfNews } from './days-of-news.ts';

/** Everything that decides whether the practice is open. */
export type OpeningCalendar = Pick<OpeningHours, 'weekly' | 'later' | 'exceptions'>;
export type OpeningException = OpeningHours['exceptions'][number];
type DayHours = Pick<WeeklyHours, 'from' | 'to'>;

/** Why a day with weekly hours is closed all the same. */
export type ClosedReason = 'holiday' | 'unnamed' | Localized;

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

const takes = ({ from, to }: OpeningException, date: string) => from <= date && date <= to;

/** Why this day is closed although the weekly hours name it or not; undefined on an ordinary day. */
export function findClosedReason(
  date: string,
  { exceptions }: Pick<OpeningCalendar, 'exceptions'>,
): ClosedReason | undefined {
  const today = exceptions.filter((exception) => takes(exception, date));
  const closure = today.find(({ kind }) => kind === 'closed') ?? today.find(({ kind }) => kind === 'holiday');
  if (!closure) return undefined;
  return closure.kind === 'holiday' ? 'holiday' : (closure.reason ?? 'unnamed');
}

/** The weekly hours that hold on a day. */
export function findWeek(date: string, { weekly, later }: OpeningCalendar): WeeklyHours[] {
  return later.findLast(({ from }) => from <= date)?.weekly ?? weekly;
}

/** When the practice is open on a day, in order; nothing if it is closed. */
export function findHoursOf(date: string, calendar: OpeningCalendar): readonly DayHours[] {
  if (findClosedReason(date, calendar) !== undefined) return [];
  const today = calendar.exceptions.filter((exception) => takes(exception, date));
  const special = today.find(({ kind }) => kind === 'special');
  const weekday = weekdayOf(date);
  let open: readonly DayHours[] =
    special?.kind === 'special'
      ? special.hours
      : findWeek(date, calendar).filter((hours) => hours.weekday === weekday);
  for (const exception of today)
    if (exception.kind === 'closedHours') open = open.flatMap((stretch) => leave(stretch, exception.hours));
  return open.toSorted((a, b) => a.from.localeCompare(b.from));
}

/** What is left of a stretch without another. */
function leave(stretch: DayHours, without: DayHours): DayHours[] {
  if (without.to <= stretch.from || stretch.to <= without.from) return [stretch];
  return [
    { from: stretch.from, to: without.from },
    { from: without.to, to: stretch.to },
  ].filter(({ from, to }) => from < to);
}

/** Whether the practice is open at this moment of its own clock, and until when, or else when it opens. */
export function findOpeningStatus({ date, time }: WallClock, calendar: OpeningCalendar): OpeningStatus {
  const current = findHoursOf(date, calendar).find(({ from, to }) => from <= time && time < to);
  if (current) return { kind: 'open', until: current.to };
  for (let daysAhead = 0; daysAhead < daysLookedAt; daysAhead++) {
    const day = addDays(date, daysAhead);
    const next = findHoursOf(day, calendar).find(({ from }) => daysAhead > 0 || from > time);
    if (next) return { kind: 'opens', date: day, daysAhead, at: next.from };
  }
  return { kind: 'closed' };
}

/** What is not as usual today and in the next two weeks, the earliest first. */
export function listNews(date: string, exceptions: readonly OpeningException[]): OpeningException[] {
  const lastDate = addDays(date, daysOfNews);
  return listComing(date, exceptions).filter(({ from }) => from <= lastDate);
}

/** What is not over yet, the earliest first; of public holidays only those of the next two weeks. */
export function listComing(date: string, exceptions: readonly OpeningException[]): OpeningException[] {
  const lastHoliday = addDays(date, daysOfNews);
  return exceptions
    .filter(({ kind, from, to }) => to >= date && (kind !== 'holiday' || from <= lastHoliday))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}
