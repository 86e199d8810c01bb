import type { Localized, WeeklyHours } from '@praxisportal/practice/types';
import { toWeekday } from './calendar-date.ts';
import { isHoliday } from './holidays.ts';
import { type Interval, mergeIntervals, subtractIntervals } from './intervals.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { findZoneDay, toFirstInstantMs } from './zone-day.ts';

/** A stretch of a day in wall time HH:MM; `to` is exclusive and may be 24:00. */
export type DayHours = { readonly from: string; readonly to: string };

/** Hours of a weekday, and the first and last calendar day on which they hold; without these since ever and for good. */
export type HeldHours = WeeklyHours & {
  readonly firstDate?: string | undefined;
  readonly lastDate?: string | undefined;
};

/** Calendar days, both included, on which somebody is away or the practice is closed; with hours, a part of each day. */
export type ClosedTime = {
  readonly from: string;
  readonly to: string;
  /** Null also if it is not for everybody to know */
  readonly reason: Localized | null;
  readonly hours?: DayHours | undefined;
};

/** A calendar day with hours of its own, in place of those of its weekday and of a public holiday. */
export type SpecialDay = {
  readonly date: string;
  readonly hours: readonly DayHours[];
  readonly reason?: Localized | null | undefined;
};

/** When the whole practice is open, and where: IANA time zone and two letters of ISO 3166-2:DE. */
export type PracticeCalendar = {
  timeZone: string;
  federalState: string;
  openingHours: readonly HeldHours[];
  closures: readonly ClosedTime[];
  specialDays: readonly SpecialDay[];
};

/** When one doctor works: weekly hours in wall time, less absences and the practice's closed days. */
export type DoctorCalendar = PracticeCalendar & {
  workingHours: readonly HeldHours[];
  absences: readonly ClosedTime[];
  /** On a special day of the practice only who has hours here works. */
  specialHours: readonly SpecialDay[];
};

/** A doctor's working intervals on one calendar day, sorted and apart, or the reason why there are none. */
export type WorkingDay =
  | { open: true; intervals: readonly Interval[] }
  | { open: false; reason: 'holiday' | 'closed' | 'absent' };

/**
 * The doctor's working time on a calendar day YYYY-MM-DD as instants. A public holiday outranks a closure; on a special
 * day it does not count, but a closure does: nobody is to stand before a door that was closed after all.
 */
export function findWorkingDay(calendar: DoctorCalendar, date: string): WorkingDay {
  const isSpecial = hasSpecialHours(calendar.specialDays, date);
  if (!isSpecial && isHoliday(calendar.federalState, date)) return { open: false, reason: 'holiday' };
  const closures = calendar.closures.filter((closed) => hasDay(closed, date));
  if (closures.some(isWholeDay)) return { open: false, reason: 'closed' };

  const hours = isSpecial
    ? findSpecialHours(calendar.specialHours, date)
    : findWeeklyHours(calendar.workingHours, date);
  if (hours.length === 0 && findOpenHours(calendar, date).length === 0)
    return { open: false, reason: 'closed' };
  const absences = calendar.absences.filter((away) => hasDay(away, date));
  if (hours.length === 0 || absences.some(isWholeDay)) return { open: false, reason: 'absent' };
  const intervals = toIntervals(hours, calendar.timeZone, date);
  if (closures.length === 0 && absences.length === 0) return { open: true, intervals };
  const isOpenAtAll = subtractHours(intervals, closures, calendar.timeZone, date);
  const left = subtractHours(isOpenAtAll, absences, calendar.timeZone, date);
  if (left.length > 0) return { open: true, intervals: left };
  return { open: false, reason: isOpenAtAll.length > 0 ? 'absent' : 'closed' };
}

/** When the practice is open on a calendar day, in wall time and in order; nothing if it is closed. */
export function findOpeningHours(calendar: PracticeCalendar, date: string): readonly DayHours[] {
  if (!hasSpecialHours(calendar.specialDays, date) && isHoliday(calendar.federalState, date)) return [];
  const closures = calendar.closures.filter((closed) => hasDay(closed, date));
  if (closures.some(isWholeDay)) return [];
  let open = findOpenHours(calendar, date).toSorted((a, b) => a.from.localeCompare(b.from));
  for (const { hours } of closures) open = open.flatMap((stretch) => (hours ? leave(stretch, hours) : []));
  return open;
}

/** Whether these days, or a part of each of them, have this calendar day. */
export function hasDay({ from, to }: Pick<ClosedTime, 'from' | 'to'>, date: string): boolean {
  return from <= date && date <= to;
}

/** The time of a calendar day that this takes away, all of it or its hours. */
export function findClosedInterval({ hours }: ClosedTime, timeZone: string, date: string): Interval {
  const day = findZoneDay(timeZone, date);
  if (!hours) return day;
  return {
    startMs: toFirstInstantMs(day, toMinuteOfDay(hours.from)),
    endMs: toFirstInstantMs(day, toMinuteOfDay(hours.to)),
  };
}

function isWholeDay({ hours }: ClosedTime): boolean {
  return hours === undefined;
}

function hasSpecialHours(days: readonly SpecialDay[], date: string): boolean {
  return days.some((day) => day.date === date);
}

function findSpecialHours(days: readonly SpecialDay[], date: string): readonly DayHours[] {
  return days.find((day) => day.date === date)?.hours ?? [];
}

function findOpenHours({ specialDays, openingHours }: PracticeCalendar, date: string): readonly DayHours[] {
  return hasSpecialHours(specialDays, date)
    ? findSpecialHours(specialDays, date)
    : findWeeklyHours(openingHours, date);
}

/** The rows of this day's weekday that hold on it. */
export function findWeeklyHours(rows: readonly HeldHours[], date: string): readonly HeldHours[] {
  const weekday = toWeekday(date);
  return rows.filter(
    (row) =>
      row.weekday === weekday &&
      (row.firstDate === undefined || row.firstDate <= date) &&
      (row.lastDate === undefined || date <= row.lastDate),
  );
}

function subtractHours(
  intervals: readonly Interval[],
  closed: readonly ClosedTime[],
  timeZone: string,
  date: string,
): readonly Interval[] {
  return subtractIntervals(
    intervals,
    closed.map((each) => findClosedInterval(each, timeZone, date)),
  );
}

/** What is left of a stretch without another, in wall time. */
function leave(stretch: DayHours, without: DayHours): DayHours[] {
  if (without.to <= stretch.from || stretch.to <= without.from) return [stretch];
  return [
    { from: stretch.from, to: without.from },
    { from: without.to, to: stretch.to },
  ].filter(({ from, to }) => from < to);
}

// A boundary in a repeated hour means its first run: hours that begin there go on through the second.
function toIntervals(hours: readonly DayHours[], timeZone: string, date: string): Interval[] {
  const day = findZoneDay(timeZone, date);
  return mergeIntervals(
    hours.map((row) => ({
      startMs: toFirstInstantMs(day, toMinuteOfDay(row.from)),
      endMs: toFirstInstantMs(day, toMinuteOfDay(row.to)),
    })),
  );
}
