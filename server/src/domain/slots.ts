import { limits } from '@praxisportal/contract/limits';
import { type BookingDay, checkStart, prepareBookingDay } from './booking-rules.ts';
import { findBookingWindow } from './booking-window.ts';
import { listDaysOfMonth } from './calendar-date.ts';
import { hasOverlap, type Interval } from './intervals.ts';
import { formatMinuteOfDay } from './wall-time.ts';
import type { DoctorCalendar } from './working-day.ts';

/** One doctor's day YYYY-MM-DD; `busy` is what is taken already, in any order. */
export type SlotQuery = {
  calendar: DoctorCalendar;
  date: string;
  treatmentMinutes: number;
  busy: readonly Interval[];
  nowMs: number;
};

/** One doctor's month YYYY-MM; `busy` may cover more than the month. */
export type MonthQuery = Omit<SlotQuery, 'date'> & { month: string };

const gridTimes = Array.from({ length: (24 * 60) / limits.slotGridMinutes }, (_, index) => {
  const minuteOfDay = index * limits.slotGridMinutes;
  return { minuteOfDay, time: formatMinuteOfDay(minuteOfDay) };
});

/** The wall times HH:MM at which the treatment can start, in order. */
export function findSlots(query: SlotQuery): string[] {
  const { calendar, date, nowMs } = query;
  const bookingWindow = findBookingWindow(nowMs, calendar.timeZone);
  return findFreeTimes(prepareBookingDay(calendar, date, nowMs, bookingWindow), query);
}

/** How many starts `findSlots` gives on each day of a month, by calendar day. */
export function countSlotsOfMonth(query: MonthQuery): Record<string, number> {
  const { calendar, month, nowMs } = query;
  const bookingWindow = findBookingWindow(nowMs, calendar.timeZone);
  const counts = listDaysOfMonth(month).map((date) => {
    const day = prepareBookingDay(calendar, date, nowMs, bookingWindow);
    return [date, findFreeTimes(day, query).length] as const;
  });
  return Object.fromEntries(counts);
}

function findFreeTimes(day: BookingDay, wish: Pick<SlotQuery, 'treatmentMinutes' | 'busy'>): string[] {
  // On a closed day checkStart allows nothing, so asking it 48 times would only take time.
  if (!day.workingDay.open) return [];
  const busyToday = wish.busy.filter((interval) => hasOverlap(interval, day.zoneDay));
  const isFree = (during: Interval) => !busyToday.some((interval) => hasOverlap(interval, during));
  return gridTimes
    .filter(({ minuteOfDay }) => {
      const check = checkStart(day, minuteOfDay, wish.treatmentMinutes);
      return check.ok && isFree(check.during);
    })
    .map(({ time }) => time);
}
