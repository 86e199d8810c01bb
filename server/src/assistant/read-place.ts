import { month } from './days/calendar-words.ts';
import { leaveOutDeniedMove } from './read-cancelling.ts';
import { ordinal, readOrdinalWord } from './read-ordinal.ts';
import type { Reading } from './reading.ts';
import type { Asker, OpenQuestion } from './turn.ts';
import { signals } from './words/signals.ts';

const notBehind =
  '(?<!(?<![\\p{L}])(?:auf|bis|am|vor|nach|ab|seit|zum|to|on|until|nicht|nich|net|nit|ned|not|statt|anstatt|ausser|except) )(?<![\\p{L}])';
/** Alone it stands for an appointment only where nothing else can be meant by it: "mein erster Arbeitstag". */
const alone =
  '(?= ?(?:[.,!?]|$)| (?:bitte|please|auf|to|nach|absagen|stornieren|streichen|verschieben|verlegen|umbuchen|vorziehen|one|muss|mocht\\w*|will|kann|lieber|doch|auch|mal)(?![\\p{L}]))';
const ofPlace = new RegExp(
  `${notBehind}(?:(?:de[nrms]|die|das|meine?[nrms]?|unsere?[nrms]?|the|my|our) (?<word>${ordinal})(?<noun> (?:termine?s?|appointments?))|(?:de[nrms]|die|das|the) (?<word>${ordinal})${alone})(?![\\p{L}])(?! ?(?:${month}|\\d|mal|advent|one of))`,
  'u',
);
const anyOrdinal = new RegExp(`(?<![\\p{L}])(?:${ordinal})(?![\\p{L}])`, 'u');
const ofDay = /\b(?:am|vom|on|im|in)\b/u;
/** Then one of a list is left out, kept, or counted from elsewhere. */
const ofOthers =
  /\b(?:alle[sn]?|all|beiden?|both|ausser|except|but|nur|only|behalt\w*|keep|bleib\w*|stays?|statt|anstatt|instead|von hinten|from the end|andere\w*|other)\b/u;

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
  const match = ofOthers.test(text) || reading.patientId !== undefined ? null : ofPlace.exec(text);
  const isSecond = match !== null && anyOrdinal.test(text.slice(match.index + match[0].length));
  // "Den ersten Termin am Donnerstag absagen": the day says which.
  const isOfDay = signals.moveVerb?.test(toDo) !== true && reading.slots.day.isNamed && ofDay.test(text);
  if (match === null || isSecond || isOfDay || (match.groups?.noun === undefined && !isList(question)))
    return undefined;
  const place = readOrdinalWord(match.groups?.word ?? '');
  const before = text.slice(0, match.index);
  return place === undefined
    ? undefined
    : { place, rest: `${before}den termin${text.slice(match.index + match[0].length)}` };
}

function isList(question: OpenQuestion | undefined): boolean {
  const kind = question?.kind;
  return kind === 'shown' || kind === 'whichToCancel' || kind === 'whichToMove';
}
