import type { Weekday, WeeklyHours } from '@praxisportal/practice/types';

/** First and last day of a run of working days without a gap. */
export type DayRun = { readonly first: Weekday; readonly last: Weekday };

/** The days on which there are hours, joined to runs: Monday, Tuesday and Thursday are two runs. */
export function workingDayRuns(hours: readonly WeeklyHours[]): DayRun[] {
  const days = [...new Set(hours.map(({ weekday }) => weekday))].sort((a, b) => a - b);
  const runs: DayRun[] = [];
  for (const day of days) {
    const previous = runs.at(-1);
    if (previous && previous.last + 1 === day) runs.splice(-1, 1, { first: previous.first, last: day });
    else runs.push({ first: day, last: day });
  }
  return runs;
}
