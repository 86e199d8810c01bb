import { month, weekday } from './days/calendar-words.ts';
import { writeNumbersAsDigits } from './days/number-words.ts';
import { isFiller } from './read-correction.ts';
import { repairWords } from './repair-words.ts';
import { besideMove, besideWhen } from './words/own-talk-words.ts';

export function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}']+/gu) ?? [];
}

const dayName = new RegExp(
  `^(?:(?:${weekday})(?:s|vormittags?|nachmittags?|abends?|mittags?|morgens?|fruh)?|${month})$`,
  'u',
);
const number = /^\d{1,4}(?:st|nd|rd|th|te[nr]?|h|am|pm)?$/u;

/** What stands beside days, times and words that say nothing by themselves: "gern am 4. vormittags, zur Kontrolle". */
export function listBesideWhen(text: string, names: readonly string[] = []): string[] {
  const named = new Set(names.flatMap(toWords));
  return toWords(writeNumbersAsDigits(repairWords(text))).filter(
    (word) =>
      !isFiller(word) &&
      !besideMove.has(word) &&
      !besideWhen.has(word) &&
      !dayName.test(word) &&
      !number.test(word) &&
      !named.has(word),
  );
}

/** Whether normalised text says nothing but when; `names` are those of dentists who may be named. */
export function saysOnlyWhen(text: string, names: readonly string[] = []): boolean {
  return listBesideWhen(text, names).length === 0;
}
