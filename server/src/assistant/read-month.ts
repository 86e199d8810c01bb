import { month, toMonth } from './days/calendar-words.ts';
import { findMonth } from './days/day-arithmetic.ts';
import type { Reading } from './reading.ts';
import { repairWords } from './repair-words.ts';

const appointment = '(?:termine?s?|appointments?|appts?)';
// "Am 9. Dezember" names the day itself.
const stuck = `(?<!\\d(?:\\.|st|nd|rd|th)? ?(?:of )?)(?<![\\p{L}\\p{N}])(?<first>${month})[ -]?${appointment}`;
const behind = `(?<![\\p{L}\\p{N}])${appointment} (?:im|vom|in|from) (?:monat )?(?<second>${month})`;
const ofMonth = new RegExp(`(?:${stuck}|${behind})(?![\\p{L}\\p{N}]| ?\\d)`, 'u');

/** The month by which an appointment that there is is named: "den Dezembertermin", "my appointment in May". */
export type NamedMonth = { fromDate: string; toDate: string; rest: string };

/** Undefined where a day is named besides, which says more; `rest` is the text without the month. */
export function readMonthOfOwn({ text, slots: { day }, today }: Reading): NamedMonth | undefined {
  if ((day.date ?? day.refusedDate ?? day.asideDate) !== undefined) return undefined;
  const said = repairWords(text);
  const match = ofMonth.exec(said);
  const name = match?.groups?.first ?? match?.groups?.second;
  if (match === null || name === undefined) return undefined;
  const rest = `${said.slice(0, match.index)}termin${said.slice(match.index + match[0].length)}`;
  return { ...findMonth(toMonth(name), undefined, today), rest };
}
