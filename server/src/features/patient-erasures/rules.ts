import { patientLimits } from '@praxisportal/contract/staff/patient-limits';
import { addDays } from '../../domain/calendar-date.ts';
import { isPracticeOpen } from '../../domain/morning.ts';
import type { PracticeCalendar } from '../../domain/working-day.ts';
import { findZoneDay, toFirstInstantMs, toWallDate } from '../../domain/zone-day.ts';

/** The hour of erasures: before any practice opens. */
const erasedAtMinute = 5 * 60;

/**
 * When an erasure that is asked for now takes effect: at five, by the practice's clock, on the next day on which the practice
 * is open, after `erasureWaitDaysMax` days at the latest. So the desk sees it on a day of work before it can't be taken back.
 */
export function findErasureTime(nowMs: number, calendar: PracticeCalendar): Date {
  const today = toWallDate(nowMs, calendar.timeZone);
  let days = 1;
  while (days < patientLimits.erasureWaitDaysMax && !isPracticeOpen(calendar, addDays(today, days)))
    days += 1;
  const day = findZoneDay(calendar.timeZone, addDays(today, days));
  return new Date(toFirstInstantMs(day, erasedAtMinute));
}
