import { addDays, addMonths, toMonthPeriod, toWeekday } from '../../domain/calendar-date.ts';
import { anywhere, month, shortWeekday, toMonth, toWeekdayOfName, weekday } from './calendar-words.ts';
import {
  findDayOfMonth,
  findMonth,
  findNextWeekday,
  readDistance,
  readNear,
  readNumberedWeekday,
  readSlashed,
  toDate,
  toDay,
  toDayAhead,
  toMonday,
  toSpan,
  toStretch,
  workingWeek,
} from './day-arithmetic.ts';
import { feast, findFeast } from './feasts.ts';
import { monthReaders } from './month-readers.ts';
import {
  afterNext,
  dayNumber,
  findMonthTalkedOf,
  last,
  next,
  one,
  type Reader,
  weekPart,
  weekWord,
} from './reader-words.ts';

/** In the order in which they read: what says more before what says less. */
export const readers: readonly Reader[] = [
  {
    pattern: /(?<![\d])(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/gu,
    read: ({ year, month: number, day }) => toDay(Number(year), Number(number), Number(day)),
  },
  {
    // "The week of Dec 14", "die Woche vom 14. Dezember"
    pattern: anywhere(
      `(?:week|woche) (?:of|beginning|starting|commencing|vom|ab|ab dem) (?:the |dem )?(?:(?<month>${month})\\.? (?:the )?(?<day>${dayNumber})(?:st|nd|rd|th)?|(?<other>${dayNumber})(?:\\.|st|nd|rd|th)? ?(?:of )?(?:(?<otherMonth>${month})|(?<number>1[0-2]|0?[1-9])\\.))`,
    ),
    read: ({ month: name, day, other = day, otherMonth = name, number }, today) => {
      const monthNumber = number === undefined ? toMonth(otherMonth ?? '') : Number(number);
      const date = toDayAhead(Number(other), monthNumber, undefined, today)?.date;
      return date === undefined ? undefined : workingWeek(toMonday(date));
    },
  },
  {
    // "7.-11.12.", "zwischen dem 7. und 11.12."
    pattern:
      /(?<![\d.:/])(?<range>zwischen dem |zwischen |between |vom |von )?(?<first>[12]\d|3[01]|0?[1-9])\.? ?(?<link>und|oder|bis|-|auf)(?: den| dem| zum)? ?(?<second>[12]\d|3[01]|0?[1-9])\.\s?(?<month>1[0-2]|0?[1-9])(?:\.(?:\s?(?<year>20\d\d|2\d(?![\d:.])))?)?(?![\d:]| ?uhr)/gu,
    read: ({ range, first, link, second, month: number, year }, today) => {
      const from = toDayAhead(Number(first), Number(number), year, today);
      const to = toDayAhead(Number(second), Number(number), year, today);
      if (to === undefined || link === 'auf') return to;
      if (/^(?:und|oder)$/u.test(link ?? '') && !range?.startsWith('zw')) return from ?? to;
      return toStretch(Number(first), from, to);
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:/])(?:(?<name>${weekday}|mon?|die?|tue|wed?|mi|do|thu|fri?|sat?)[.,]? (?:den |the |dem |der )?)?(?<first>\\d{1,2})\\.\\s?(?<second>\\d{1,2})(?:\\.\\s?(?<year>20\\d\\d|2\\d(?!\\d|[:.]\\d| ?uhr| ?h\\b))?|(?! ?uhr|\\d|:\\d\\d| ?h\\b| (?:${month})))`,
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
    // "Dec 7-11", "between December 7 and 11"
    pattern: anywhere(
      `(?<range>between )?(?<month>${month})\\.? (?<first>${dayNumber})(?:st|nd|rd|th)? ?(?<link>-|to|and|or|until|through) ?(?:the )?(?<second>${dayNumber})(?:st|nd|rd|th)?(?! ?(?:uhr|:|[ap]m\\b))`,
    ),
    read: ({ range, month: name = '', first, link, second }, today) => {
      const from = toDayAhead(Number(first), toMonth(name), undefined, today);
      const to = toDayAhead(Number(second), toMonth(name), undefined, today);
      if (from === undefined || to === undefined || from.date >= to.date) return from;
      return /^(?:and|or)$/u.test(link ?? '') && !range ? from : { fromDate: from.date, toDate: to.date };
    },
  },
  {
    // "Im Januar am 12.", "im Dezember, der 8. vielleicht"
    pattern: anywhere(
      `(?:im |in )(?<month>${month}),? (?:und zwar |also |vielleicht |on )?(?:am|der|den|the) (?<day>${dayNumber})(?:\\.(?!\\d)|te[nr]?|st|nd|rd|th)(?! (?:${weekday}))`,
    ),
    read: ({ day, month: name = '' }, today) => toDayAhead(Number(day), toMonth(name), undefined, today),
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
      if (/^(?:und|oder|and|or)$/u.test(link ?? '') && !range) return from;
      return to && toStretch(Number(first), from, to);
    },
  },
  {
    pattern: anywhere(
      `(?:(?<name>${weekday}|mon?|die?|tue|wed|mi|do|thu|fri?|sat?)[.,]? (?:den |the |dem |der )?)?(?<day>${dayNumber}) ?\\.?(?:st|nd|rd|th|te[nr]?|er)? ?(?:of |de |day of |im |(?<=[^\\d ] )in |vom )?(?<month>${month})(?! ?-?woche)\\.?(?:,? (?<year>20\\d\\d))?`,
    ),
    read: ({ day, month: name = '', year }, today) => toDayAhead(Number(day), toMonth(name), year, today),
  },
  {
    pattern: anywhere(
      `(?:(?<name>${weekday}|mon|tue|wed|thu|fri|sat)[.,]? )?(?<month>${month})\\.? (?:the )?(?<day>${dayNumber})\\.?(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d))?(?! ?(?:uhr|:|am\\b|pm\\b))`,
    ),
    read: ({ day, month: name = '', year }, today) => toDayAhead(Number(day), toMonth(name), year, today),
  },
  ...monthReaders,
  {
    // At the Christmas market is no day.
    pattern: anywhere(
      `(?<feast>${feast})(?! (?:markets?|cookies?|cakes?|part(?:y|ies)|dinners?|lunch(?:es)?|tree|lights?|shopping|pudding|bonus|presents?|gifts?|jumpers?|concerts?|cards?|songs?|dos?|photos?|play)\\b)`,
    ),
    read: ({ feast: name = '' }, today) => toDate(findFeast(name, today)),
  },
  {
    // "nächste Woche Mittwoch", "in zwei Wochen, Mittwoch", "diese Woche Freitag"
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?<next>(?:${next})) (?:${weekWord})|(?<afterNext>(?:${afterNext})) (?:${weekWord})|week (?<english>after next)|(?<same>diese[rn]?|this) (?:${weekWord})|in (?<count>\\d|einer|ner) (?:${weekWord}))(?: auf)?,? (?:am |on |den )?(?<name>${weekday}|mo|di|tue|wed|mi|do|thu|fri?|sat?|(?:mon|die)(?=[.,;!?]|$| (?:um|ab|gegen|vor|nach|\\d)))(?![\\p{L}\\p{N}])`,
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
      `(?:nicht|nich|net|not) (?:am |on )?(?:diese[nrm]?|this)(?: (?:one|(?<first>${weekday})))?,? (?:sondern|but)(?: (?:erst|am|den|the|on))* (?:${next})(?: (?<name>${weekday}|one))?|(?:nicht|nich|net|ned|not) (?:am |on )?(?:diese[nrm]?|this) (?<refused>${weekday}),? (?:sondern|but)(?: (?:erst|am|den|der|the|on))* (?:danach|drauf|darauf|one after|following)`,
    ),
    read: ({ refused = '', first = refused, name = first }, today) => {
      const day = toWeekdayOfName(name) ?? toWeekdayOfName(first);
      return day && { date: addDays(findNextWeekday(day, today), 7) };
    },
  },
  {
    // "A week on Monday", "a fortnight today"
    pattern: anywhere(
      `(?:(?:a|one|1) (?<week>week)|(?:a )?fortnight|(?<count>[2-9]) (?:weeks|wochen)) (?:on |from |ab )?(?<name>${weekday}|tomorrow|today|heute|morgen)(?! in\\b)`,
    ),
    read: ({ week, count = '2', name = '' }, today) => {
      const first = readNear(name, today);
      return first === undefined ? undefined : { date: addDays(first, week ? 7 : Number(count) * 7) };
    },
  },
  {
    // "Donnerstag in einer Woche", "Thursday week", "Montag in vierzehn Tagen": counted from the next such day.
    pattern: anywhere(
      `(?:${next} )?(?<name>${weekday}|mi|do|fr|mo|di|heute?|heit|hit|ubermorgen|morgen|morje|morn|tomorrow|today|this day|(?:mon|tue|wed|thu|fri)(?= week)),? (?:(?:(?:in|uber|over|ower) (?<weeks>\\d|${one}) (?:${weekWord})|(?<english>week|fortnight))|(?:in|iba|uber) (?<days>8|14) (?:tagen?|dach|tag|tachn?|tachen|dachn?|days?|dog|toge))`,
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
      `(?<name>${weekday}|mo|di|mi|do|fr|sa),? (?:in der )?(?:(?<next>${next})|(?<afterNext>${afterNext})|(?<same>diese[rn]?|this)) (?:${weekWord})`,
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
      'day after tomorrow|(?:uber|uba|iba|iwwer|iwer|uvver|uwer|iber|ibber|ivver|over|ower|ewer)[ -]?mor(?:ge?n?|je?n?|ga|sche?|sch)|ubermorgen|ibermoing|ivvermorje|ubernmorgen|pasado manana|apres-demain|послезавтра|uber morgen',
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
      /(?<!guten? |gudn |gutn |gude |guude |am |an'n |moin |jeden |every |in the |schonen |goden |gode |jode |joden |jute |juten |gudde |heute |gestern |ubermorgen |der |dieser |this |the )(?<![\p{L}\p{N}])(?:morgen|morgn|morga|morsche?|morschn|morschen|morchn|morchen|mornn|moargn|morje?n?|moing|moang|morn|tom+or+ow?|tomm?orr?ow|2mor+ow?|2moro|tmrw|tmr|tmw|tomoz|moje(?=,? (?:fruh|um|vormittag|nachmittag|ab|gegen|mittag))|demain|domani|manana|amanha|yarin|jutro|mane|завтра)(?![\p{L}\p{N}])/gu,
    read: (_, today) => ({ date: addDays(today, 1) }),
  },
  {
    pattern: anywhere(
      'heide(?= (?:ni|nich|ned|net|nit|noch|nimmer?|fruh|frieh|um|ab|vormittag|nachmittag|abend)\\b)|(?:heute?|heid)(?! in (?:\\d|ein|ner))|heit|heude|heite|haite|haid|hait|huck|huut|hut|hit|today|hoy|bugun|oggi|сегодня|hude|vandaag|tonight|noch heut',
    ),
    read: (_, today) => ({ date: today }),
  },
  {
    // "In den nächsten zwei Wochen", "within the next ten days"
    pattern: anywhere(
      `(?:in|innerhalb|wahrend|within|during|over) (?:den |der |the )(?:${next}) (?<count>\\d{1,2}|paar|few) (?<unit>tagen?|wochen?|days?|weeks?)`,
    ),
    read: ({ count = '', unit = '' }, today) => ({
      fromDate: today,
      toDate: addDays(today, (Number(count) || 3) * (/^[wW]/u.test(unit) ? 7 : 1)),
    }),
  },
  {
    // "In 3-4 Wochen"
    pattern: anywhere(
      `in (?:etwa |ca\\.? |so |about )?(?<first>\\d|${one}) ?(?:-|bis|oder|or|to) ?(?<second>\\d) (?:wochen?|weeks?)`,
    ),
    read: ({ first, second }, today) => ({
      fromDate: addDays(toMonday(today), (Number(first) || 1) * 7),
      toDate: addDays(toMonday(today), Number(second) * 7 + 4),
    }),
  },
  {
    // "Anfang nächster Woche", "end of this week"
    pattern: anywhere(
      `(?<part>${weekPart})(?: der| the| of)?(?: (?:(?<next>${next})|(?<afterNext>${afterNext})|diese[rn]?|this))? (?:${weekWord})(?! (?:after|nach|vor|before|end)\\b)`,
    ),
    read: ({ part = '', next: isNext, afterNext: isAfterNext }, today) => {
      const isStart = /^(?:anfang|beg|start|early)/u.test(part);
      const isMiddle = part.startsWith('mi');
      const weeks = isAfterNext ? 2 : isNext || (isStart && toWeekday(today) > 2) ? 1 : 0;
      const monday = addDays(toMonday(today), weeks * 7);
      const [from, to] = isStart ? [0, 1] : isMiddle ? [1, 3] : [3, 4];
      const fromDate = addDays(monday, from);
      return { fromDate: fromDate < today ? today : fromDate, toDate: addDays(monday, to) };
    },
  },
  {
    pattern: anywhere(
      'noch (?:in )?diese[sm] jahr|diese[sm] jahr noch(?! (?:nicht|nie|gar|kein))|jahresende|ende des jahres|(?:the )?(?:end of the year|year end)',
    ),
    read: (_, today) => ({ fromDate: today, toDate: `${today.slice(0, 4)}-12-31` }),
  },
  {
    pattern: anywhere(
      `(?:(?:heute? )?in|iba) (?<count>\\d{1,2}|${one}|einem|ein paar|paar|some|couple of) (?<unit>tagen?|da+chn?|dog|days?|(?:${weekWord})|monate?n?|months?)|(?<english>\\d{1,2}) days? from now|in a (?<fortnight>fortnight)`,
    ),
    read: ({ count = '1', unit = 'days', english = count, fortnight }, today) =>
      fortnight === undefined
        ? readDistance(english, unit, english !== count, today)
        : { date: addDays(today, 14) },
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
      `(?<!(?:dem|diesem|selben|gleichen) )(?<back>(?:(?<count>[2-9]|1\\d) tage|(?:(?:den |einen? |am |der |the )?(?:next )?tag|tags)) (?<side>danach|spater|drauf|darauf|vorher|zuvor|davor|fruher)|(?:am |den |gleich )?tag (?<beside>nach|vor) (?:de[mr]|meine[mr]|unsere[mr]|seine[mr]|ihre[mr]) (?!${feast}|\\d)\\p{L}+|(?:the |a |one )?day (?<english>after|later|before|earlier)(?: that)?|(?<days>[2-9]) days (?<sideOfDays>later|before that|earlier|after that))`,
    ),
    read: ({ side, beside, english, sideOfDays, count, days = count }, _today, base) => {
      if (base === undefined || base.isStretch) return undefined;
      const isBefore = /^(?:vorher|zuvor|davor|fruher|vor|before|earlier)\b/u.test(
        side ?? beside ?? english ?? sideOfDays ?? '',
      );
      return { date: addDays(base.date, (Number(days) || 1) * (isBefore ? -1 : 1)) };
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
      const isOver = part === 'mitte' && today.slice(8) > '20';
      const isNext = /^(?:na|kom|next)/u.test(which) || isOver;
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
    pattern: anywhere(
      `(?<=(?:im|ab|fur|in|bis|until|till|from|auf|by|next|this|of|nachste[rsn]?) )(?:(?:nachsten |next )?jahr(?:es)? (?:im )?)?(?<month>${month})(?: (?<year>20\\d\\d))?|(?<other>${month}) (?<otherYear>20\\d\\d)`,
    ),
    read: ({ month: name, year, other, otherYear }, today) => {
      const number = toMonth(name ?? other ?? '');
      return number > 0 ? findMonth(number, year ?? otherYear, today) : undefined;
    },
  },
  {
    // "14. bis 18.", "am 8. oder 9."
    pattern: new RegExp(
      `(?<![\\d.:/])(?<range>zwischen dem |zwischen |vom |von )?(?<first>${dayNumber})\\. ?(?<link>bis|-|und|oder)(?: den| dem| zum| am)? ?(?<second>${dayNumber})\\.(?![\\d\\p{L}]| ?(?:uhr|${month}))`,
      'gu',
    ),
    read: ({ range, first, link, second }, today, nearest) => {
      const from = findDayOfMonth(Number(first), findMonthTalkedOf(nearest, today), today);
      if (from === undefined) return undefined;
      const to = findDayOfMonth(Number(second), from);
      const isList = /^(?:und|oder)$/u.test(link ?? '') && !range?.startsWith('zw');
      return isList || to === undefined ? { date: from } : { fromDate: from, toDate: to };
    },
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}])(?:am|den|zum|auf den|the|vom|on|of|dem|(?<!(?:nach|vor|in|mit|von|seit|zu|ab|bei|bis) )der|spatestens am|by|an'n) )(?<day>${dayNumber})(?:\\.(?!\\d)|st|nd|rd|th|te[nr]?)(?![\\p{L}\\p{N}])(?! (?:sitzung|mal|stock|time|one|option|tooth|\\p{L}*kanal|canal|floor|visit|session|termin|stunde|std|klasse|etage|reihe|woche|monat|schwangerschaft|lebensjahr|jahr|geburtstag|versuch|anlauf|anruf|mahnung|schicht|impfung|chemo|semester|ssw|quadrant|hochzeitstag|zahn|backenzahn|sitz|op\\b|kind|enkel|besuch|behandlung|krone|fullung|weisheitszahn|molar|appointment|filling|grade|month|week|trimester))|(?<=(?<![\\p{L}])(?:bis|vor) )(?<late>19|2\\d|3[01])\\.(?!\\d)|(?<=(?<![\\p{L}])(?:am|zum|auf den) )(?<bare>${dayNumber})(?=$|[,?!]| (?:um|ab|gegen|vormittag|nachmittag|geht|ginge|passt|bitte|hatte|oder|kann|konnt\\p{L}*|zur|morgens|abends|mittags)\\b)`,
      'gu',
    ),
    read: ({ day, late = day, bare = late }, today, nearest) =>
      toDate(findDayOfMonth(Number(bare), findMonthTalkedOf(nearest, today), today)),
  },
];
