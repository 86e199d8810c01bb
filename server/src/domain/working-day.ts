import type { ClosedPeriod, WeeklyHours } from '@praxisportal/practice/types';
import { toWeekday } from './calendar-date.ts';
import { isHoliday } from './holidays.ts';
import { type Interval, mergeIntervals } from './intervals.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { findZoneDay, toFirstInstantMs } from './zone-day.ts';

/** When the whole practice is open, and where: IANA time zone and two letters of ISO 3166-2:DE. */
export type PracticeCalendar = {
  timeZone: string;
  federalState: string;
  openingHours: readonly WeeklyHours[];
  closures: readonly ClosedPeriod[];
};

/** When one doctor works: weekly hours in wall time, less absences and the practice's closed days. */
export type DoctorCalendar = PracticeCalendar & {
  workingHours: readonly WeeklyHours[];
  absences: readonly ClosedPeriod[];
};

/** A doctor's working intervals on one calendar day, sorted and apart, or the reason why there are none. */
export type WorkingDay =
  | { open: true; intervals: readonly Interval[] }
  | { open: false; reason: 'holiday' | 'closed' | 'absent' };

/** The doctor's working time on a calendar day YYYY-MM-DD as instants; a public holiday outranks a closure. */
export function findWorkingDay(calendar: DoctorCalendar, date: string): WorkingDay {
  if (isHoliday(calendar.federalState, date)) return { open: false, reason: 'holiday' };
  if (hasDay(calendar.closures, date)) return { open: false, reason: 'closed' };

  const weekday = toWeekday(date);
  const hours = calendar.workingHours.filter((row) => row.weekday === weekday);
  const isPracticeOpen = calendar.openingHours.some((row) => row.weekday === weekday);
  if (hours.length === 0 && !isPracticeOpen) return { open: false, reason: 'closed' };
  if (hours.length === 0 || hasDay(calendar.absences, date)) return { open: false, reason: 'absent' };
  return { open: true, intervals: toIntervals(hours, calendar.timeZone, date) };
}

function hasDay(periods: readonly ClosedPeriod[], date: string): boolean {
  return periods.some((period) => period.from <= date && date <= period.to);
}

// A boundary in a repeated hour means its first run: hours that begin there go on through the second.
function toIntervals(hours: readonly WeeklyHours[], timeZone: string, date: string): Interval[] {
  const day = findZoneDay(timeZone, date);
  return mergeIntervals(
    hours.map((row) => ({
      startMs: toFirstInstantMs(day, toMinuteOfDay(row.from)),
      endMs: toFirstInstantMs(day, toMinuteOfDay(row.to)),
    })),
  );
}
