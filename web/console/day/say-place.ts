import type { Place } from './day-model.ts';
import { type DayColumn, sayName, toTime, type Visit } from './day-view.ts';
import type { DayTexts } from './texts.de.ts';

/** "9:30, Dr. Weber, frei": a place of the day in words, with what is in its way. */
export function sayPlace(
  { spoken, closed }: DayTexts,
  { name }: DayColumn,
  place: Place<Visit>,
  areNamesHidden: boolean,
): string {
  const time = toTime(place.from);
  if (place.others.length > 0)
    return spoken.busy(time, name, place.others.map((other) => sayName(other, areNamesHidden)).join(', '));
  return place.closed === null ? spoken.free(time, name) : spoken.closed(time, name, closed[place.closed]);
}
