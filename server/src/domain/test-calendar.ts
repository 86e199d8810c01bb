import type { Weekday, WeeklyHours } from '@praxisportal/practice/types';
import { findBookingWindow } from './booking-window.ts';
import type { Interval } from './intervals.ts';
import type { BookingTerms, SettingRows } from './practice-settings.ts';
import { findDayOffer, type OfferQuery } from './slots.ts';
import type { DoctorCalendar } from './working-day.ts';

const reason = { de: 'Urlaub', en: 'Holiday' };

/** A closed period for tests; one day if `to` is left out. */
export function closedPeriod(from: string, to = from) {
  return { from, to, reason };
}

/** The same stretches, like `08:00-12:00`, on each of these weekdays. */
export function weeklyHours(weekdays: readonly Weekday[], ...stretches: string[]): WeeklyHours[] {
  return weekdays.flatMap((weekday) =>
    stretches.map((stretch) => ({ weekday, from: stretch.slice(0, 5), to: stretch.slice(6) })),
  );
}

/** Monday to Friday 08:00-12:00 and 13:00-18:00 in Cologne, with what a test wants differently. */
export function doctorCalendar(changes: Partial<DoctorCalendar> = {}): DoctorCalendar {
  return {
    timeZone: 'Europe/Berlin',
    federalState: 'NW',
    openingHours: weeklyHours([1, 2, 3, 4, 5], '08:00-18:00'),
    closures: [],
    specialDays: [],
    workingHours: weeklyHours([1, 2, 3, 4, 5], '08:00-12:00', '13:00-18:00'),
    absences: [],
    specialHours: [],
    ...changes,
  };
}

/** From an hour ahead on, for three months. */
export const usualTerms: BookingTerms = { leadMinutes: 60, windowMonths: 3, noticeHours: 24 };

/** What is set before anybody has set anything, of nobody in particular. */
export const seededSettings: SettingRows = {
  versions: { treatments: 1, doctors: 1, terms: 1, messages: 1 },
  ...{ treatments: [], doctors: [], terms: usualTerms },
  messages: {
    reminders: { isOn: true, daysBefore: 1 },
    morningList: { isOn: false, to: [], time: '07:00' },
    notices: { isOn: false, to: [], since: new Date(0) },
  },
};

/** One doctor's day YYYY-MM-DD; `busy` is what is taken already, in any order. */
export type SlotQuery = {
  calendar: DoctorCalendar;
  date: string;
  treatmentMinutes: number;
  bufferMinutes?: number;
  busy: readonly Interval[];
  nowMs: number;
};

/** The same question for all these doctors together, under the terms of the first one's. */
export function toOfferQuery(queries: readonly SlotQuery[]): OfferQuery {
  const [query] = queries;
  if (!query) throw new Error('there is at least one doctor');
  const { nowMs, calendar } = query;
  return {
    doctors: queries.map(({ treatmentMinutes: minutes, bufferMinutes = 0, ...times }) => ({
      ...times,
      serviceOn: () => ({ minutes, bufferMinutes }),
    })),
    nowMs,
    bookingWindow: findBookingWindow(nowMs, calendar.timeZone, usualTerms),
  };
}

/** The wall times HH:MM at which the treatment can start, in order. */
export function findSlots(query: SlotQuery): string[] {
  return [...findDayOffer(toOfferQuery([query]), query.date).starts];
}

/** The days from 2024 to 2030 on which Europe/Berlin skips 02:00-03:00. */
export const springDays = [
  '2024-03-31',
  '2025-03-30',
  '2026-03-29',
  '2027-03-28',
  '2028-03-26',
  '2029-03-25',
  '2030-03-31',
];

/** The days from 2024 to 2030 on which Europe/Berlin has 02:00-03:00 twice. */
export const autumnDays = [
  '2024-10-27',
  '2025-10-26',
  '2026-10-25',
  '2027-10-31',
  '2028-10-29',
  '2029-10-28',
  '2030-10-27',
];
