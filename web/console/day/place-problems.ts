import { dayLimits } from '@praxisportal/contract/day-limits';
import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import { isCalendarDate } from '../../shared/clock/calendar-date.ts';
import { minuteOfDay, type WallClock } from '../../shared/clock/wall-clock.ts';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { bandMinutes } from './day-model.ts';
import { isShownDate } from './day-view.ts';

/** Where an appointment is to stand, as it is typed. */
export type TypedPlace = { date: string; time: string; minutes: string };

/** From when on free starts are looked for: from the typed day if that can be, else from `usual`. */
export function findSearchStart(typed: string, usual: string, today: string): string {
  return isShownDate(typed) && typed >= today ? typed : usual;
}

/** Whether a time of today has passed. A walk-in is entered in the half hour that has begun; the server refuses earlier days. */
export function isPastTime({ date, time }: { date: string; time: string }, now: WallClock): boolean {
  return date === now.date && minuteOfDay(now.time) - minuteOfDay(time) >= bandMinutes;
}

/** A typed length in minutes; null if no appointment can be so long. */
export function readMinutes(typed: string): number | null {
  const { gridMinutes, minutesMax } = dayLimits;
  const length = Number(toPlainDigits(typed));
  return length >= gridMinutes && length <= minutesMax && length % gridMinutes === 0 ? length : null;
}

/** What is wrong with a typed place, in the order of its fields. */
export function findPlaceProblems({ date, time, minutes }: TypedPlace): FoundProblem<keyof TypedPlace>[] {
  const isTime = /^\d\d:\d\d$/.test(time) && Number(time.slice(3)) % dayLimits.gridMinutes === 0;
  const problems: (FoundProblem<keyof TypedPlace> | false)[] = [
    !isCalendarDate(date) && { field: 'date', code: 'date_missing' },
    !isTime && { field: 'time', code: 'desk_time_wrong' },
    readMinutes(minutes) === null && { field: 'minutes', code: 'minutes_wrong' },
  ];
  return problems.filter((problem) => problem !== false);
}
