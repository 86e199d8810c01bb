import { addDays } from '../../domain/calendar-date.ts';
import type { DaySpan } from './day-arithmetic.ts';
import type { Groups } from './replace-matches.ts';

export type Reader = {
  pattern: RegExp;
  /** Undefined leaves the text to the readers that follow. `nearest` is the day that was named last before it. */
  read: (groups: Groups, today: string, nearest: NearestDay) => DaySpan | undefined;
};
/** With its date (a stretch with its first), and whether its month is told. */
export type NearestDay = { date: string; isFull: boolean; isStretch: boolean } | undefined;

export const weekWord = 'woch?e?n?|weken?|wo|weeks?|wk';
export const one = 'oiner?|oinr|aner|einer?|ner|oana|ana|a|1|one|een|ene?r?';
export const next =
  'na(?:ch|x)sc?h?[td](?:e[nrsm]?|a|n)?|nechste[nrsm]?|kumm?e?nde?[nrms]?|kommende[nrsm]?|next|folgende[nr]?|coming|na\\.?(?= wo)';
export const afterNext = '(?:ubern?|ibern?|iwwer|ibber|ivver|over)[ -]?na(?:ch|x)sc?h?[td](?:e[nrsm]?|a|n)?';
export const weekPart = 'anfang|mitte|ende|beginning of|start of|early|middle of|mid|end of|late';
export const last = 'letzte[nrsm]?|letztn|last|vergangene[nrsm]?|vorige[nrsm]?|past';
export const dayNumber = '[12]\\d|3[01]|0?[1-9]';

/** A month that is this far ahead is not the one that a bare day is of: "Im August war ich da, am 7. könnte ich". */
const nearDays = 100;

/** From which day a bare day of the month counts: "Im Januar? Am 7. ginge" is the 7 January. */
export function findMonthTalkedOf(nearest: NearestDay, today: string): string {
  const isAhead = nearest?.isFull && nearest.date > today;
  if (!isAhead || (nearest.isStretch && nearest.date > addDays(today, nearDays))) return today;
  return nearest.date;
}
