import { addDays, addMonths, toMonthPeriod } from '../../domain/calendar-date.ts';
import { anywhere, month, toMonth, weekday } from './calendar-words.ts';
import {
  findCalendarWeek,
  findDayOfMonth,
  findMonth,
  findNthWeekday,
  toMonday,
  toSpan,
  workingWeek,
} from './day-arithmetic.ts';
import { feast, findFeast } from './feasts.ts';
import { dayNumber, type Reader, weekPart } from './reader-words.ts';

/** Days and stretches that are told by their month: "letzter Freitag im Januar", "erste Dezemberwoche", "KW 50". */
export const monthReaders: readonly Reader[] = [
  {
    pattern: anywhere(
      `letzte[rnm] tag (?:im|des) (?<month>${month})|last day of (?<english>${month})|(?:letzte[rnm]|(?<first>1\\.|erste[rnm])) (?<short>${month})tag`,
    ),
    read: ({ month: name, english, short, first }, today) => {
      const period = findMonth(toMonth(name ?? english ?? short ?? ''), undefined, today);
      return { date: first === undefined ? period.toDate : period.fromDate };
    },
  },
  {
    pattern: anywhere(
      `(?<count>[1-5]\\.|erste[nrm]?|zweite[nrm]?|dritte[nrm]?|vierte[nrm]?|letzte[nrm]?|first|second|third|fourth|last) (?<name>${weekday}) (?:im |in |of |vom |des )(?:monat |month )?(?<month>${month})`,
    ),
    read: ({ count = '', name = '', month: monthName = '' }, today) =>
      findNthWeekday(count, name, findMonth(toMonth(monthName), undefined, today)),
  },
  {
    // "Letzter Montag im Monat", "der erste Montag im neuen Jahr"
    pattern: anywhere(
      `(?<count>[1-5]\\.|erste[nrm]?|zweite[nrm]?|dritte[nrm]?|vierte[nrm]?|letzte[nrm]?|first|second|third|fourth|last) (?<name>${weekday}) (?:im |in |of |vom |des |diese[sm] )(?:the )?(?:(?<nextMonth>(?:nachsten|kommenden|next) (?:monats?|month))|(?<newYear>neuen jahr(?:es)?|new year|kommenden jahr(?:es)?|nachsten jahr(?:es)?)|monats?|month)`,
    ),
    read: ({ count = '', name = '', newYear, nextMonth }, today) => {
      if (newYear !== undefined) return findNthWeekday(count, name, findMonth(1, undefined, today));
      const monthOf = (offset: number) => toSpan(toMonthPeriod(addMonths(today, offset).slice(0, 7)));
      if (nextMonth !== undefined) return findNthWeekday(count, name, monthOf(1));
      const day = findNthWeekday(count, name, monthOf(0));
      return day && 'date' in day && day.date < today ? findNthWeekday(count, name, monthOf(1)) : day;
    },
  },
  {
    // "Im Januar, und zwar am dritten Montag"
    pattern: anywhere(
      `(?:im |in |of )(?<month>${month})[^.!?]{0,30}?(?<count>[1-5]\\.|erste[nrm]?|zweite[nrm]?|dritte[nrm]?|letzte[nrm]?|first|second|third|last) (?<name>${weekday})`,
    ),
    read: ({ count = '', name = '', month: monthName = '' }, today) =>
      findNthWeekday(count, name, findMonth(toMonth(monthName), undefined, today)),
  },
  {
    pattern: anywhere(
      `(?<part>${weekPart})(?: ?(?:\\/|bis|oder|-|to|or) ?(?<other>${weekPart}))?[ -](?:des |der |the |monats? )*(?<month>${month})(?: (?<year>20\\d\\d))?`,
    ),
    read: ({ part = '', other = part, month: name = '', year }, today) => {
      const period = findMonth(toMonth(name), year, today);
      return {
        fromDate: readPartOfMonth(part, period).fromDate,
        toDate: readPartOfMonth(other, period).toDate,
      };
    },
  },
  {
    // "In der zweiten Dezemberhälfte", "the first half of January"
    pattern: anywhere(
      `(?<half>1\\.|2\\.|erste[nr]?|zweite[nr]?|first|second|1st|2nd) (?:(?<german>${month})[ -]?halfte|half of (?<english>${month})|halfte (?:des |vom |im )?(?<other>${month})s?)`,
    ),
    read: ({ half = '', german, english, other }, today) => {
      const { fromDate, toDate } = findMonth(toMonth(german ?? english ?? other ?? ''), undefined, today);
      const monthOf = fromDate.slice(0, 7);
      return /^(?:1|e|f)/u.test(half)
        ? { fromDate, toDate: `${monthOf}-15` }
        : { fromDate: `${monthOf}-16`, toDate };
    },
  },
  {
    pattern: anywhere(
      `(?<count>1\\.|2\\.|3\\.|1st|2nd|3rd|erste[nr]?|zweite[nr]?|dritte[nr]?|first|second|third|letzte[nr]?|last) (?:(?<german>${month})[ -]?woche|(?:full )?week (?:of|in) (?<english>${month})|woche (?:im|des|vom) (?<other>${month}))(?: (?:20)?2\\d(?![\\d.:]))?`,
    ),
    read: ({ count = '', german, english, other }, today) => {
      const { fromDate, toDate } = findMonth(toMonth(german ?? english ?? other ?? ''), undefined, today);
      const index = ['1|e|f', '2|z|s', '3|d|t', 'l'].findIndex((letters) =>
        new RegExp(`^(?:${letters})`, 'u').test(count),
      );
      const monday = index === 3 ? toMonday(toDate) : addDays(toMonday(addDays(fromDate, 3)), index * 7);
      return workingWeek(monday);
    },
  },
  {
    pattern: anywhere(
      `(?:week|woche) (?:of|ab|vom|beginning) (?:the |dem )?(?<day>${dayNumber})\\.?(?:st|nd|rd|th)?(?! ?uhr|:|\\d)`,
    ),
    read: ({ day }, today) => {
      const date = findDayOfMonth(Number(day), today);
      return date === undefined ? undefined : workingWeek(toMonday(date));
    },
  },
  {
    pattern: anywhere(
      `(?<!(?:\\d|eine|one|a|ne|einer) )(?<place>in der woche (?:nach|vor)|week (?:after|before)|woche (?:nach|vor))(?: dem| der| the)? (?<feast>${feast})`,
    ),
    read: ({ place = '', feast: name = '' }, today) => {
      const date = findFeast(name, today);
      return date === undefined
        ? undefined
        : workingWeek(addDays(toMonday(date), /vor|before/u.test(place) ? -7 : 7));
    },
  },
  {
    pattern: anywhere(
      "zwischen den jahren|zwischen den feiertagen|zwischen weihnachten und (?:neujahr|silvester)|between the years|between christmas and new year(?:'?s)?",
    ),
    read: (_, today) => ({ fromDate: `${today.slice(0, 4)}-12-27`, toDate: `${today.slice(0, 4)}-12-31` }),
  },
  {
    pattern: anywhere(
      '(?<!(?:next|this|after|the|a|every) )(?:k\\.?w\\.?|kalenderwoche|week) ?(?<number>[1-5]?\\d)(?![.:]\\d| ?(?:[ap]m|uhr))|(?<ordinal>[1-5]?\\d)\\. ?(?:kw|kalenderwoche)',
    ),
    read: ({ number, ordinal }, today) => workingWeek(findCalendarWeek(Number(number ?? ordinal), today)),
  },
];

function readPartOfMonth(
  part: string,
  { fromDate, toDate: lastDate }: { fromDate: string; toDate: string },
): { fromDate: string; toDate: string } {
  const monthOf = fromDate.slice(0, 7);
  if (/^(?:anfang|beg|start|early)/u.test(part)) return { fromDate, toDate: `${monthOf}-10` };
  if (part.startsWith('mi')) return { fromDate: `${monthOf}-11`, toDate: `${monthOf}-20` };
  return { fromDate: `${monthOf}-21`, toDate: lastDate };
}
