import type { Weekday, WeeklyHours } from '@praxisportal/practice/types';
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
