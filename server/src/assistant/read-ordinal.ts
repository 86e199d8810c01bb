import { writeNumbersAsDigits } from './days/number-words.ts';
import { toStandardAnswer } from './dialects.ts';
import { keepsIt, splitClauses, tellsBesides } from './understand/split-clauses.ts';

/** The numbers of a list, the first one first; digits are read besides. */
const ordinalWords: readonly RegExp[] = [
  /^(?:erste[nrsm]?|ersch?te[nr]?|eeschte?|eschte|first|oberen?|obersten?|earst\w*|fruhere[nrsm]?|fruheste[nrsm]?|earlier|earliest)$/u,
  /^(?:zwei?te[nrsm]?|zwo(?:a|i)?te?[nrsm]?|zweete[nrsm]?|tweete|second|unteren?)$/u,
  /^(?:dritte[nrsm]?|drette|third)$/u,
  /^(?:vierte[nrsm]?|fourth)$/u,
  /^(?:funfte[nrsm]?|fifth)$/u,
  /^(?:sechste[nrsm]?|sixth)$/u,
  /^(?:siebte[nrsm]?|seventh)$/u,
  /^(?:achte[nrsm]?|eighth)$/u,
  /^(?:neunte[nrsm]?|ninth)$/u,
  /^(?:zehnte[nrsm]?|tenth)$/u,
];
const lastWord = /^(?:letzte[nrsm]?|last|spatere[nrsm]?|spateste[nrsm]?|later|latest)$/u;
/** What may stand beside the number that answers a list. No word of a day, a clock, an age or a treatment is one. */
const besideOrdinal = new RegExp(
  `^(?:${[
    'ich|wir|i|ll|d|s|mir|me|for|es|it|das?|die|de[rnms]?|dat|the|ein|eine[nrs]?|one|this|that|of|in|von|aus|from|top|list|liste',
    'genau|richtig|korrekt|exactly|right|nein|nee?|sorry|entschuldig\\w*|doch|nr|no|nummer|number|option|punkt|moglichkeit|vorschlag|auswahl|zeit|termin|behandlung|treatment|appointment|slot|choice',
    'nehm\\w*|nimm\\w*|wahl\\w*|mocht\\w*|mecht\\w*|will|hatt\\w*|want|would|like|take|choose|pick|meint\\w*|meinen|mean|let|have',
    'mensch|mann?|ey|bro|bitte?|please|pls|plz|danke?|thanks|thank|you|gern\\w*|ja|jo|yes|ok|okay|klar|hm+|na|ah|und|un|and|also|doch|dann|egal|einfach|just|lieber|eher|so|then|rather',
    'ist|is|war|ware|be|passt|passen|klingt|sounds|geht|works|gut|super|prima|perfekt|toll|good|great|fine|perfect',
    'mach\\w*|sag\\w*|ab|wa|affsag\\w*|afsag\\w*|uffsag\\w*|kunnt|kennts?|kennan|ehr|absag\\w*|stornier\\w*|streich\\w*|losch\\w*|verschieb\\w*|verleg\\w*|umbuch\\w*|weg|raus|cancel|move|reschedule|oben',
  ].join('|')})$`,
  'u',
);

/** "Kann ich auch den zweiten haben?" asks for one of the list, and "können wir auch zwei haben?" for none. */
const askingWords = /^(?:kann|kannst|konn\w*|can|could|man|we|sie|du|ihr|auch|noch|haben|bekommen|get)$/u;
/** Any of the numbers, as part of a pattern. */
export const ordinal = ordinalWords.map(({ source }) => source.slice(1, -1)).join('|');
const comparative = '(?:fruhere[nrsm]?|spatere[nrsm]?|earlier|later)';
const pointed = new RegExp(
  `\\b(?:(?:de[nrms]|die|das|the) (?:${ordinal}|${lastWord.source.slice(1, -1)}|\\d{1,2}(?:\\.|st\\b|nd\\b|rd\\b|th\\b))|(?:nr\\.?|no\\.?|nummer|number|option) \\d)`,
  'u',
);
/** "Einen früheren" is none of those that were offered. */
const otherThanOffered = new RegExp(`\\b(?:eine?[nrsm]?|was|etwas|an?|something) ${comparative}\\b`, 'u');

/**
 * Which of a list somebody means, counted from 0: "den zweiten", "nimm nr 3", "the last one". The message is little else
 * than that number: "um 10", "6 Jahre" and "der erste Besuch" answer no list. Why, and which are kept, may be told beside it.
 */
export function readOrdinal(written: string, count: number): number | undefined {
  const text = toStandardAnswer(written);
  const clauses = splitClauses(text);
  const answering = clauses.filter((clause) => !tellsBesides(clause) && !keepsIt.test(clause));
  const [first = ''] = clauses;
  return (
    readBareOrdinal(text, count) ??
    (answering.length < clauses.length ? readBareOrdinal(answering.join(' '), count) : undefined) ??
    // "Den zweiten, …": what follows tells of it.
    (pointed.test(first) && !keepsIt.test(text) ? readBareOrdinal(first, count) : undefined)
  );
}

function readBareOrdinal(text: string, count: number): number | undefined {
  const said = toListWords(text);
  if (otherThanOffered.test(text)) return undefined;
  if (said.some((word) => askingWords.test(word)) && !pointed.test(text)) return undefined;
  const [place, ...others] = said.filter((word) => !besideOrdinal.test(word) && !askingWords.test(word));
  if (place === undefined || others.length > 0) return undefined;
  if (lastWord.test(place)) return count - 1;
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(place)?.[1];
  const index = readOrdinalWord(place) ?? Number(digits ?? 0) - 1;
  return index >= 0 && index < count ? index : undefined;
}

/** What somebody means of a list by its number alone; undefined where they mean none. */
export function pickByOrdinal<Item>(list: readonly Item[], text: string): Item | undefined {
  return list[readOrdinal(text, list.length) ?? -1];
}

/** "Zweiten" is 1, counted from 0. */
export function readOrdinalWord(word: string): number | undefined {
  const index = ordinalWords.findIndex((pattern) => pattern.test(word));
  return index < 0 ? undefined : index;
}

/** Ordinals stay as they are said: as digits they would be days. */
function toListWords(text: string): string[] {
  return text
    .replace(/\bich meine?\b/gu, ' ')
    .split(/[^\p{L}\p{N}:]+/u)
    .filter((word) => word !== '')
    .map((word) => (readOrdinalWord(word) === undefined ? writeNumbersAsDigits(word) : word));
}
