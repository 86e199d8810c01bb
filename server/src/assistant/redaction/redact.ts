import { findFormed } from './find-formed.ts';
import { loadNameFinder, type NameFinder, toKeptNames } from './find-names.ts';
import { findSplitNumbers } from './find-split-numbers.ts';
import { findKnownValues, type KnownPerson, listKnownValues, toKnown } from './known-values.ts';
import { fold, type ItemKind, joinItems, type PersonalItem } from './personal-item.ts';
import { bentPlaceholder } from './placeholders.ts';
import { toPlainCharacters } from './plain-characters.ts';

export type { KnownPerson } from './known-values.ts';

export type Redactor = {
  /** The text with a placeholder for each personal item: "[NAME_1]". */
  redact: (text: string) => string;
  /** The same of all texts of a conversation: a name that is clear in one of them is found in the others, too. */
  redactAll: (texts: readonly string[]) => string[];
  /**
   * The text with the items again in the places of their placeholders, also of those that were bent on the way
   * ("[name_1]", "NAME_1", "\\[NAME 1\\]"); of what was never hidden the placeholder stays.
   */
  restore: (text: string) => string;
};

/** What anybody may read: names of those who work here, and texts such as the practice's own address. */
export type Kept = { names: readonly string[]; texts?: readonly string[] };

/** Redacts all texts of one request alike, so that the same person has the same placeholder throughout. */
export function createRedactor(
  people: readonly KnownPerson[],
  { names: keptNames, texts: keptTexts = [] }: Kept,
  names: NameFinder = loadNameFinder(),
): Redactor {
  const placeholders = new Map<string, string>();
  const values = new Map<string, string>();
  const kept = toKeptNames(keptNames);
  const known = listKnownValues(people);
  const keptInSmall = keptTexts.map((text) => text.toLowerCase());
  const isKept = (value: string) => {
    const written = value.toLowerCase();
    const rest = keptInSmall.reduce((left, text) => left.replaceAll(text, ''), written);
    return rest !== written && !/[\p{L}\p{N}]/u.test(rest);
  };

  const toPlaceholder = (value: string, kind: ItemKind) => {
    const key = `${kind} ${fold(value)}`;
    const before = placeholders.get(key);
    if (before !== undefined) return before;
    const number = [...placeholders.keys()].filter((other) => other.startsWith(`${kind} `)).length + 1;
    const placeholder = `[${kind}_${number}]`;
    placeholders.set(key, placeholder);
    values.set(placeholder, value);
    return placeholder;
  };

  /** What was found to be a name, by the name; a later text may have it in small letters or in the genitive. */
  const learnt = new Set<string>();

  const find = (text: string) => {
    const items = joinItems(findKnownValues(text, known), findFormed(text));
    const found = joinItems(items, names.findNames(text, items, kept));
    return found.filter(({ start, end }) => !isKept(text.slice(start, end)));
  };
  const replace = (text: string, items: readonly PersonalItem[]) => {
    let redacted = '';
    let end = 0;
    for (const item of items) {
      redacted += text.slice(end, item.start) + toPlaceholder(text.slice(item.start, item.end), item.kind);
      end = item.end;
    }
    return redacted + text.slice(end);
  };
  const redactAll = (written: readonly string[]) => {
    const texts = written.map(toPlainCharacters);
    // Who sends one text many times makes it no longer.
    const foundIn = new Map([...new Set(texts)].map((text) => [text, find(text)]));
    const found = texts.map((text) => foundIn.get(text) ?? []);
    for (const [index, text] of texts.entries())
      for (const { start, end, kind } of found[index] ?? [])
        if (kind === 'NAME') for (const name of names.listNameParts(text.slice(start, end))) learnt.add(name);
    const again = toKnown([...learnt], 'NAME');
    const split = findSplitNumbers(texts, found);
    return texts.map((text, index) => {
      // Of two who are called alike the patient is hidden, and the dentist stays.
      const staying = names.findKept(text, kept);
      const isStaying = ({ start, end }: PersonalItem) =>
        staying.some((name) => start < name.end && name.start < end);
      const learntHere = findKnownValues(text, again).filter((item) => !isStaying(item));
      return replace(text, joinItems(found[index] ?? [], [...learntHere, ...(split[index] ?? [])]));
    });
  };

  return {
    redact: (text) => redactAll([text]).join(''),
    redactAll,
    restore: (text) =>
      text.replace(bentPlaceholder, (placeholder, ...rest) => {
        const { kind, number, bareKind, bareNumber } = rest.at(-1);
        return values.get(`[${(kind ?? bareKind).toUpperCase()}_${number ?? bareNumber}]`) ?? placeholder;
      }),
  };
}
