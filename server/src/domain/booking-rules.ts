import type { BookingRule } from '@praxisportal/contract/errors';
import { limits } from '@praxisportal/contract/limits';
import { type BookingWindow, findBookingWindow, findDateRule } from './booking-window.ts';
import { type Interval, isInside } from './intervals.ts';
import type { BookingTerms } from './practice-settings.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { type DoctorCalendar, findWorkingDay, type WorkingDay } from './working-day.ts';
import { findZoneDay, hasWallMinute, toFirstInstantMs, type ZoneDay } from './zone-day.ts';

/** A wish for one start: day YYYY-MM-DD and wall time HH:MM of the practice, now in epoch milliseconds. */
export type BookingRequest = {
  calendar: DoctorCalendar;
  date: string;
  time: string;
  treatmentMinutes: number;
  terms: Pick<BookingTerms, 'leadMinutes' | 'windowMonths'>;
  nowMs: number;
};

/** The time that the treatment takes, or the first rule that forbids it. */
export type BookingCheck = { ok: true; during: Interval } | { ok: false; rule: BookingRule };

/** What the rules need to know about one calendar day, computed once for all its starts. */
export type BookingDay = {
  zoneDay: ZoneDay;
  bookingWindow: BookingWindow;
  workingDay: WorkingDay;
  nowMs: number;
};

/** Whether a start may be booked, as far as the calendar says; other appointments are not looked at. */
export function checkBooking(request: BookingRequest): BookingCheck {
  const { calendar, date, time, treatmentMinutes, terms, nowMs } = request;
  const bookingWindow = findBookingWindow(nowMs, calendar.timeZone, terms);
  const minuteOfDay = toMinuteOfDay(time);
  // Before anything is computed: anybody may ask for any day of two thousand years.
  const dateRule = findDateRule(bookingWindow, date);
  if (dateRule === 'in_past') return { ok: false, rule: dateRule };
  if (dateRule === 'beyond_window') return { ok: false, rule: isOnGrid(minuteOfDay) ? dateRule : 'off_grid' };
  return checkStart(prepareBookingDay(calendar, date, nowMs, bookingWindow), minuteOfDay, treatmentMinutes);
}

/** Collects the facts of a calendar day for `checkStart`. */
export function prepareBookingDay(
  calendar: DoctorCalendar,
  date: string,
  nowMs: number,
  bookingWindow: BookingWindow,
): BookingDay {
  return {
    zoneDay: findZoneDay(calendar.timeZone, date),
    bookingWindow,
    workingDay: findWorkingDay(calendar, date),
    nowMs,
  };
}

/**
 * The one place with the booking rules of a day that is neither past nor beyond the window, in the order in which they
 * are reported.
 */
export function checkStart(day: BookingDay, minuteOfDay: number, treatmentMinutes: number): BookingCheck {
  const { zoneDay, workingDay } = day;
  const startMs = toFirstInstantMs(zoneDay, minuteOfDay);
  const rule = findTimingRule(day, startMs, minuteOfDay);
  if (rule !== undefined) return { ok: false, rule };
  if (!workingDay.open) return { ok: false, rule: workingDay.reason };
  if (!fitsWorkingTime(day, minuteOfDay, treatmentMinutes)) return { ok: false, rule: 'outside_hours' };
  return { ok: true, during: toTreatmentTime(startMs, treatmentMinutes) };
}

/** Whether the treatment fits into the day's working time from this minute on, whatever the clock says now. */
export function fitsWorkingTime(day: BookingDay, minuteOfDay: number, treatmentMinutes: number): boolean {
  const { zoneDay, workingDay } = day;
  if (!workingDay.open || !hasWallMinute(zoneDay, minuteOfDay)) return false;
  const during = toTreatmentTime(toFirstInstantMs(zoneDay, minuteOfDay), treatmentMinutes);
  return workingDay.intervals.some((interval) => isInside(during, interval));
}

function isOnGrid(minuteOfDay: number): boolean {
  return minuteOfDay % limits.slotGridMinutes === 0;
}

function toTreatmentTime(startMs: number, treatmentMinutes: number): Interval {
  return { startMs, endMs: startMs + treatmentMinutes * 60_000 };
}

function findTimingRule(day: BookingDay, startMs: number, minuteOfDay: number): BookingRule | undefined {
  const { zoneDay, bookingWindow, nowMs } = day;
  if (startMs < nowMs) return 'in_past';
  if (!isOnGrid(minuteOfDay)) return 'off_grid';
  if (zoneDay.date < bookingWindow.firstDate) return 'after_cutoff';
  if (startMs - nowMs <= bookingWindow.leadMinutes * 60_000) return 'too_soon';
  return undefined;
}
