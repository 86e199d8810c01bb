import { addDays, addMonths, toWeekday } from '../domain/calendar-date.ts';
import type { DayWish } from './days/read-days.ts';
import type { Slots } from './read-wish.ts';

/** What a question about opening hours is about: this moment, the rest of today, one day YYYY-MM-DD, a stretch of days, or each such weekday. */
export type AskedHours =
  | { kind: 'now' }
  | { kind: 'stillToday' }
  | { kind: 'day'; date: string }
  | { kind: 'stretch'; fromDate: string; toDate: string }
  | { kind: 'weekday'; date: string };

// `normalise` leaves "aktuell" as "aktull".
const now =
  /\b(?:gerade|grad|jetzt|momentan|im moment|aktull|derzeit|now|currently|at the moment|(?:noch|schon|still|already) (?:\w+ ){0,2}(?:offen|auf|geoffnet|da|open))\b/u;
/** "Heute noch offen?" asks for a yes or no. */
const still = /\b(?:noch|still)\b/u;
const everyWeekday = /\b(?:\p{L}+tags|mittwochs|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/u;
const weekend = /wochenende|weekend/u;
const closing = /\b(?:betriebsferien|praxisferien|urlaub\w*)\b/u;
/** Days of a stretch whose other end is not named. */
const openStretch = 14;
/** Months that a question for any closure looks ahead. */
const closingMonths = 3;

/** Reads it from normalised text and the day that was read in it; undefined where only the week is asked for. */
export function readAskedHours(text: string, day: DayWish, today: string): AskedHours | undefined {
  if (day.asideDate !== undefined && day.date === undefined && everyWeekday.test(text))
    return { kind: 'weekday', date: day.asideDate };
  if (day.date === today && still.test(text)) return { kind: 'stillToday' };
  if (day.date !== undefined) return { kind: 'day', date: day.date };
  if (day.fromDate !== undefined || day.toDate !== undefined) {
    const fromDate = day.fromDate ?? today;
    return { kind: 'stretch', fromDate, toDate: day.toDate ?? addDays(fromDate, openStretch) };
  }
  if (weekend.test(text)) return { kind: 'stretch', ...findWeekend(today) };
  if (closing.test(text))
    return { kind: 'stretch', fromDate: today, toDate: addMonths(today, closingMonths) };
  return now.test(text) ? { kind: 'now' } : undefined;
}

/** The coming Saturday and Sunday, or what is left of them. */
function findWeekend(today: string): { fromDate: string; toDate: string } {
  const toDate = addDays(today, 7 - toWeekday(today));
  const saturday = addDays(toDate, -1);
  return { fromDate: today > saturday ? today : saturday, toDate };
}

/** "Auf Freitag um zehn" and "two hours later" ask for none, though a practice can be "auf" and has hours. */
export function asksForHours(text: string): boolean {
  return (
    /\b(?:offnungszeit\w*|geoffnet|offen|sprechzeit\w*|sprechstunde\w*|geschlossen|schliess(?:t|en)|(?<!\b(?:ich|wir|meine[rn]?|in der|my) )mittagspause|open|opening|closed?|hours(?! (?:later|earlier|sooner|before|after|back|forward)))\b/u.test(
      text,
    ) ||
    /\b(?:habt|haben|hat|macht|machen|seid|sind) (?:ihr|sie|man|se|die praxis)\b[^.!?]{0,40}\b(?:auf|zu)\b(?! \p{L})/u.test(
      text,
    )
  );
}

const whenThere =
  /\b(?:(?:wann|an welchen tagen|(?:an )?welche[nm]? tage?n?|when|(?:on )?(?:what|which) days)\b[^!?]*\b(?:da|arbeitet|behandelt|anwesend|im haus|in der praxis|sprechstunden?|sprechzeiten?|work(?:s|ing)?|here|there|in|practise|see patients)|(?:sprechzeiten|arbeitszeiten|working hours|office hours|schedule)\b[^.!?]*)/u;
const ofOne =
  /\b(?:seit|frei|termin\p{L}*|zeit|bei ihnen|zuruck|wieder|since|free|appointments?|time|back|urlaub)\b/u;

const mostWords = 12;

// "Ist Frau Hoffmann montags da?", "arbeitet Dr. Weber freitags?", "is Dr. Weber in on Friday?"
const thereThen =
  /^(?:(?:und|and|hallo|hi|hello|guten (?:tag|morgen|abend))\W+)*(?:(?:ist|sind)\b[^!?]*\b(?:da|anwesend|im haus|in der praxis)(?: (?:am|an|heute|morgen|ubermorgen|\p{L}+tags?|mittwochs?)\b[^!?]*)?\W*$|(?:is|are)\b[^!?]*\b(?:in|here|there|working)(?: (?:on|today|tomorrow|this|next|\p{L}+days?)\b[^!?]*)?\W*$|(?<needsDay>(?:arbeitet|behandelt|(?:do|does)\b[^!?]*\b(?:work|see patients))\b))/u;

/** When a dentist works, and not whether an appointment is free: "an welchen Tagen ist Frau Weber da?", "ist sie montags da?" */
export function asksWhenThere(text: string, { doctor, day, time, treatmentIds }: Slots): boolean {
  const isShort = text.split(' ').length <= mostWords;
  const isOfNone = Object.keys(time).length > 0 || treatmentIds.length > 0 || ofOne.test(text);
  if (!isShort || isOfNone || doctor.namedIds.length === 0) return false;
  if (!day.isNamed && whenThere.test(text)) return true;
  const found = thereThen.exec(text);
  const namesDay = day.isNamed || everyWeekday.test(text);
  return found !== null && (namesDay || found.groups?.needsDay === undefined);
}
