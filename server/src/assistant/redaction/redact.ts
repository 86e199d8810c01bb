import { findMarkedNames } from './find-names.ts';
import {
  findAddresses,
  findBirthDates,
  findContacts,
  findNumbers,
  findSpeltNames,
} from './find-personal-data.ts';
import { firstNames } from './first-names.ts';
import { fold, type ItemKind, type PersonalItem } from './personal-item.ts';

export type Redactor = {
  /** The text with a placeholder for each personal item: "[NAME_1]". */
  redact: (text: string) => string;
  /** The text with the items again in the places of their placeholders; other placeholders stay as they are. */
  restore: (text: string) => string;
};

export type KnownPerson = {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  accountNumber?: string;
};

/**
 * Redacts all texts of one request alike, so that the same person has the same placeholder throughout. `keptNames` are
 * names that may be read by anybody, as those of the doctors.
 */
export function createRedactor(people: readonly KnownPerson[], keptNames: readonly string[]): Redactor {
  const placeholders = new Map<string, string>();
  const values = new Map<string, string>();
  const kept = new Set(
    keptNames.flatMap((name) => name.split(/[\s.]+/u).map(fold)).filter((part) => part.length > 2),
  );
  const known = listKnownValues(people);

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

  return {
    redact: (written) => {
      const text = toPlainCharacters(written);
      // The order counts: what has a form of its own goes before names, and bare digits come last.
      const finders = [
        () => findKnownValues(text, known),
        () => findContacts(text),
        () => findBirthDates(text),
        () => findAddresses(text),
        () => findSpeltNames(text),
        () => findMarkedNames(text, firstNames, kept),
        () => findNumbers(text),
      ];
      const items: PersonalItem[] = [];
      for (const find of finders)
        for (const item of find())
          if (!items.some(({ start, end }) => item.start < end && start < item.end)) items.push(item);
      items.sort((a, b) => a.start - b.start);
      let redacted = '';
      let end = 0;
      for (const item of items) {
        redacted += text.slice(end, item.start) + toPlaceholder(text.slice(item.start, item.end), item.kind);
        end = item.end;
      }
      return redacted + text.slice(end);
    },
    restore: (text) =>
      text.replace(/\[[A-Z]+_\d+\]/gu, (placeholder) => values.get(placeholder) ?? placeholder),
  };
}

/** Digits of full width and characters without any would hide what a reader sees all the same. */
function toPlainCharacters(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[\uff01-\uff5e]+/gu, (wide) => wide.normalize('NFKC'));
}

type KnownValue = { pattern: RegExp; kind: ItemKind };

function listKnownValues(people: readonly KnownPerson[]): KnownValue[] {
  return people.flatMap(({ firstName, lastName, email, phone, accountNumber }) => [
    ...toKnown(`${firstName} ${lastName}`, 'NAME'),
    ...toKnown(lastName, 'NAME'),
    ...toKnown(firstName, 'NAME'),
    ...toKnown(email, 'EMAIL'),
    ...toKnown(phone, 'TELEFON'),
    ...toKnown(accountNumber, 'NUMMER'),
  ]);
}

function toKnown(value: string | undefined, kind: ItemKind): KnownValue[] {
  if (value === undefined || value.trim().length < 2) return [];
  const source = value
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/\s+/gu, '[\\s-]+');
  return [
    { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}(?:s(?![\\p{L}]))?(?![\\p{L}\\p{N}])`, 'giu'), kind },
  ];
}

function findKnownValues(text: string, known: readonly KnownValue[]): PersonalItem[] {
  return known.flatMap(({ pattern, kind }) =>
    [...text.matchAll(pattern)].map(({ index, 0: value }) => ({
      start: index,
      end: index + value.length,
      kind,
    })),
  );
}
