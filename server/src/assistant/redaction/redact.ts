import { collect } from './collect.ts';
import { findAddresses } from './find-addresses.ts';
import { findBirthDates } from './find-birth-dates.ts';
import { findContacts, findMailAddresses } from './find-contacts.ts';
import { findMarkedNames } from './find-names.ts';
import { findNumbers } from './find-numbers.ts';
import { findSpeltNames } from './find-spelt-names.ts';
import { firstNames } from './first-names.ts';
import { findKnownValues, type KnownPerson, listKnownValues } from './known-values.ts';
import { fold, type ItemKind, type PersonalItem } from './personal-item.ts';

export type { KnownPerson } from './known-values.ts';

export type Redactor = {
  /** The text with a placeholder for each personal item: "[NAME_1]". */
  redact: (text: string) => string;
  /**
   * The text with the items again in the places of their placeholders, also of those that were bent on the way
   * ("[name_1]", "NAME_1", "\\[NAME 1\\]"); of what was never hidden the placeholder stays.
   */
  restore: (text: string) => string;
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
        () => collect(text, 'NUMMER', [bentPlaceholder]),
        () => findKnownValues(text, known),
        () => findMailAddresses(text),
        () => findBirthDates(text),
        () => findContacts(text),
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
      text.replace(bentPlaceholder, (placeholder, ...rest) => {
        const { kind, number, bareKind, bareNumber } = rest.at(-1);
        return values.get(`[${(kind ?? bareKind).toUpperCase()}_${number ?? bareNumber}]`) ?? placeholder;
      }),
  };
}

const kinds = 'NAME|EMAIL|TELEFON|ADRESSE|GEBURTSDATUM|IBAN|VERSICHERTENNUMMER|NUMMER';
const bentPlaceholder = new RegExp(
  `\\\\?\\[\\s?(?<kind>${kinds})[\\s_\\\\-]*(?<number>\\d+)\\s?\\\\?\\]|(?<![\\p{L}\\p{N}])(?<bareKind>${kinds})\\\\?_(?<bareNumber>\\d+)(?!\\d)`,
  'giu',
);

/** Digits of full width and characters without any would hide what a reader sees all the same. */
function toPlainCharacters(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[\uff01-\uff5e]+/gu, (wide) => wide.normalize('NFKC'));
}
