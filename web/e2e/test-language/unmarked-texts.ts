import { bookingRuleSentences, errorSentences } from '@praxisportal/contract/errors';
import { failureSentences } from '@praxisportal/contract/failures';
import { formProblemSentences } from '@praxisportal/contract/form-problems';
import { about } from '@praxisportal/practice/about';
import { answers } from '@praxisportal/practice/answers';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { home } from '@praxisportal/practice/home';
import { imprint } from '@praxisportal/practice/imprint';
import * as pictures from '@praxisportal/practice/pictures';
import { practice } from '@praxisportal/practice/practice';
import { team } from '@praxisportal/practice/team';
import { treatmentPictures } from '@praxisportal/practice/treatment-pictures';
import { treatments } from '@praxisportal/practice/treatments';
import type { FoundText } from './read-texts.ts';

/** Every text of a value; of what stands in two languages only the English one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? textsIn(value.en) : Object.values(value).flatMap(textsIn);
}

function namesOfTime(): string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 0, 1 + day));
  return (['long', 'short'] as const).flatMap((length) => [
    ...months.map((date) => date.toLocaleDateString('en-GB', { month: length })),
    ...days.map((date) => date.toLocaleDateString('en-GB', { weekday: length })),
  ]);
}

/** What stands on English pages without a dictionary: the practice's facts, the server's sentences, dates. */
const allowed = [
  ...textsIn([
    practice,
    imprint,
    doctors,
    team,
    treatments,
    treatmentPictures,
    { ...pictures },
    closures,
    home,
    about,
    answers,
  ]),
  ...textsIn([errorSentences, bookingRuleSentences, failureSentences, formProblemSentences]),
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
