import { toWeekday } from '../../domain/calendar-date.ts';
import type { DaySpan } from './day-arithmetic.ts';
import { readers } from './day-readers.ts';
import type { NearestDay } from './reader-words.ts';
import { relateDays } from './relate-days.ts';
import { replaceMatches } from './replace-matches.ts';

/** Where in the text a day stands. `isHabit` is "freitags". */
export type DayMention = {
  start: number;
  end: number;
  span: DaySpan;
  isHabit: boolean;
  /** With its month, or with the day of the month beside a weekday. */
  isFull: boolean;
  /** A weekday and nothing more. */
  isBareWeekday: boolean;
  /** "Den Tag danach". */
  refersBack: boolean;
};

// "Could we do 10 instead" names no Donnerstag.
const englishDo =
  /(?<=(?<!\p{L})(?:we|you|let's|to|(?:can|could|should|shall|may) (?:i|they)) )do(?!\p{L})/gu;

/**
 * Every day that the text names, in order of the text; numbers must be digits. `talkedOf` is the day that was spoken of
 * before, from which "einen Tag später" counts.
 */
export function findDayMentions(text: string, today: string, talkedOf?: string): DayMention[] {
  const before = talkedOf === undefined ? undefined : { date: talkedOf, isFull: false, isStretch: false };
  let rest = text.replace(englishDo, '__');
  const found: DayMention[] = [];
  for (const { pattern, read } of readers) {
    rest = replaceMatches(rest, pattern, (whole, start, groups) => {
      const span = read(groups, today, findNearest(found, start) ?? before);
      if (span === undefined) return whole;
      found.push({
        start,
        end: start + whole.replace(/(?<=\p{L}{4})\.$/u, '').length,
        span,
        isHabit: groups.habit !== undefined,
        isFull: groups.day !== undefined || groups.second !== undefined || groups.feast !== undefined,
        isBareWeekday:
          (groups.name ?? groups.short) !== undefined &&
          groups.isWeekday !== undefined &&
          groups.day === undefined &&
          isPlain(groups.prefix, text.slice(start + whole.length)),
        refersBack: groups.back !== undefined,
      });
      return ' '.repeat(whole.length);
    });
  }
  return relateDays(
    found.sort((a, b) => a.start - b.start),
    text,
  );
}

/** "The Friday before Christmas", "der letzte Freitag vor Weihnachten": no more than the weekday. */
function isPlain(prefix: string | undefined, after: string): boolean {
  if (!prefix || prefix === 'the') return true;
  return /^(?:letzt|last)/u.test(prefix) && /^,? (?:vor|before)\b/u.test(after);
}

function findNearest(found: readonly DayMention[], before: number): NearestDay {
  const days = found
    .filter(({ start }) => start < before)
    .map(({ span, start, isFull }) =>
      'date' in span
        ? { date: span.date, start, isFull, isStretch: false }
        : { date: span.fromDate, start, isFull: true, isStretch: true },
    )
    .sort((a, b) => b.start - a.start);
  const [nearest] = days;
  if (nearest === undefined || nearest.isFull) return nearest;
  // "Nikolaus ist ein Sonntag, also den Tag danach": that Sunday, and no other.
  return days.find(({ date, isFull }) => isFull && toWeekday(date) === toWeekday(nearest.date)) ?? nearest;
}
