import { month } from './days/calendar-words.ts';
import { leaveOutDeniedMove } from './read-cancelling.ts';
import { ordinalPatterns } from './read-ordinal.ts';
import type { Reading } from './reading.ts';
import type { Asker, OpenQuestion } from './turn.ts';
import { signals } from './words/signals.ts';

const ordinals = ordinalPatterns.map((pattern, index) => `(?<place${index}>${pattern})`).join('|');
const ofPlace = new RegExp(
  `(?<!(?<![\\p{L}])(?:auf|bis|am|vor|nach|ab|seit|zum|to|on|until|nicht|nich|net|nit|ned|not|statt|ausser|except) )(?<![\\p{L}])(?:de[nrms]|die|das|meine?[nrms]?|unsere?[nrms]?|the|my|our) (?:${ordinals})(?<noun> (?:termine?s?|appointments?))?(?![\\p{L}])(?! ?(?:${month}|\\d|mal|advent|one of))`,
  'u',
);

/**
 * An appointment to change that is named by its place: "meinen zweiten Termin verschieben", and "den zweiten bitte auf
 * Donnerstag verschieben" where a list was shown. The place counts from 0; what is left is read without it, for "der zweite"
 * would be a day.
 */
export function readPlace(
  reading: Reading,
  { asker, question }: { asker: Asker; question: OpenQuestion | undefined },
): { place: number; rest: string } | undefined {
  const { text } = reading;
  const toDo = leaveOutDeniedMove(text);
  const isChange =
    signals.moveVerb?.test(toDo) ||
    signals.cancelVerb?.test(toDo) ||
    /\bsag(?:en|t|e)?\b.*\bab\b/u.test(toDo);
  if (asker.kind === 'guest' || !isChange) return undefined;
  const match = ofPlace.exec(text);
  if (match === null || (match.groups?.noun === undefined && !isList(question))) return undefined;
  const place = ordinalPatterns.findIndex((_, index) => match.groups?.[`place${index}`] !== undefined);
  const before = text.slice(0, match.index);
  return { place, rest: `${before}den termin${text.slice(match.index + match[0].length)}` };
}

function isList(question: OpenQuestion | undefined): boolean {
  const kind = question?.kind;
  return kind === 'shown' || kind === 'whichToCancel' || kind === 'whichToMove';
}
