import { writeNumbersAsDigits } from './days/number-words.ts';
import {
  adultWords,
  childAge,
  childAside,
  childWords,
  lookOver,
  treatmentWords,
  unsure,
} from './words/treatment-words.ts';

type TreatmentMention = { id: string; start: number; end: number };

const refusedBefore =
  /(?:\b(?:nicht|nich|net|nit|ned|not|kein|keine[nr]?|statt|instead of|wegen|gesagt|than|without|vor der grossen sache mit den)(?: (?:zur|zum|die|der|das|eine?r?|and|no|fur))?) $/u;
const takenBack = /^[^.!?]{0,24}\b(?:meld ich mich nochmal|gesagt\?|war letztes mal|ist versorgt|spater)\b/u;
const correction =
  /\b(?:sondern|meinte|i said|lieber|doch|statt|nee|nein|quatsch|actually|rather|gehts nur um|heute nur)\b/u;

// A talk itself, not only about something: "Invisalign-Beratung" is about braces.
const wantsTalk =
  /beratungstermin|consultation|meinung|second opinion|beraten (?:lassen|werden)|unentschlossen|durchsprechen|quatschen|just a talk|no drilling/u;

/**
 * The ids of the treatments that a message asks for, the first wish first; `text` is normalised. A child is treated in
 * children's dentistry, unless it needs braces.
 */
export function readTreatments(text: string): string[] {
  const mentions = findMentions(text);
  const named = chooseNamed(text, mentions);
  if (named[0] === 'kieferorthopaedie' || named.includes('kieferorthopaedie')) return named;
  if (isChild(text) && !['zahnersatz', 'aesthetik', 'beratung'].includes(named[0] ?? '')) return ['kinder'];
  if (named.length > 0) return named;
  if (unsure.test(text)) return ['beratung'];
  return lookOver.test(text) ? ['kontrolluntersuchung'] : [];
}

function findMentions(text: string): TreatmentMention[] {
  return Object.entries(treatmentWords)
    .flatMap(([id, pattern]) =>
      [...text.matchAll(new RegExp(pattern.source, 'gu'))].map((match) => ({
        id,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

function chooseNamed(text: string, mentions: readonly TreatmentMention[]): string[] {
  const wanted = mentions.filter(({ start, end }) => !isRefused(text, start, end));
  const ids = [...new Set((wanted.length > 0 ? wanted : mentions).map(({ id }) => id))];
  if (wantsTalk.test(text) && ids.includes('beratung')) return ['beratung'];
  const special = ids.filter((id) => !isGeneral(id));
  // "Kontrolle … dann Bleaching" is a list; "Invisalign check" is one wish.
  if (special.length > 0 && !isList(text, wanted)) return dropSideIssues(special, text);
  return ids;
}

/** What can go with any special treatment: a check of it, a talk about it. */
function isGeneral(id: string): boolean {
  return id === 'kontrolluntersuchung' || id === 'beratung';
}

function dropSideIssues(ids: readonly string[], text: string): string[] {
  const correctionAt = text.search(correction);
  if (ids.length > 1 && correctionAt > 0) {
    const last = ids.at(-1);
    if (last !== undefined && text.search(treatmentWords[last] ?? /$^/u) > correctionAt) return [last];
  }
  // Gums are treated, not cleaned; a filling in a root is the root's.
  if (ids.includes('parodontologie') && ids.includes('prophylaxe')) return ['parodontologie'];
  return [...ids];
}

function isList(text: string, mentions: readonly TreatmentMention[]): boolean {
  const [first, second] = mentions;
  if (first?.id !== 'kontrolluntersuchung' || second === undefined) return false;
  return /\b(?:und|dann|danach|plus|erst|sowie|and)\b|\+/u.test(text.slice(first.end, second.start));
}

function isRefused(text: string, start: number, end: number): boolean {
  return (
    refusedBefore.test(text.slice(Math.max(0, start - 40), start)) ||
    takenBack.test(text.slice(end, end + 40))
  );
}

function isChild(text: string): boolean {
  if (/milchz|milk tooth|baby tooth|versiegel|kita\b|putzschule/u.test(text)) return true;
  const age = findAge(text);
  if (age !== undefined) return age <= 13;
  const rest = text.replace(new RegExp(childAside.source, 'gu'), ' ');
  if (!childWords.test(rest)) return false;
  return (
    !(
      adultWords.test(rest) && !/\b(?:fur|for)\b[^.,]{0,20}(?:sohn|tochter|kind|son|daughter|kid)/u.test(rest)
    ) || /\b(?:enkel|sohn|tochter|kinder|kids)\b/u.test(rest)
  );
}

function findAge(text: string): number | undefined {
  const groups = childAge.exec(writeNumbersAsDigits(text))?.groups;
  const age = groups?.age ?? groups?.bracket ?? groups?.plain;
  if (age !== undefined) return Number(age);
  const adult = /\b(?<age>1[4-9]|[2-9]\d) ?(?:jahre?|years?|j\.|,)/u.exec(text)?.groups?.age;
  return adult === undefined ? undefined : Number(adult);
}
