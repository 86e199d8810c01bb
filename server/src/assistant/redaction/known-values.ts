import type { ItemKind, PersonalItem } from './personal-item.ts';

export type KnownPerson = {
  firstName: string;
  lastName: string;
  email?: string;
  /** E.164 */
  phone?: string;
  accountNumber?: string;
  /** YYYY-MM-DD */
  dateOfBirth?: string | null;
};

/** What is known of somebody, in whatever letters it is written. */
export type KnownValue = { pattern: RegExp; kind: ItemKind };

export function listKnownValues(people: readonly KnownPerson[]): KnownValue[] {
  return people.flatMap(({ firstName, lastName, email, phone, accountNumber, dateOfBirth }) => {
    const parts = [lastName, firstName].flatMap((name) => [
      name,
      ...name.split(/[\s-]+/u).filter((part) => isNamePart(part) && part !== name),
    ]);
    return [
      ...toKnown([`${firstName} ${lastName}`, ...parts], 'NAME'),
      ...toKnown([email], 'EMAIL'),
      ...(phone ? [toKnownPhone(phone)] : []),
      ...(accountNumber ? [toKnownNumber(accountNumber)] : []),
      ...(dateOfBirth ? [toKnownDate(dateOfBirth)] : []),
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

/** Between the digits of a number that is written by hand. */
const gap = '[^\\p{L}\\p{N}]{0,3}';
const spread = (characters: string) => [...characters].join(gap);

/** A number of somebody, whatever stands between its digits, with the letters before it or without. */
function toKnownNumber(value: string): KnownValue {
  const { letters = '', digits = '' } =
    /^(?<letters>\p{L}*)(?<digits>.*)$/u.exec(value.replace(/[^\p{L}\p{N}]/gu, ''))?.groups ?? {};
  const before = letters && `(?:(?<!\\p{L})${spread(letters)}${gap})?`;
  return { pattern: new RegExp(`${before}(?<!\\d)${spread(digits)}(?!\\d)`, 'giu'), kind: 'NUMMER' };
}

/** A phone number, with the country before it or a nought instead. */
function toKnownPhone(phone: string): KnownValue {
  const digits = phone.replace(/\D/gu, '');
  const national = digits.replace(/^49/u, '');
  const abroad = `(?:\\+|(?<!\\d)00)${gap}`;
  const country = national === digits ? abroad : `${abroad}49${gap}(?:0${gap})?`;
  return {
    pattern: new RegExp(`(?:${country}|(?<!\\d)(?:0${gap})?)${spread(national)}(?!\\d)`, 'gu'),
    kind: 'TELEFON',
  };
}

const formats = ['de', 'en'].flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }),
  ),
);
/** Of each month, as patterns: "märz", "mrz", "march", "mar". */
const monthNames = Array.from({ length: 12 }, (_, month) =>
  formats.map((format) => spell(format.format(Date.UTC(2026, month, 1)))),
);

/** A day as it is written in German and English, with two or four digits for its year; without a year it could be any. */
function toKnownDate(date: string): KnownValue {
  const [year = '', month = '', day = ''] = date.split('-');
  const toPattern = (digits: string) => digits.replace(/^0/u, '0?');
  const names = monthNames[Number(month) - 1] ?? [];
  const [d, m] = [toPattern(day), `(?:${toPattern(month)}|${names.join('|')})`];
  const y = `(?:${year.slice(0, 2)})?${year.slice(2)}`;
  const sign = '(?:(?:ten|te|st|nd|rd|th|er)(?!\\p{L}))?[^\\p{L}\\p{N}]{1,3}(?:of )?';
  const forms = [
    `${d}${sign}${m}${sign}${y}`,
    `${m}${sign}${d}${sign}${y}`,
    `${y}${sign}${m}${sign}${d}`,
    `${day}${month}${y}`,
    `${year}${month}${day}`,
  ];
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    kind: 'GEBURTSDATUM',
  };
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
