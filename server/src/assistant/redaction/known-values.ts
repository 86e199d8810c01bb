import type { ItemKind, PersonalItem } from './personal-item.ts';

export type KnownPerson = {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  accountNumber?: string;
};

/** What is known of somebody, in whatever letters it is written. */
export type KnownValue = { pattern: RegExp; kind: ItemKind };

export function listKnownValues(people: readonly KnownPerson[]): KnownValue[] {
  return people.flatMap(({ firstName, lastName, email, phone, accountNumber }) => {
    const parts = [lastName, firstName].flatMap((name) => [
      name,
      ...name.split(/[\s-]+/u).filter((part) => isNamePart(part) && part !== name),
    ]);
    return [
      ...toKnown([`${firstName} ${lastName}`, ...parts], 'NAME'),
      ...toKnown([email], 'EMAIL'),
      ...toKnown([phone], 'TELEFON'),
      ...toKnown([accountNumber], 'NUMMER'),
    ];
  });
}

const particles = new Set(
  'von van vom der den dem des del dos das und zum zur ten ter bin ben ibn los las'.split(' '),
);

/** "Uwe" of "Jörg Uwe", but not "von" of "von Berg". */
function isNamePart(part: string): boolean {
  return part.length > 3 || (part.length === 3 && !particles.has(part.toLowerCase()));
}

/** Letters that are also written in other ways: "Müller", "Mueller", "Muller". */
const spellings: Readonly<Record<string, string>> = {
  ...{
    ä: '(?:ä|ae|a)',
    ö: '(?:ö|oe|o)',
    ü: '(?:ü|ue|u)',
    ß: '(?:ß|ss)',
    ı: '[ıi]',
    i: '[iıİ]\u0307?',
    ş: '[şs]',
    ç: '[çc]',
  },
  ...{
    ğ: '[ğg]',
    é: '[ée]',
    è: '[èe]',
    á: '[áa]',
    ó: '[óo]',
    í: '[íi]',
    ł: '[łl]',
    ń: '[ńn]',
    ñ: '[ñn]',
    ø: '[øo]',
  },
};

/** The pattern of a name in any of its spellings, for `iu`. */
export function spell(name: string): string {
  return (
    name
      .trim()
      .normalize('NFC')
      .toLowerCase()
      // The small letter of "İ" is an i with a dot of its own.
      .replaceAll('\u0307', '')
      .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
      .replace(/\s+/gu, '[\\s-]+')
      .replace(/\p{L}/gu, (letter) => spellings[letter] ?? letter)
  );
}

/** What finds any of these values, the longest first. */
export function toKnown(values: readonly (string | undefined)[], kind: ItemKind): KnownValue[] {
  const sources = values
    .filter((value) => value !== undefined && value.trim().length >= 2)
    .sort((a = '', b = '') => b.length - a.length)
    .map((value = '') => spell(value));
  if (sources.length === 0) return [];
  const source = `(?:${sources.join('|')})`;
  return [
    { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}(?:s(?!\\p{L}))?(?![\\p{L}\\p{N}])`, 'giu'), kind },
  ];
}

export function findKnownValues(text: string, known: readonly KnownValue[]): PersonalItem[] {
  return known.flatMap(({ pattern, kind }) =>
    [...text.matchAll(pattern)].map(({ index, 0: value }) => ({
      start: index,
      end: index + value.length,
      kind,
    })),
  );
}
