import { bookingRuleSentences, errorSentences } from '@praxisportal/contract/errors';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { practice } from '@praxisportal/practice/practice';
import { treatments } from '@praxisportal/practice/treatments';
import type { FoundText } from './read-texts.ts';

/** Every text of a value; of what stands in two languages only the English one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? textsIn(value.en) : Object.values(value).flatMap(textsIn);
}

function namesOfTime(): string[] {
  const formats = (['long', 'short'] as const).flatMap((length) => [
    new Intl.DateTimeFormat('en-GB', { month: length, timeZone: 'UTC' }),
    new Intl.DateTimeFormat('en-GB', { weekday: length, timeZone: 'UTC' }),
  ]);
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
  return formats.flatMap((format) => days.map((day) => format.format(day)));
}

/** What stands on English pages without a dictionary: the practice's facts, the server's sentences, dates. */
const allowed = [
  ...textsIn([practice, doctors, treatments, closures, errorSentences, bookingRuleSentences]),
  ...namesOfTime(),
  ...['DE', 'EN', 'Deutsch', 'English'],
];

const unitAfterNumber = /(?<=\d\s?)min(?!\p{L})/gu;

function toPattern(texts: string[]): RegExp {
  // The longest first: a name may be the beginning of another text.
  const longestFirst = texts.filter((text) => text !== '').sort((left, right) => right.length - left.length);
  return new RegExp(`(?<!\\p{L})(?:${longestFirst.map(RegExp.escape).join('|')})(?!\\p{L})`, 'gu');
}

function withoutMarked(text: string): string {
  const shorter = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return shorter === text ? text : withoutMarked(shorter);
}

/** The texts that hold letters outside of marks which no data explain; `own` is what the visitor typed. */
export function findUnmarked(texts: FoundText[], own: string[]): FoundText[] {
  const known = toPattern([...allowed, ...own]);
  return texts.filter(({ text }) => {
    const rest = withoutMarked(text).replaceAll(known, ' ').replaceAll(unitAfterNumber, ' ');
    return /\p{L}/u.test(rest);
  });
}
