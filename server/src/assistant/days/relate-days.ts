import { addDays, toWeekday } from '../../domain/calendar-date.ts';
import type { DayMention } from './day-mentions.ts';

// Days that are told by other days: "eine Woche vor Heiligabend", "Montag nach Neujahr", "nächste Woche, am besten
// Dienstag", "Nikolaus ist Sonntag".

/** The mentions of a text, in its order, with those that belong together made one. */
export function relateDays(mentions: readonly DayMention[], text: string): DayMention[] {
  return joinStretches(
    joinWeekdays(
      shiftBesideEarlier(
        mentions.map((mention) => shiftByDistance(mention, text)),
        text,
      ),
      text,
    ),
    text,
  );
}

/** "Vom 26.11. bis 9.12.": one stretch. */
function joinStretches(mentions: readonly DayMention[], text: string): DayMention[] {
  const joined: DayMention[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    const isJoined =
      before !== undefined &&
      'date' in before.span &&
      'date' in mention.span &&
      (before.span.date < mention.span.date || (before.isBareWeekday && mention.isBareWeekday)) &&
      isStretch(
        text.slice(0, before.start),
        text.slice(before.end, mention.start),
        before.isBareWeekday && mention.isBareWeekday,
      );
    if (isJoined && before && 'date' in before.span && 'date' in mention.span) {
      const fromDate = before.span.date;
      const toDate = mention.span.date < fromDate ? addDays(mention.span.date, 7) : mention.span.date;
      // "Mo-Fr ab 17 Uhr" is every day, and none in particular.
      const isHabit = before.isBareWeekday && addDays(fromDate, 4) === toDate && toWeekday(fromDate) === 1;
      joined[joined.length - 1] = {
        ...mention,
        start: before.start,
        span: { fromDate, toDate },
        isBareWeekday: false,
        isHabit,
      };
    } else joined.push(mention);
  }
  return joined;
}

/** "Vom 26.11. bis 9.12.", "zwischen Montag und Mittwoch", "Mo-Mi". */
function isStretch(left: string, between: string, isOfWeekdays: boolean): boolean {
  const isUntil = /^ ?(?:bis|-|to|until|till|through)(?: zum| zu| the)? ?$/u.test(between);
  if (isUntil) return isOfWeekdays || /\b(?:vom|von|from|zwischen)(?: dem| the)? $/u.test(left);
  return (
    /^ (?:und|and|u\.?)(?: dem| the)? $/u.test(between) &&
    /\b(?:zwischen|between)(?: dem| the)? $/u.test(left)
  );
}

const besideEarlier =
  /^ (?:(?<back>davor|zuvor|vorher)|danach|drauf|darauf)(?! (?:hab|habe|haben|hat|muss|mussen|bin|ist|sind|geht|kommt|fahr\p{L}*|hole?)\b)(?!\p{L})/u;

/** "Umzug ist am 13., Montag danach ginge": the first Monday behind it. */
function shiftBesideEarlier(mentions: readonly DayMention[], text: string): DayMention[] {
  return mentions.map((mention, index) => {
    const base = mentions[index - 1]?.span;
    const match = mention.isBareWeekday ? besideEarlier.exec(text.slice(mention.end)) : null;
    if (match === null || base === undefined || !('date' in base) || !('date' in mention.span))
      return mention;
    const date = findBeside(base.date, toWeekday(mention.span.date), match.groups?.back !== undefined);
    const end = mention.end + match[0].length;
    return { ...mention, end, span: { date }, isBareWeekday: false, isFull: true, refersBack: true };
  });
}

/** The first such weekday before or after a day. */
function findBeside(date: string, weekday: number, isBefore: boolean): string {
  const distanceOf = (days: number) => ((days + 6) % 7) + 1;
  return addDays(
    date,
    isBefore ? -distanceOf(toWeekday(date) - weekday + 7) : distanceOf(weekday - toWeekday(date) + 7),
  );
}

const distance =
  /(?<![\p{L}\p{N}]|\b(?:in|irgendein\p{L}*|jede[rnm]?|any|every|alle|welche[rnm]?|egal) )(?:(?<count>letzte[rnm]?|last|\d{1,2}|an?|one|eine?r?|ne|den|der|am|the) )?(?<unit>tage?|days?|wochen?|weeks?|fortnight) (?<side>vor|nach|before|after|from|on)(?: de[mrn]| the| meine[mr])? $/u;

/** "Zwei Tage nach Nikolaus", "a week from Friday": counted from the day that stands behind. */
function shiftByDistance(mention: DayMention, text: string): DayMention {
  const match = distance.exec(text.slice(0, mention.start));
  const { count = '1', unit = '', side = '' } = match?.groups ?? {};
  if (match === null || !('date' in mention.span)) return mention;
  const isWeeks = /^(?:w|f)/u.test(unit);
  // "Diese Woche nach Freitag" counts nothing, and "days on" is no distance.
  if (match.groups?.count === undefined && unit !== 'fortnight' && !/^(?:tag|day)$/u.test(unit))
    return mention;
  if (side === 'on' && !isWeeks) return mention;
  const days = (Number(count) || 1) * (unit === 'fortnight' ? 14 : isWeeks ? 7 : 1);
  const date = addDays(mention.span.date, /^(?:vor|before)$/u.test(side) ? -days : days);
  return { ...mention, start: match.index, span: { date }, isBareWeekday: false, isFull: true };
}

// What may stand between a stretch of days and the weekday in it.
const connectors =
  /^(?:[\s,:(-]|\b(?:also|am|und|zwar|an|einem|den|der|dem|dann|liebsten|gern|gerne|besten|vielleicht|lieber|wenn|moglich|ideal|vorzugsweise|bevorzugt|on|the|maybe|ideally|preferably|auf|ein|entweder|sagen|wir|mal|da|bitte|irgendwann|a|of|in|von|vom|oder|or|geht|ginge|passt|so|nur|only|possibly|say|at|halt|dienstag|mittwoch|donnerstag|freitag|montag)\b)*$/u;
const besideBefore = /^,? (?:nach|after|vor|before)(?: de[mrn]| the| dem)? $/u;
const equation =
  /^(?:,? (?:ist|is|war|fallt auf|is on)(?: (?:eine?n?|a|ja|dies(?:es)? jahr|heuer|leider|auch|this year))*|,|,? also|,? das ist|,? that'?s)? ?\(?(?:an?m?|der|den|ein|a|on)? ?$/u;

function joinWeekdays(mentions: readonly DayMention[], text: string): DayMention[] {
  const joined: DayMention[] = [];
  const used = new Set<DayMention>();
  for (const [index, mention] of mentions.entries()) {
    if (used.has(mention)) continue;
    const next = mentions[index + 1];
    const before = joined.at(-1);
    if (!mention.isBareWeekday || !('date' in mention.span)) {
      joined.push(mention);
      continue;
    }
    const weekday = toWeekday(mention.span.date);
    const named =
      besideNext(mention, weekday, next, text) ??
      sameWeek(mention, weekday, next, text) ??
      withinStretch(mention, weekday, [before, next], text);
    if (named) {
      if (next && named.end === next.end) used.add(next);
      joined.push(named);
      continue;
    }
    const isSame =
      before !== undefined &&
      'date' in before.span &&
      before.isFull &&
      !mention.isHabit &&
      toWeekday(before.span.date) === weekday &&
      equation.test(text.slice(before.end, mention.start));
    if (isSame && before) joined[joined.length - 1] = { ...before, end: mention.end };
    else joined.push(mention);
  }
  return joined;
}

/** "Montag nach Neujahr": the first Monday after it. */
function besideNext(
  mention: DayMention,
  weekday: number,
  next: DayMention | undefined,
  text: string,
): DayMention | undefined {
  if (next === undefined || next.isBareWeekday) return undefined;
  const between = text.slice(mention.end, next.start);
  if (!besideBefore.test(between)) return undefined;
  const isBefore = /vor|before/u.test(between);
  const named = 'date' in next.span ? next.span.date : isBefore ? next.span.fromDate : next.span.toDate;
  // Before Christmas is before Christmas Eve.
  const base = isBefore && named.endsWith('-12-25') ? addDays(named, -1) : named;
  return {
    ...mention,
    end: next.end,
    span: { date: findBeside(base, weekday, isBefore) },
    isBareWeekday: false,
    isFull: true,
  };
}

/** "Mittwoch oder Donnerstag übernächste Woche": both in that week. */
function sameWeek(
  mention: DayMention,
  weekday: number,
  next: DayMention | undefined,
  text: string,
): DayMention | undefined {
  if (next === undefined || next.isBareWeekday || next.isFull || !('date' in next.span)) return undefined;
  const isLinked = /^,? ?(?:oder|und|or|and|\/|,) ?(?:am |on )?$/u.test(text.slice(mention.end, next.start));
  const later = toWeekday(next.span.date) - weekday;
  if (!isLinked || later <= 0) return undefined;
  return { ...mention, span: { date: addDays(next.span.date, -later) }, isBareWeekday: false };
}

/** "Nächste Woche, am liebsten Dienstag", "Dienstag oder Mittwoch übernächste Woche": the weekday in that stretch. */
function withinStretch(
  mention: DayMention,
  weekday: number,
  neighbours: readonly (DayMention | undefined)[],
  text: string,
): DayMention | undefined {
  const stretch = neighbours.find((neighbour) => {
    if (neighbour === undefined || 'date' in neighbour.span) return false;
    const [first, second] = neighbour.start < mention.start ? [neighbour, mention] : [mention, neighbour];
    const between = text.slice(first.end, second.start);
    // "Von Donnerstag auf nächste Woche": the weekday is the old one.
    const isMoved = first === mention && /\b(?:auf|to)\b/u.test(between);
    return between.length <= 40 && !isMoved && connectors.test(between);
  });
  if (stretch === undefined || 'date' in stretch.span) return undefined;
  const { fromDate, toDate } = stretch.span;
  const date = addDays(fromDate, (weekday - toWeekday(fromDate) + 7) % 7);
  return date <= toDate ? { ...mention, span: { date }, isBareWeekday: false } : undefined;
}
