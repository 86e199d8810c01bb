import { addDays, addMonths, toMonthPeriod, toWeekday } from '../../domain/calendar-date.ts';
import { anywhere, month, shortWeekday, toMonth, toWeekdayOfName, weekday } from './calendar-words.ts';
import {
  type DaySpan,
  findCalendarWeek,
  findDayOfMonth,
  findMonth,
  findNextWeekday,
  findNthWeekday,
  readDistance,
  readNear,
  readNumberedWeekday,
  readSlashed,
  toDate,
  toDay,
  toDayAhead,
  toMonday,
  toSpan,
  workingWeek,
} from './day-arithmetic.ts';
import { feast, findFeast } from './feasts.ts';

export type Reader = {
  pattern: RegExp;
  /** Undefined leaves the text to the readers that follow. `nearest` is the day that was named last before it. */
  read: (
    groups: Record<string, string | undefined>,
    today: string,
    nearest: NearestDay,
  ) => DaySpan | undefined;
};
/** With its date (a stretch with its first), and whether its month is told. */
export type NearestDay = { date: string; isFull: boolean; isStretch: boolean } | undefined;

const weekWord = 'woch?e?n?|wo|weeks?|wk';
const one = 'oiner?|oinr|aner|einer?|ner|oana|ana|a|1|one|ene?r?';
const next =
  'na(?:ch|x)sc?h?[td](?:e[nrsm]?|a|n)?|nechste[nrsm]?|kumm?e?nde?[nrms]?|kommende[nrsm]?|next|folgende[nr]?|coming';
const afterNext = '(?:uber|iwwer|ibber|ivver)na(?:ch|x)sc?h?[td](?:e[nrsm]?|a|n)?';
const last = 'letzte[nrsm]?|letztn|last|vergangene[nrsm]?|vorige[nrsm]?|past';
const dayNumber = '[12]\\d|3[01]|0?[1-9]';

/** In the order in which they read: what says more before what says less. */
export const readers: readonly Reader[] = [
  {
    pattern: /(?<![\d])(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/gu,
    read: ({ year, month: number, day }) => toDay(Number(year), Number(number), Number(day)),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:/])(?:(?<name>${weekday}|mon?|die?|tue|wed?|mi|do|thu|fri?|sat?)[.,]? (?:den |the |dem |der )?)?(?<first>\\d{1,2})\\.\\s?(?<second>\\d{1,2})(?:\\.\\s?(?<year>20\\d\\d|2\\d(?!\\d|[:.]\\d| ?uhr| ?h\\b))?|(?! ?uhr|\\d| ?h\\b))`,
      'gu',
    ),
    read: ({ first, second, year }, today) => toDayAhead(Number(first), Number(second), year, today),
  },
  {
    pattern: /(?<![\d.:])(?<day>\d{1,2})[ /-](?<month>\d{1,2})[ /-](?<year>20\d\d)(?!\d)/gu,
    read: ({ day, month: number, year }, today) =>
      toDayAhead(Number(day), Number(number), year, today) ??
      toDayAhead(Number(number), Number(day), year, today),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:/])(?:(?<name>${weekday}|mon|tue|wed|thu|fri|sat) )?(?!24/7)(?<first>\\d{1,2})/(?<second>\\d{1,2})(?![\\d/])`,
      'gu',
    ),
    read: ({ name, first, second }, today) => readSlashed(Number(first), Number(second), name, today),
  },
  {
    // "zwischen dem 28. und 30. dezember", "1. und 2. dez", "vom 3. auf den 10. dezember"
    pattern: anywhere(
      `(?<range>zwischen dem |zwischen |between )?(?<first>${dayNumber})\\.?(?:st|nd|rd|th|te[nr]?)? ?(?<link>und|oder|bis|-|and|or|to|auf)(?: den| dem| zum| the)? ?(?<second>${dayNumber})\\.?(?:st|nd|rd|th|te[nr]?)? (?:of )?(?<month>${month})\\.?`,
    ),
    read: ({ range, first, second, link, month: name = '' }, today) => {
      const from = toDayAhead(Number(first), toMonth(name), undefined, today);
      const to = toDayAhead(Number(second), toMonth(name), undefined, today);
      if (link === 'auf') return to;
      if (/^(?:und|oder|and|or)$/u.test(link ?? '') && from && !range) return from;
      return from && to && { fromDate: from.date, toDate: to.date };
    },
  },
  {
    pattern: anywhere(
      `(?:(?<name>${weekday}|mon?|die?|tue|wed|mi|do|thu|fri?|sat?)[.,]? (?:den |the |dem |der )?)?(?<day>${dayNumber}) ?\\.?(?:st|nd|rd|th|te[nr]?|er)? ?(?:of |de |day of )?(?<month>${month})\\.?(?:,? (?<year>20\\d\\d))?`,
    ),
    read: ({ day, month: name = '', year }, today) => toDayAhead(Number(day), toMonth(name), year, today),
  },
  {
    pattern: anywhere(
      `(?<month>${month})\\.? (?:the )?(?<day>${dayNumber})\\.?(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d))?(?! ?(?:uhr|:|am\\b|pm\\b))`,
    ),
    read: ({ day, month: name = '', year }, today) => toDayAhead(Number(day), toMonth(name), year, today),
  },
  {
    pattern: anywhere(`letzte[rn] tag (?:im|des) (?<month>${month})|last day of (?<english>${month})`),
    read: ({ month: name, english }, today) => {
      const period = findMonth(toMonth(name ?? english ?? ''), undefined, today);
      return { date: period.toDate };
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
    // "Im Januar, und zwar am dritten Montag"
    pattern: anywhere(
      `(?:im |in |of )(?<month>${month})[^.!?]{0,30}?(?<count>[1-5]\\.|erste[nrm]?|zweite[nrm]?|dritte[nrm]?|letzte[nrm]?|first|second|third|last) (?<name>${weekday})`,
    ),
    read: ({ count = '', name = '', month: monthName = '' }, today) =>
      findNthWeekday(count, name, findMonth(toMonth(monthName), undefined, today)),
  },
  {
    pattern: anywhere(
      `(?<part>anfang|mitte|ende|beginning of|early|mid|middle of|end of|late) (?:des |der |the )?(?<month>${month})(?: (?<year>20\\d\\d))?`,
    ),
    read: ({ part = '', month: name = '', year }, today) => {
      const period = findMonth(toMonth(name), year, today);
      const monthOf = period.fromDate.slice(0, 7);
      if (/^(?:anfang|beginn|early)/u.test(part))
        return { fromDate: period.fromDate, toDate: `${monthOf}-10` };
      if (/^mi/u.test(part)) return { fromDate: `${monthOf}-11`, toDate: `${monthOf}-20` };
      return { fromDate: `${monthOf}-21`, toDate: period.toDate };
    },
  },
  {
    pattern: anywhere(
      `(?<count>1\\.|2\\.|3\\.|erste[nr]?|zweite[nr]?|dritte[nr]?|first|second|third|letzte[nr]?|last) (?:(?<german>${month})woche|week (?:of|in) (?<english>${month})|woche (?:im|des) (?<other>${month}))`,
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
      `(?<!(?:\\d|eine|one|a|ne|einer) )(?<place>in der woche (?:nach|vor)|week (?:after|before)|woche (?:nach|vor)) (?<feast>${feast})`,
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
      '(?<!(?:next|this|after|the|a|every) )(?:k\\.?w\\.?|kalenderwoche|week) ?(?<number>[1-5]?\\d)(?![.:]\\d| ?(?:[ap]m|uhr))',
    ),
    read: ({ number }, today) => workingWeek(findCalendarWeek(Number(number), today)),
  },
  {
    pattern: anywhere(`(?<feast>${feast})`),
    read: ({ feast: name = '' }, today) => toDate(findFeast(name, today)),
  },
  {
    // "nächste Woche Mittwoch", "in zwei Wochen, Mittwoch", "diese Woche Freitag"
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?<next>(?:${next})) (?:${weekWord})|(?<afterNext>(?:${afterNext})) (?:${weekWord})|week (?<english>after next)|(?<same>diese[rn]?|this) (?:${weekWord})|in (?<count>\\d|einer|ner) (?:${weekWord}))(?: auf)?,? (?:am |on |den )?(?<name>${weekday}|mon?|die?|tue|wed|mi|do|thu|fri?|sat?)(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    read: ({ next: isNext, same, count, name = '' }, today) => {
      const weeks = isNext ? 1 : same ? 0 : count ? Number(count) || 1 : 2;
      const day = toWeekdayOfName(name);
      return day && { date: addDays(toMonday(today), weeks * 7 + day - 1) };
    },
  },
  {
    // "Nicht diesen, sondern den nächsten Freitag"
    pattern: anywhere(
      `(?:nicht|nich|net|not) (?:diese[nrm]?|this)(?: (?:one|${weekday}))?,? (?:sondern|but) (?:erst )?(?:de[nrm] |the )?(?:${next})(?: (?<name>${weekday}))`,
    ),
    read: ({ name = '' }, today) => {
      const day = toWeekdayOfName(name);
      return day && { date: addDays(findNextWeekday(day, today), 7) };
    },
  },
  {
    // "A week on Monday", "a fortnight today"
    pattern: anywhere(
      `(?:(?:a|one|1) (?<week>week)|(?:a )?fortnight|(?:two|2) weeks) (?:on |from )?(?<name>${weekday}|tomorrow|today)`,
    ),
    read: ({ week, name = '' }, today) => {
      const first = readNear(name, today);
      return first === undefined ? undefined : { date: addDays(first, week ? 7 : 14) };
    },
  },
  {
    // "Donnerstag in einer Woche", "Thursday week", "Montag in vierzehn Tagen": counted from the next such day.
    pattern: anywhere(
      `(?:${next} )?(?<name>${weekday}|mi|do|fr|mo|di|heute?|heit|hit|ubermorgen|morgen|morje|morn|tomorrow|today|this day),? (?:(?:in (?<weeks>\\d|${one}) (?:${weekWord})|(?<english>week|fortnight))|(?:in|iba|uber) (?<days>8|14) (?:tagen?|dach|tag|days?|dog|toge))`,
    ),
    read: ({ name = '', weeks, english, days }, today) => {
      const first = readNear(name, today);
      const count =
        days === '8' || english === 'week' ? 1 : days === '14' || english ? 2 : Number(weeks) || 1;
      return first === undefined ? undefined : { date: addDays(first, count * 7) };
    },
  },
  {
    // "Donnerstag kommende Woche"
    pattern: anywhere(
      `(?<name>${weekday}),? (?:in der )?(?:(?<next>${next})|(?<afterNext>${afterNext})|(?<same>diese[rn]?|this)) (?:${weekWord})`,
    ),
    read: ({ name = '', next: isNext, same }, today) => {
      const day = toWeekdayOfName(name);
      return day && { date: addDays(toMonday(today), (isNext ? 7 : same ? 0 : 14) + day - 1) };
    },
  },
  {
    // "Dann Montag danach", "Freitag davor" need a day before them.
    pattern: anywhere(
      `(?<name>${weekday}|mo|di|mi|do|fr|sa),? (?<back>danach|drauf|darauf|davor|vorher|after that|before that)`,
    ),
    read: ({ name = '', back = '' }, _today, base) => {
      const day = toWeekdayOfName(name);
      if (day === undefined || base === undefined || base.isStretch) return undefined;
      const isBefore = /vor|before/u.test(back);
      const distance = isBefore
        ? ((toWeekday(base.date) - day + 6) % 7) + 1
        : ((day - toWeekday(base.date) + 6) % 7) + 1;
      return { date: addDays(base.date, isBefore ? -distance : distance) };
    },
  },
  {
    pattern: new RegExp(
      `(?:(?<![\\p{L}\\p{N}])(?<prefix>${afterNext}|${last}|${next}|the|diese[nrms]?|this|second) )?(?<isWeekday>(?<![\\p{L}\\p{N}])(?<name>${weekday})(?<habit>s(?![\\p{L}]))?|(?<short>${shortWeekday}))(?:\\.?,? (?:den |der |the |dem )?(?<day>${dayNumber})(?:\\.(?!\\d)|st|nd|rd|th|te[nr]?)| (?<afterNext>after next))?(?: ?(?:vormittag|nachmittag|fruh|mittag|abend|morgen)s?)?(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    read: ({ prefix = '', name, short, day, afterNext: isAfterNext }, today) => {
      const number = toWeekdayOfName(name ?? short ?? '');
      if (number === undefined) return undefined;
      const isPast = new RegExp(`^(?:${last})$`, 'u').test(prefix);
      if (day !== undefined) return readNumberedWeekday(number, Number(day), today, isPast);
      const first = findNextWeekday(number, today);
      if (isPast) return { date: addDays(first, -7) };
      return {
        date: new RegExp(`^(?:${afterNext})$`, 'u').test(prefix) || isAfterNext ? addDays(first, 7) : first,
      };
    },
  },
  {
    pattern: anywhere(
      'day after tomorrow|(?:uber|iwwer|iber|ivver)mor(?:ge?n?|je?n?|ga|sche?)|ubermorgen|ibermoing|ivvermorje|ubernmorgen|pasado manana|apres-demain|послезавтра|uber morgen',
    ),
    read: (_, today) => ({ date: addDays(today, 2) }),
  },
  {
    pattern: anywhere('vorgestern|vorjestern|day before yesterday'),
    read: (_, today) => ({ date: addDays(today, -2) }),
  },
  {
    pattern: anywhere('gestern|gestan|jestern|gestere?|yesterday|gistern'),
    read: (_, today) => ({ date: addDays(today, -1) }),
  },
  {
    // "am Morgen" and "guten Morgen" are no tomorrow.
    pattern:
      /(?<!guten? |am |an'n |moin |jeden |every |in the |schonen |goden |gudde |heute |gestern |ubermorgen |der |dieser |this |the )(?<![\p{L}\p{N}])(?:morgen|morgn|morga|morsche?|moargn|morje?n?|moing|moang|morn|tomorr?ow|2mor+ow?|2moro|tmrw|tmr|tomorow|demain|domani|manana|amanha|yarin|jutro|mane|завтра)(?![\p{L}\p{N}])/gu,
    read: (_, today) => ({ date: addDays(today, 1) }),
  },
  {
    pattern: anywhere(
      '(?:heute?|heid)(?! in (?:\\d|ein|ner))|hoit|heit|huck|huut|hut|hit|today|hoy|bugun|oggi|сегодня|hude|vandaag|tonight|noch heut',
    ),
    read: (_, today) => ({ date: today }),
  },
  {
    pattern: anywhere(
      `(?:(?:heute? )?in|nach|iba) (?<count>\\d{1,2}|${one}|ein paar|paar|some|couple of) (?<unit>tagen?|da+chn?|dog|days?|(?:${weekWord})|monate?n?|months?)|(?<english>\\d{1,2}) days? from now`,
    ),
    read: ({ count = '1', unit = 'days', english }, today) =>
      readDistance(english ?? count, unit, english !== undefined, today),
  },
  {
    pattern: anywhere(
      `(?:(?<next>${next})|(?<afterNext>${afterNext})) (?:${weekWord})|(?<english>week after next)|(?<foreign>la proxima semana|la semaine prochaine|gelecek hafta|saptamana viitoare|следующей неделе|settimana prossima)`,
    ),
    read: ({ next: isNext, foreign }, today) =>
      workingWeek(addDays(toMonday(today), isNext || foreign ? 7 : 14)),
  },
  {
    pattern: anywhere(`(?:diese[rn]?|this|de|dere) (?:${weekWord})(?! nach)|bu hafta`),
    read: (_, today) => ({ fromDate: today, toDate: addDays(toMonday(today), 4) }),
  },
  {
    pattern: anywhere('diese[nrms]? monat|this month|bis monatsende'),
    read: (_, today) => ({
      fromDate: today,
      toDate: findMonth(Number(today.slice(5, 7)), undefined, today).toDate,
    }),
  },
  {
    pattern: anywhere('nachste[nrms]? monat|next month|kommende[nrm]? monat'),
    read: (_, today) => toSpan(toMonthPeriod(addMonths(today, 1).slice(0, 7))),
  },
  {
    // "den Tag danach", "tags zuvor" need a day before them.
    pattern: anywhere(
      '(?<back>(?:(?:den |einen? |am |der |the )?(?:next )?tag|tags) (?<side>danach|spater|drauf|darauf|vorher|zuvor|davor|fruher)|(?:the )?day (?<english>after|later|before|earlier)(?: that)?)',
    ),
    read: ({ side, english }, _today, base) => {
      if (base === undefined || base.isStretch) return undefined;
      const isBefore = /^(?:vorher|zuvor|davor|fruher|before|earlier)$/u.test(side ?? english ?? '');
      return { date: addDays(base.date, isBefore ? -1 : 1) };
    },
  },
  {
    // "Die Woche drauf" counts from the day or the week before it.
    pattern: anywhere(
      `(?:die |der |eine? |en )?(?:${weekWord}) (?:drauf|darauf|danach|spater|spader)|(?:the |a )(?:week after(?: that)?|week later)(?! (?:next|the|my|christmas|new))`,
    ),
    read: (_, today, base) => workingWeek(addDays(toMonday(base?.date ?? today), 7)),
  },
  {
    pattern: anywhere(
      '(?<part>anfang|mitte|ende|end of|beginning of|start of)(?: des| der| the)? ?(?<which>(?:nachste[nrs]?|kommende[nrs]?|next) (?:monate?s?|month)|(?:dieses |this )?(?:monate?s|month))|(?<end>monatsende)',
    ),
    read: ({ part = 'ende', which = '' }, today) => {
      const isNext = /^(?:na|kom|next)/u.test(which);
      const monthOf = addMonths(today, isNext ? 1 : 0).slice(0, 7);
      if (/^(?:anfang|begin|start)/u.test(part))
        return { fromDate: `${monthOf}-01`, toDate: `${monthOf}-10` };
      if (part === 'mitte') return { fromDate: `${monthOf}-11`, toDate: `${monthOf}-20` };
      const { firstDate, lastDate } = toMonthPeriod(monthOf);
      const fromDate = addDays(firstDate, 20);
      return { fromDate: fromDate < today ? today : fromDate, toDate: lastDate };
    },
  },
  {
    pattern: anywhere('(?:im |ins |furs )(?:neue[nrs]?|nachste[nrs]?) jahr|in the new year'),
    read: (_, today) => findMonth(1, undefined, today),
  },
  {
    pattern: anywhere('(?:den |die |der |the )?(?:weihnachts)?feiertagen?|(?:the )?holidays'),
    read: (_, today) => ({ fromDate: `${today.slice(0, 4)}-12-24`, toDate: `${today.slice(0, 4)}-12-26` }),
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}])(?:am|den|zum|auf den|the|vom|on|of|bis|dem|vor|der|spatestens am|by|an'n) )(?<day>${dayNumber})(?:\\.(?!\\d)|st|nd|rd|th|te[nr]?)(?![\\p{L}\\p{N}])(?! (?:sitzung|mal|stock|time|one|option|tooth|floor|visit|session|termin))`,
      'gu',
    ),
    read: ({ day }, today, nearest) =>
      toDate(
        findDayOfMonth(Number(day), nearest?.isFull && nearest.date > today ? nearest.date : today, today),
      ),
  },
  {
    pattern: anywhere(
      `(?<=(?:im|ab|fur|in|bis|until|till|from|auf|by|next|this|of|nachste[rsn]?) )(?:(?:nachsten |next )?jahr(?:es)? (?:im )?)?(?<month>${month})(?: (?<year>20\\d\\d))?|(?<other>${month}) (?<otherYear>20\\d\\d)`,
    ),
    read: ({ month: name, year, other, otherYear }, today) => {
      const number = toMonth(name ?? other ?? '');
      return number > 0 ? findMonth(number, year ?? otherYear, today) : undefined;
    },
  },
];
