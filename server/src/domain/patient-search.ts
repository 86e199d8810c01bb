import { toAsciiDomain } from '@praxisportal/contract/email-address';
import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import { dropInvisible } from '@praxisportal/contract/visible-text';
import { toUtcDate, toUtcMidnightMs } from './calendar-date.ts';
import { countSlipsToBeginnings } from './slips.ts';

/** What somebody is looked for by; everything that is said has to fit. */
export type PatientSearch = {
  /** Words of a name, as typed, the longest first */
  words: readonly string[];
  /** YYYY-MM-DD */
  dateOfBirth?: string;
  yearOfBirth?: string;
  /** Digits that the number has side by side, without the prefix of the country or the zero of the area */
  phoneDigits?: string;
  /** A part of the address, in lower case */
  email?: string;
};

const datePatterns = [
  { pattern: /(?<![\d.])(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4}|\d{2})(?![\d.])/, order: [3, 2, 1] },
  { pattern: /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/, order: [1, 2, 3] },
  { pattern: /^\s*(\d{2})(\d{2})((?:19|20)\d{2})\s*$/, order: [3, 2, 1] },
  // Blanks are in telephone numbers too: nothing that belongs to one stands beside it.
  { pattern: /(?<![\d+()/.-]\s*)(\d{1,2})\s+(\d{1,2})\s+((?:19|20)\d{2})(?!\s*[\d/-])/, order: [3, 2, 1] },
] as const;

/** Their first three letters, German and English. */
const monthNames = [
  'jan jän',
  'feb',
  'mär mar mae',
  'apr',
  'mai may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt oct',
  'nov',
  'dez dec',
];
const withMonthName = /(?<!\d)(\d{1,2})\.?\s*(\p{L}{3,9})\.?\s*(\d{4}|\d{2})(?!\d)/u;

/** So few digits are no phone number yet, nor so few letters a name. */
const leastDigits = 4;
const leastLetters = 2;
const mostWords = 4;

/**
 * Reads what was typed into the one field for finding people: parts of a name, a date of birth, a phone number, an e-mail
 * address, in any order. Undefined if that is not enough to look for. `today` settles which century a short year means.
 */
export function readPatientSearch(text: string, today: string): PatientSearch | undefined {
  const { dateOfBirth, rest } = takeDate(toPlainDigits(dropInvisible(text).normalize('NFC')), today);
  const tokens = rest.split(/[\s,;]+/).filter((token) => token !== '');
  const address = tokens.find((token) => token.includes('@'))?.toLowerCase();
  const email = address && toKeptAddress(address);
  const numbers = tokens.filter((token) => /^[+(]?[\d()/.-]+$/.test(token));
  const words = tokens
    .filter((token) => !token.includes('@') && !numbers.includes(token) && /\p{L}/u.test(token))
    .slice(0, mostWords)
    .toSorted((a, b) => b.length - a.length);
  const [first = ''] = numbers;
  const isYear = words.length > 0 && numbers.length === 1 && /^(19|20)\d\d$/.test(first);
  const phoneDigits = isYear ? '' : toDigits(numbers.join(''));
  const letters = countLetters(words.join(''));
  const search: PatientSearch = {
    words: letters >= leastLetters ? words : [],
    ...(dateOfBirth && { dateOfBirth }),
    ...(isYear && { yearOfBirth: first }),
    ...(phoneDigits.length >= leastDigits && { phoneDigits }),
    ...(email && email.length > leastLetters && countLetters(email) >= leastLetters && { email }),
  };
  return search.words.length > 0 || search.dateOfBirth || search.phoneDigits || search.email
    ? search
    : undefined;
}

/** Addresses are kept with the domain in ASCII, in which the beginning of a word is not that of the whole. */
function toKeptAddress(address: string): string {
  const ascii = toAsciiDomain(address);
  const [mailbox = '', domain = ''] = ascii.split('@');
  const isWhole = domain.includes('.') || !/[^\p{ASCII}]/u.test(address);
  return isWhole ? ascii : `${mailbox}@`;
}

/** Letters and digits; other signs say nothing of whom somebody means. */
function countLetters(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

function takeDate(text: string, today: string): { dateOfBirth?: string; rest: string } {
  const inDigits = text.replace(withMonthName, (all, day: string, name: string, year: string) => {
    const month = toMonth(name);
    return month === 0 ? all : `${day}.${month}.${year}`;
  });
  for (const { pattern, order } of datePatterns) {
    const match = pattern.exec(inDigits);
    if (!match) continue;
    const [year = '', month = '', day = ''] = order.map((group) => match[group]);
    const date = [toFullYear(year, today), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    if (isDate(date)) return { dateOfBirth: date, rest: inDigits.replace(match[0], ' ') };
  }
  return { rest: text };
}

/** 1 to 12, or 0 of a word that is no month. */
function toMonth(name: string): number {
  const beginning = name.toLowerCase().slice(0, 3);
  return monthNames.findIndex((names) => names.split(' ').includes(beginning)) + 1;
}

function toFullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  return `${year <= today.slice(2, 4) ? '20' : '19'}${year}`;
}

function isDate(date: string): boolean {
  const ms = toUtcMidnightMs(date);
  // A year of three digits is a slip, and PostgreSQL knows none before the first.
  return !Number.isNaN(ms) && toUtcDate(ms) === date && date >= '1000';
}

function toDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^[+(]*\+/.test(text) || digits.startsWith('00')) return digits.replace(/^(00)?49/, '');
  return digits.replace(/^0/, '');
}

/**
 * Whether a word of the name, or its beginning, may be meant by `typed`: one slip of the finger in four to seven letters,
 * two in more, none in fewer. Both in lower case, as they sound.
 */
export function isMisspelt(typed: string, name: string): boolean {
  const mostSlips = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  return name
    .split(' ')
    .some((part) => Math.min(...countSlipsToBeginnings(typed, part, mostSlips)) <= mostSlips);
}
