import { findCuedNames } from './find-cued-names.ts';
import { spell } from './known-values.ts';
import { type Lexicon, type Token, tokenise } from './name-features.ts';
import { createLexicon, createNameTagger, type TagNames } from './name-tagger.ts';
import { type NameWeights, readNameWeights, unpackNameWeights } from './name-weights.ts';
import type { PersonalItem } from './personal-item.ts';

/** Finds names with one file of weights. */
export type NameFinder = {
  /** Names, and whatever else is taken for one, in a text in which the other items are known. */
  findNames: (text: string, items: readonly PersonalItem[], kept: KeptNames) => PersonalItem[];
  /** Where names stand that anybody may read, unless they are somebody else's. */
  findKept: (text: string, kept: KeptNames) => { start: number; end: number }[];
  /**
   * A name and its parts, as they may stand in other messages; parts that are everyday words are left out, so that
   * nobody called "Mai" takes a month away.
   */
  listNameParts: (name: string) => string[];
};

export function createNameFinder(model: NameWeights, least?: number): NameFinder {
  const lexicon = createLexicon(model);
  const tagNames = createNameTagger(model, least);
  return {
    findNames: (text, items, kept) => findNames(text, [items, findKept(text, kept, lexicon)], tagNames),
    findKept: (text, kept) => findKept(text, kept, lexicon),
    listNameParts: (name) => listNameParts(name, lexicon),
  };
}

let shipped: NameFinder | undefined;
let sure: NameFinder | undefined;

/** The finder whose weights were learnt by `node scripts/train-assistant.ts`. */
export function loadNameFinder(): NameFinder {
  shipped ??= createNameFinder(unpackNameWeights(readNameWeights()));
  return shipped;
}

/** Names that anybody may read, as those of the practice's dentists. */
export type KeptNames = RegExp | undefined;

/** The same for texts that the assistant has written: a name is only what hardly is anything else. */
export function loadSureNameFinder(): NameFinder {
  sure ??= createNameFinder(unpackNameWeights(readNameWeights()), 0.6);
  return sure;
}

export function toKeptNames(names: readonly string[]): KeptNames {
  const patterns = names.flatMap((name) => {
    const parts = name
      .split(/\s+/u)
      .filter((part) => /^\p{L}{3,}/u.test(part) && !/^(?:Prof|med|dent)/u.test(part));
    const last = parts.at(-1);
    if (last === undefined) return [];
    const first = parts.slice(0, -1).map(spell).join('\\s');
    return [
      `(?:${first}\\s)?${spell(last)}`,
      ...(first ? [`(?<=(?:dr\\.?|doktor|doktorin|doctor|frau dr\\.?|herr dr\\.?)\\s)${first}`] : []),
    ];
  });
  return patterns.length > 0
    ? new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?=s?(?!\\p{L}))`, 'giu')
    : undefined;
}

type Hidden = { start: number; end: number; name: string };

/** Where names stand that stay, unless they are somebody else's. */
function findKept(text: string, kept: KeptNames, lexicon: Lexicon): Hidden[] {
  return (kept ? [...text.matchAll(kept)] : [])
    .filter(
      ({ index, 0: name }) =>
        !isSomebodyElse({ before: text.slice(0, index), after: text.slice(index + name.length) }, lexicon),
    )
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length, name: '§DOCTOR' }));
}

function findNames(
  text: string,
  [items, stay]: readonly [readonly PersonalItem[], readonly Hidden[]],
  tagNames: TagNames,
): PersonalItem[] {
  const hidden = items.map(({ start, end, kind }) => ({ start, end, name: `§${kind}` }));
  const others = stay.filter(
    ({ start, end }) => !hidden.some((item) => start < item.end && item.start < end),
  );
  const tokens = tokenise(text, [...hidden, ...others]);
  const cued = findCuedNames(text);
  const isCued = ({ start, end, isHidden, text: word }: Token) =>
    !isHidden && /\p{L}/u.test(word) && cued.some((item) => item.start <= start && end <= item.end);
  const tags = tagNames(tokens);
  return joinTokens(
    text,
    tokens.filter((token, index) => tags[index] || isCued(token)),
  );
}

/** Nobody's name is longer; a pattern of thousands of letters would be too long for the engine. */
const nameMaxLength = 100;

function listNameParts(name: string, lexicon: Lexicon): string[] {
  const mayBeMeant = (part: string) =>
    part.length > 2 && part.length <= nameMaxLength && !lexicon.isWord(part.toLowerCase());
  return [...new Set([name, ...name.split(/[\s.'’-]+/u)].filter(mayBeMeant))];
}

const introducing =
  /(?:name (?:ist|is)|name:|(?:ich|i) hei(?:ß|ss)e(?: (?:auch|jetzt|selbst|selber|übrigens|wirklich|tatsächlich|leider|zufällig)){0,3}|familie|fam\.|called|(?<!\p{L})(?:(?:ich|i) (?:bin|am)|i['’]m|bins|bin(?: ich)?|hier (?:ist|spricht|schreibt)|this is|(?:gru(?:ß|ss)|grüße|grüßen|gruss|regards|lg|mfg|vg|danke),?))\s+(?:(?:die|der|de|d['’]|frau|herr|ihre?|eure?)\s+){0,2}$/iu;
/** "Weber hier", "Herr Weber mein Name": in front of it nothing but a greeting. */
const greeting =
  /(?:^|[.!?\n]\s*|(?:hallo|tag|morgen|abend|moin|servus|gott|hi|hello)[,!.]?\s+)(?:(?:die|der|frau|herr)\s+)?$/iu;
/** "Weber mit Nachnamen", of a patient. */
const isSurname =
  /^s?,?\s(?:mit (?:nach|familien)namen|as (?:a |the |his |her )?(?:last name|surname))(?!\p{L})/iu;
const introducesItself = /^s?,?\s(?:hier(?!\s?\?)|mein name|am apparat|speaking|here(?!\s?\?))(?!\p{L})/iu;

/** A patient may be called like a dentist: who introduces themselves, or has another first name. */
function isSomebodyElse({ before, after }: { before: string; after: string }, lexicon: Lexicon): boolean {
  if (introducing.test(before.slice(-60)) || isSurname.test(after)) return true;
  if (introducesItself.test(after) && greeting.test(before.slice(-30))) return true;
  const [, word = ''] = /(\p{L}[\p{L}-]+)\s$/u.exec(before.slice(-60).toLowerCase()) ?? [];
  return word !== '' && lexicon.isFirstName(word) && !lexicon.isWord(word);
}

const betweenParts =
  /^(?:[\s.'’-]{0,2}|\s(?:(?:von|van|der|dem|den|de|la|del|della|di|da|el|al|bin|ibn|ten|ter|freiherr|graf)\s){1,3})$/iu;

/** Neighbours are one name, and so are those with "von der" between them. */
function joinTokens(text: string, tokens: readonly Token[]): PersonalItem[] {
  const items: PersonalItem[] = [];
  for (const { start, end } of tokens) {
    const last = items.at(-1);
    if (last && betweenParts.test(text.slice(last.end, start))) last.end = end;
    else items.push({ start, end, kind: 'NAME' });
  }
  return items;
}
