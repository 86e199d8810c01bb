import type { AskedFor, Subject } from '@praxisportal/practice/asked-for';
import type { TreatmentFacts } from '@praxisportal/practice/types';
import { writeNumbersAsDigits } from './days/number-words.ts';
import { normalise } from './normalise.ts';
import {
  adultToo,
  adultWords,
  brokenTooth,
  childAge,
  childAside,
  childWords,
  lookOver,
  subjectWords,
  talkOnly,
  unsure,
} from './words/treatment-words.ts';

/** What somebody asks for: a subject, or a treatment that no subject covers, by its id. */
type Asked = Subject | (string & {});
type Mention = { asked: Asked; start: number; end: number };
type Naming = readonly [Asked, RegExp];

/**
 * Ids of treatments in a normalised message, the first wish first: those that it asks for, and those that it names. A word
 * for a child asks for children's dentistry, and names nothing of an appointment that there is.
 */
export type ReadTreatments = (text: string) => { asked: string[]; named: string[] };

const subjectNamings = Object.entries(subjectWords).map(
  ([asked, pattern]): Naming => [asked, new RegExp(pattern.source, 'gu')],
);

/** A reader of one practice's treatments: by what patients come for, and by what the practice calls it. */
export function createTreatmentReader(
  treatments: readonly TreatmentFacts[],
  askedFor: readonly AskedFor[],
): ReadTreatments {
  const namings: Naming[] = [
    ...subjectNamings,
    ...treatments.flatMap((treatment) => toNaming(treatment, askedFor)),
  ];
  const toId = (asked: Asked) =>
    askedFor.find(({ subjects }) => subjects.some((subject) => subject === asked))?.treatment ??
    treatments.find(({ id }) => id === asked)?.id;
  const toIds = (asked: readonly Asked[]) => [...new Set(asked.map(toId))].filter((id) => id !== undefined);
  return (text) => {
    const mentions = findMentions(text, namings);
    return {
      asked: toIds(readAsked(text, chooseNamed(text, mentions))),
      named: toIds(listNamed(text, mentions)),
    };
  };
}

/** A treatment's own names, in both languages and in the practice's words. */
function toNaming({ id, name }: TreatmentFacts, askedFor: readonly AskedFor[]): Naming[] {
  const entry = askedFor.find(({ treatment }) => treatment === id);
  const asked = entry?.subjects[0] ?? id;
  const names = [name.de, name.en, ...(entry?.alsoCalled ?? [])].map((word) =>
    RegExp.escape(normalise(word)),
  );
  return [[asked, new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu')]];
}

/** A child is treated in children's dentistry, unless it needs braces; a parent who comes along is no child. */
function readAsked(text: string, named: Asked[]): Asked[] {
  if (!isChild(text) || named.includes('childCare')) return named.length > 0 ? named : guessAsked(text);
  const others = named.filter((asked) => asked !== 'checkup' && asked !== 'filling');
  if (adultToo.test(text) && !/\bwir beide\b/u.test(text)) {
    const own = named[0] ?? 'checkup';
    return named.includes('braces') ? named : [own, 'childCare'];
  }
  if (named[0] === 'braces') return named;
  if (named.includes('braces')) return ['childCare', ...others];
  const isOwnWish = named[0] === 'prosthetics' || named[0] === 'aesthetics' || named[0] === 'consultation';
  return isOwnWish ? named : ['childCare'];
}

/** Whether a message leaves no doubt of what rules read: a child's age, a talk and nothing else, a correction. */
export function saysPlainly(text: string): boolean {
  const age = findAge(text);
  return (age !== undefined && age <= 13) || talkOnly.test(text) || correction.test(text);
}

/** What is meant where nothing is named. */
function guessAsked(text: string): Asked[] {
  if (unsure.test(text)) return ['consultation'];
  if (brokenTooth.test(text)) return ['filling'];
  return lookOver.test(text) ? ['checkup'] : [];
}

function findMentions(text: string, namings: readonly Naming[]): Mention[] {
  return namings
    .flatMap(([asked, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        asked,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

/** All that are named, but "nicht die Kontrolle"; "die Zahnreinigung brauche ich nicht" names one that there is. */
function listNamed(text: string, mentions: readonly Mention[]): Asked[] {
  const kept = mentions.filter(
    ({ start }) => !refusedBefore.test(text.slice(Math.max(0, start - 40), start)),
  );
  return (kept.length > 0 ? kept : mentions).map(({ asked }) => asked);
}

function chooseNamed(text: string, mentions: readonly Mention[]): Asked[] {
  const kept = mentions.filter(
    ({ asked, start, end }) =>
      !isRefused(text, start, end) && !(asked === 'filling' && lookedFor.test(text.slice(0, start))),
  );
  const isLook =
    kept.length === 0 && mentions.length > 0 && lookedFor.test(text.slice(0, mentions[0]?.start));
  if (isLook) return ['checkup'];
  const wanted = dropTakenBack(text, kept.length > 0 ? kept : mentions);
  const all = [...new Set(wanted.map(({ asked }) => asked))];
  if (all.includes('consultation') && talkOnly.test(text)) return ['consultation'];
  const special = all.filter((asked) => !isGeneral(asked));
  // "Kontrolle … dann Bleaching" is a list; "Invisalign check" is one wish.
  if (special.length === 0 || isList(text, wanted)) return all;
  // Gums are treated, not cleaned; a filling in a root is the root's.
  if (special.includes('gums')) return special.filter((asked) => asked !== 'cleaning');
  if (special.includes('aesthetics')) return special.filter((asked) => asked !== 'filling');
  return special;
}

/** What can go with any special treatment: a check of it, a talk about it. */
function isGeneral(asked: Asked): boolean {
  return asked === 'checkup' || asked === 'consultation';
}

const refusedBefore =
  /(?:\b(?:nicht|nich|nich'?|net|nit|ned|nid|not|kein|keine[nr]?|statt|anstatt|anstelle|instead of|gesagt|nach|after|than|without|ohne|forget|vergiss|vergesst|scrap|bestehende[nrm]?|existing|(?:danach|spater) vielleicht|vor der grossen sache mit den)(?: (?:zur|zum|die|der|den|das|eine?r?n?|and|no|fur|the|my|mal))?) $/u;
const refusedAfter =
  /^[^.!?]{0,24}\b(?:meld ich mich nochmal|gesagt\?|war letztes mal|ist versorgt|spater|brauch ich (?:nicht|nich|net)|not needed|erst mal nicht)\b/u;
const correction =
  /\b(?:sondern|meinte?|meine ich|i said|i mean|doch lieber|lieber (?:eine?|ne|nur|zur|zum)|nee|ne(?=,)|nein|naa?|no|quatsch|falsch|vielmehr|actually|rather|wait|besser gesagt|korrigiere?|gehts nur um|heute nur|make it|stattdessen)\b/u;

// "Gucken, ob ich Karies hab": asks what is found, and is a look.
const lookedFor =
  /(?:\b\w*(?:guck|schau|seh|kontroll|pruf|check|untersuch|wiss)\w*|\b(?:look|see|check(?:ed)?|find out))\b[^.!?]{0,30}\b(?:ob|if|whether|for|nach|auf)\b[^.!?,]{0,24}$/u;

function isRefused(text: string, start: number, end: number): boolean {
  return (
    refusedBefore.test(text.slice(Math.max(0, start - 40), start)) ||
    refusedAfter.test(text.slice(end, end + 40))
  );
}

/** "Füllung, nee Quatsch, Krone": what stands before the last correction between two wishes is taken back. */
function dropTakenBack(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const from = mentions.findLastIndex((mention, index) => {
    const before = mentions[index - 1];
    return before !== undefined && correction.test(text.slice(before.end, mention.start));
  });
  return from > 0 ? mentions.slice(from) : mentions;
}

function isList(text: string, mentions: readonly Mention[]): boolean {
  const index = mentions.findIndex(({ asked }) => asked === 'checkup');
  return [index - 1, index].some((at) => {
    const [first, second] = [mentions[at], mentions[at + 1]];
    if (first === undefined || second === undefined || index < 0) return false;
    const between = text.slice(first.end, second.start);
    const isLinked =
      /\b(?:und|un|dann|danach|plus|erst|sowie|and|then|also|auch)\b|[+&;]|[.;] \w+: |^[^.!?]{0,24}, ?$/u.test(
        between,
      );
    return isLinked && first.asked !== second.asked && second.start >= first.end;
  });
}

function isChild(text: string): boolean {
  if (/milchz|milk tooth|baby tooth|versiegel|putzschule|kinderzahn/u.test(text)) return true;
  const age = findAge(text);
  if (age !== undefined) return age <= 13;
  const rest = text.replace(childAside, ' ');
  if (!childWords.test(rest)) return false;
  const isForAdult = new RegExp(
    `(?:fur|for) (?:\\w+ ){0,2}${adultWords.source}|${adultWords.source}[^.!?]{0,30}\\b(?:braucht|needs|bruch\\w*)`,
    'u',
  ).test(rest);
  return !isForAdult || /\b(?:fur|for)\b[^.,]{0,20}(?:sohn|tochter|kind|enkel|son|daughter|kid)/u.test(rest);
}

function findAge(text: string): number | undefined {
  const digits = writeNumbersAsDigits(text);
  const groups = childAge.exec(digits)?.groups;
  if (groups) return Number(groups.age ?? groups.bracket ?? groups.first ?? groups.plain ?? 5);
  const adult =
    /\b(?<age>1[4-9]|[2-9]\d) ?(?:jahre? alt|jahrig|years? old|j\.|,)|\b(?:ist|is|bin|wird|isch) (?:schon |jetzt )?(?<plain>1[4-9]|[2-9]\d)(?= (?:und|and)\b|[.,]|$)/u.exec(
      digits,
    )?.groups;
  const age = adult?.age ?? adult?.plain;
  return age === undefined ? undefined : Number(age);
}
