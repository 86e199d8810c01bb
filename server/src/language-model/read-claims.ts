import { findClockMentions } from '../assistant/days/clock-mentions.ts';
import { writeNumbersAsDigits } from '../assistant/days/number-words.ts';
import { normalise } from '../assistant/normalise.ts';
import { toOrdinal, writeNumbers } from './write-numbers.ts';

/** What a text says of money, shares, spans of time and days of the year, each in one form. */
export type Amounts = { sums: string[]; shares: string[]; spans: string[]; dates: string[] };

const number = '\\d{1,6}(?:[.,]\\d{1,3}){0,3}';
const amount = (unit: string) =>
  new RegExp(
    `(?<![\\d.,])(?:(?<from>${number})\\s?(?:-|–|—|bis|to|und|and|oder|or)\\s?)?(?<to>${number})[\\s-]?${unit}`,
    'giu',
  );
const sum = amount('(?:€|eur|cent)');
const sumBehind = new RegExp(`(?:€|\\beuros?|\\beur)\\s?(?<to>${number})`, 'giu');
const share = amount('(?:%|prozent|percent)');
const span = amount(
  '(?<unit>min(?!d)|stund|stdn?(?!\\p{L})|hour|hrs?(?!\\p{L})|h(?!\\p{L})|tage?[ns]?(?!\\p{L})|täg|days?(?!\\p{L})|woche|wöch|week|monat|month|jahr(?!gang)|jähr|year)',
);

/** In minutes or months, so that "2 Stunden" and "120 Minuten" are the same. */
const spanUnits: readonly [RegExp, number, string][] = [
  [/^min/u, 1, 'minutes'],
  [/^(?:st|h)/u, 60, 'minutes'],
  [/^(?:t|d)/u, 1440, 'minutes'],
  [/^w/u, 7 * 1440, 'minutes'],
  [/^m/u, 1, 'months'],
  [/./u, 12, 'months'],
];

/** Parts of an hour that are one word or two. */
const partsOfHour: readonly [RegExp, string][] = [
  [/(?:dreiviertel\s?stunde|three[\s-]quarters? of an hour)/giu, '45 Minuten'],
  [/(?:viertel\s?stunde|quarter of an hour)/giu, '15 Minuten'],
  [/(?<!\p{L})(?:halbe[nr]?\s?stunde|halbstündig|half(?: an)?[\s-]hour)/giu, '30 Minuten'],
];

const monthStems = [
  'jan|jän',
  'feb',
  'mär|mar|maer',
  'apr',
  'mai|may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt|oct',
  'nov',
  'dez|dec',
];
const month =
  '(?:jan(?:uar|uary|\\.)?|jänner|feb(?:ruar|ruary|\\.)?|märz|maerz|march|apr(?:il|\\.)?|mai|may|jun[ie]?|jul[iy]?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|o[kc]t(?:ober|\\.)?|nov(?:ember|\\.)?|de[zc](?:ember|\\.)?)(?!\\p{L})';
const dates = [
  /(?<!\d)20\d{2}-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
  /(?<![\d.,:])(?<day>0?[1-9]|[12]\d|3[01])\.\s?(?<month>0?[1-9]|1[0-2])(?:\.(?:\s?(?:20)?\d{2}(?![\d:]))?|(?![\d.:]|\s?(?:uhr|€|eur|%)))/giu,
  new RegExp(
    `(?<![\\d.,:])(?<day>\\d{1,2})(?:\\.|st|nd|rd|th)?\\s(?:of\\s)?(?<name>${month})(?:\\s20\\d{2})?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<name>${month})\\s(?:the\\s)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:)(?:,?\\s20\\d{2})?`,
    'giu',
  ),
];
const spokenDay = '(?<!\\p{L})(?:(?:twenty|thirty)[\\s-])?\\p{L}{2,24}(?:te[nrs]?|th|st|nd|rd)';
const spokenDate = new RegExp(`(?<day>${spokenDay})(?=\\s(?:of\\s)?${month})`, 'giu');

/** The text with numbers as digits, and days of the year taken out as "_". */
function readDates(written: string): { text: string; found: string[] } {
  const found: string[] = [];
  const digits = written.replace(spokenDate, (word) => {
    const day = toOrdinal(word);
    return day === undefined ? word : `${day}.`;
  });
  const text = dates.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (...given) => {
        const { day, month: inDigits, name } = given.at(-1);
        found.push(`${Number(day)}.${inDigits === undefined ? toMonth(name) : Number(inDigits)}.`);
        return '_';
      }),
    digits,
  );
  return { text, found };
}

function toMonth(name: string): number {
  const small = name.toLowerCase();
  return monthStems.findIndex((stems) => stems.split('|').some((stem) => small.startsWith(stem))) + 1;
}

export function readAmounts(written: string): Amounts {
  const { text: dateless, found } = readDates(written);
  const text = writeNumbers(
    partsOfHour.reduce((said, [pattern, span]) => said.replace(pattern, span), dateless),
  );
  return {
    dates: found,
    sums: [...readNumbers(text, sum), ...readNumbers(text, sumBehind)].map(([value]) => value),
    shares: readNumbers(text, share).map(([value]) => value),
    spans: readNumbers(text, span).map(([value, unit]) => {
      const [, size = 1, name = ''] = spanUnits.find(([pattern]) => pattern.test(unit)) ?? [];
      return `${Number(value) * size} ${name}`;
    }),
  };
}

function readNumbers(text: string, pattern: RegExp): [string, string][] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) =>
    [groups.from, groups.to].flatMap((given): [string, string][] =>
      given === undefined ? [] : [[toDecimal(given), (groups.unit ?? '').toLowerCase()]],
    ),
  );
}

/** "1.200,00" and "1200" are the same. */
function toDecimal(digits: string): string {
  const bare = digits.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.');
  return String(Number(bare));
}

/** What a sentence says of days of the week and the clock. */
export type HoursClaim = {
  /** In the order of the text: the clocks that stand beside these days; no days where none are named. */
  groups: { weekdays: number[]; clocks: number[]; isDenied: boolean }[];
  /** Whether it speaks of being open. */
  isOpening: boolean;
  hasDate: boolean;
};

const dayNames = [
  'montag|monday',
  'dienstag|tuesday',
  'mittwoch|wednesday',
  'donnerstag|thursday',
  'freitag|friday',
  'samstag|sonnabend|saturday',
  'sonntag|sunday',
];
const shortNames = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const wholeDay = `(?:${dayNames.join('|')})(?:s|en|e)?`;
const to = '\\s?(?:-|bis(?: einschliesslich)?|to|till|until|through)\\s?';
const weekdays = new RegExp(
  `(?<![\\p{L}])(?:(?<first>${wholeDay})${to}(?<last>${wholeDay})|(?<shortFirst>${shortNames.join('|')})\\.?${to}(?<shortLast>${shortNames.join('|')})(?![\\p{L}])|(?<one>${wholeDay}|(?:mo|di|mi|do|fr|sa)(?=\\.?:? \\d))|(?<weekend>wochenenden?|weekends?)|(?<work>werktags?|werktagen|wochentags|wochentagen|weekdays?))`,
  'gu',
);
const opening =
  /(?<!\p{L})(?:geoffnet|offnen|offnet|offen|auf(?= *(?:[.!?,]|$))|offnungszeit\p{L}*|sprechzeit\p{L}*|sprechstunde\p{L}*|open|opens|opening|hours|schliess\p{L}*|closes?|fur sie da|geschlossen|closed|ruhetag|behandel\p{L}*|arbeiten|haben wir zeit)(?!\p{L})/u;
const denial =
  /(?<!\p{L})(?:geschlossen|zu(?= *(?:[.!?,]|$))|nicht|nie|kein\p{L}*|ausser|leider nur|closed|not|never|no|except|\p{L}+n't|ruhetag)(?!\p{L})/u;
const clauseEnd = /[,;]|(?<!\p{L})(?:aber|jedoch|wahrend|but|while|whereas)(?!\p{L})/u;

/** The sentences and lines of a text that name days of the week or times of day. */
export function readHours(written: string): HoursClaim[] {
  const { text } = readDates(written);
  // Behind a sentence stands a space and no small letter; a day of the year has been taken out.
  return text
    .split(/\n|(?<=[.!?])\s(?=[^\p{Ll}])/u)
    .map(readSentence)
    .filter(({ groups }) => groups.length > 0);
}

function readSentence(sentence: string): HoursClaim {
  const text = writeNumbersAsDigits(normalise(sentence))
    .replace(/\d(?:[\s/()+-]{0,3}\d){6,}/gu, '#')
    .replace(span, '#');
  const days = [...text.matchAll(weekdays)].map((match) => ({
    ...{ start: match.index, end: match.index + match[0].length },
    weekdays: toWeekdays(match.groups ?? {}),
  }));
  const clocks = findClockMentions(text);
  const groups: HoursClaim['groups'] = [];
  let last: HoursClaim['groups'][number] | undefined;
  for (const mention of [...days, ...clocks].sort((a, b) => a.start - b.start)) {
    const isDay = 'weekdays' in mention;
    if (!last || (isDay && last.weekdays.length > 0 && last.clocks.length > 0)) {
      last = { weekdays: [], clocks: [], isDenied: false };
      groups.push(last);
    }
    if (isDay) {
      const isApart = last.weekdays.length > 0 && isDenied(text, mention) !== last.isDenied;
      if (isApart) {
        last = { weekdays: [], clocks: [], isDenied: false };
        groups.push(last);
      }
      last.weekdays.push(...mention.weekdays);
      last.isDenied = isDenied(text, mention);
    } else {
      last.clocks.push(mention.minutes);
      last.isDenied ||= isDenied(text, mention);
    }
  }
  return { groups, isOpening: opening.test(text), hasDate: text.includes('_') };
}

/** Whether the part of the sentence around it says no. */
function isDenied(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(0, start).split(clauseEnd).at(-1) ?? '';
  const [after = ''] = text.slice(end).split(clauseEnd);
  return denial.test(before) || denial.test(after);
}

function toWeekdays({
  first,
  last,
  shortFirst,
  shortLast,
  one,
  weekend,
}: Partial<Record<string, string>>): number[] {
  if (weekend) return [6, 7];
  const toShort = (name: string) => shortNames.indexOf(name) + 1;
  const toDay = (name: string) =>
    dayNames.findIndex((names) => names.split('|').some((each) => name.startsWith(each))) + 1;
  if (one) return [toDay(one) || toShort(one)];
  const [from, till] =
    first && last
      ? [toDay(first), toDay(last)]
      : shortFirst && shortLast
        ? [toShort(shortFirst), toShort(shortLast)]
        : [1, 5];
  return Array.from({ length: ((till - from + 7) % 7) + 1 }, (_, index) => ((from - 1 + index) % 7) + 1);
}
