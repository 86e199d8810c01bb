import type { Plan } from '@praxisportal/contract/staff/plan';
import { addDays, countDays, weekdayOf } from '../../shared/clock/calendar-date.ts';

export const shownWeeks = 6;
const shownDays = shownWeeks * 7;

/** A stretch of days in a row of the weeks; `column` counts from 0. */
export type Bar = { key: string; kind: 'closed' | 'away' | 'part' | 'special'; column: number; days: number };
export type WeekRow = { key: string; doctorId: string | null; bars: Bar[] };

/** The Mondays of the weeks that are shown. */
export function listMondays(today: string): string[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  return Array.from({ length: shownWeeks }, (_, index) => addDays(monday, index * 7));
}

/** What is planned in the coming weeks: a row for the practice, and one for each dentist. */
export function toWeekRows({ doctors, absences, specialDays }: Plan, today: string): WeekRow[] {
  const [first = today] = listMondays(today);
  const toBar = (key: string, kind: Bar['kind'], from: string, to: string): Bar[] => {
    const start = Math.max(0, countDays(first, from));
    const end = Math.min(shownDays, countDays(first, to) + 1);
    return start < end ? [{ key, kind, column: start, days: end - start }] : [];
  };
  const special = specialDays.flatMap(({ id, date }) => toBar(id, 'special', date, date));
  return [null, ...doctors.map(({ id }) => id)].map((doctorId) => ({
    key: doctorId ?? '',
    doctorId,
    bars: [
      ...(doctorId === null ? special : []),
      ...absences
        .filter((absence) => absence.doctorId === doctorId)
        .flatMap(({ id, from, to, hours }) => {
          const whole = doctorId === null ? 'closed' : 'away';
          return toBar(id, hours ? 'part' : whole, from, to);
        }),
    ],
  }));
}
