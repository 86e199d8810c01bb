import type { Weekday, WeeklyHours } from '@praxisportal/practice/types';

type Stretch = Pick<WeeklyHours, 'from' | 'to'>;

/** Days with the same hours; `stretches` are in order, a lunch break is a gap between two. */
export type DayGroup = { readonly days: readonly Weekday[]; readonly stretches: readonly Stretch[] };

function stretchesOf(weekday: Weekday, hours: readonly WeeklyHours[]): Stretch[] {
  return hours
    .filter((each) => each.weekday === weekday)
    .map(({ from, to }) => ({ from, to }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The days on which there are hours, those with equal hours together, in the order of their first days. */
export function groupWeek(hours: readonly WeeklyHours[]): DayGroup[] {
  const days = [...new Set(hours.map(({ weekday }) => weekday))].sort((a, b) => a - b);
  const groups = new Map<string, { days: Weekday[]; stretches: Stretch[] }>();
  for (const day of days) {
    const stretches = stretchesOf(day, hours);
    const key = JSON.stringify(stretches);
    const group = groups.get(key) ?? { days: [], stretches };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** First and last day of each run of days without a gap: Monday, Tuesday and Thursday are two runs. */
export function runsOf(days: readonly Weekday[]): { first: Weekday; last: Weekday }[] {
  const runs: { first: Weekday; last: Weekday }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.last + 1 === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}
