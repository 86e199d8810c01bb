import { addDays, toWeekday } from '../../domain/calendar-date.ts';
import { anywhere, month, toMonth } from './calendar-words.ts';
import { type DaySpan, toDayAhead } from './day-arithmetic.ts';
import { findDayMentions } from './day-mentions.ts';
import { type DayRole, findDayRole, toBound, weighWish } from './day-roles.ts';
import { replaceMatches } from './replace-matches.ts';

export type ReadDay = DaySpan & {
  role: DayRole;
  start: number;
  end: number;
  isFull: boolean;
  isBareWeekday: boolean;
  isHabit: boolean;
  refersBack: boolean;
};

/** What a message says about the day. `refused` are the days that do not suit, or the day of an appointment to give up. */
export type DayWish = {
  date?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** A single day that was named but does not suit, or from which something is moved. */
  refusedDate?: string | undefined;
  /** A single day that was named as none of a wish: of a feast, of an appointment that can't be kept. */
  asideDate?: string | undefined;
  /** ISO weekdays of which any would do: "freitags", "Montag oder Dienstag"; and those that never do. */
  weekdays?: number[] | undefined;
  refusedWeekdays?: number[] | undefined;
  /** All days that do not suit and are no weekday in general. */
  refusedDates?: string[] | undefined;
  /** Whether a day was named at all. */
  isNamed: boolean;
};

/**
 * Reads what a message says about days; `text` is normalised, its numbers are digits. `talkedOf` is the day that was
 * spoken of before.
 */
export function readDays(text: string, today: string, talkedOf?: string): ReadDay[] {
  const digits = hideImpossibleDays(text, today);
  const days = findDayMentions(digits, today, talkedOf).map((mention): ReadDay => {
    const role = findDayRole(digits, mention, today);
    const { start, end, isFull, isBareWeekday, isHabit, refersBack } = mention;
    const span = toBound(mention.span, role, digits.slice(0, start));
    return { ...span, start, end, isFull, isBareWeekday, isHabit, refersBack, role };
  });
  return refuseLists(days, digits);
}

/** "Außer Montag und Freitag" refuses both, "nicht mittwochs, donnerstags oder freitags" all three. */
function refuseLists(days: readonly ReadDay[], text: string): ReadDay[] {
  const all: ReadDay[] = [];
  let listStart = 0;
  for (const day of days) {
    const before = all.at(-1);
    if (before?.role !== 'refused') {
      all.push(day);
      listStart = day.start;
      continue;
    }
    const between = text.slice(before.end, day.start);
    const areHabits = before.isHabit && day.isHabit;
    const isLinked = refusedToo.test(between) || (areHabits && between === ', ');
    const isToo =
      (day.role === 'wish' || areHabits) && isLinked && exceptBefore.test(text.slice(0, listStart));
    all.push(isToo ? { ...day, role: 'refused' } : day);
    if (!isToo) listStart = day.start;
  }
  return all;
}

// "Nicht Montag, Freitag" may correct the day.
const exceptBefore =
  /\b(?:nicht|nich|net|nit|not|kein|keine?n?|ausser|bis auf|except|but|nie|never|no)(?: (?:am|an|on|den|der|the))? $/u;
const refusedToo =
  /^s? ?(?:und|oder|sowie|and|or|nor)(?: (?:auch|nicht|nich|net|not|am|an|on|den|der|the))* $/u;

const dayAndMonth = anywhere(
  `(?<day>[12]\\d|3[01])(?:\\.|st|nd|rd|th)? ?(?:of )?(?:(?<name>${month})|(?<number>1[0-2]|0?[1-9])\\.)(?: ?(?<year>20\\d\\d))?`,
);

/** Whether a day is named that no calendar has: "31.11.". */
export function namesImpossibleDay(text: string, today: string): boolean {
  return hideImpossibleDays(text, today) !== text;
}

/** The 30th of February is no day at all, and not the 30th of another month. */
function hideImpossibleDays(text: string, today: string): string {
  return replaceMatches(text, dayAndMonth, (whole, _start, { day, name, number, year }) => {
    const monthNumber = name === undefined ? Number(number) : toMonth(name);
    return toDayAhead(Number(day), monthNumber, year, today) ? whole : '_'.repeat(whole.length);
  });
}

// What takes back the words before it.
const correction =
  /\b(?:nee|ne|nein|na|naa|ah|ahm|ach|doch|quatsch|sondern|lieber|korrigier|besser|warte|wait|actually|sorry|sry|no|i mean|rather|instead|sagen wir|dann halt|halt|also|but|aber|jetzt|sagma|sag ma)\b/u;

/** Chooses the day that is wished; `text` is the one in which `days` were read. */
export function chooseDay(days: readonly ReadDay[], text: string, today: string): DayWish {
  const refused = days.find(({ role }) => role === 'refused');
  // "Nur nicht Donnerstag, Donnerstag ist Markt": who refuses a day may say why.
  const isRefused = (day: ReadDay) =>
    days.some(
      (other) => other.role === 'refused' && 'date' in other && 'date' in day && other.date === day.date,
    );
  const wishes = days.filter((day) => day.role === 'wish' && !(isRefused(day) && weighWish(text, day) < 0));
  const named = {
    isNamed: days.length > 0,
    refusedDate: refused && 'date' in refused ? refused.date : undefined,
    asideDate: findAside(days, today),
    ...findSuiting(days, wishes, text),
  };
  const chosen = chooseAmong(wishes, text, today);
  const bounds = days.filter(({ role }) => role === 'from' || role === 'until');
  if (chosen !== undefined && 'date' in chosen) return { ...named, date: chosen.date };
  if (chosen !== undefined) return { ...named, fromDate: chosen.fromDate, toDate: chosen.toDate };
  const limits: DayWish = { ...named };
  for (const bound of bounds) {
    if (bound.role === 'from') limits.fromDate = 'date' in bound ? bound.date : bound.fromDate;
    else limits.toDate = 'date' in bound ? bound.date : bound.fromDate;
  }
  return limits;
}

const besideInList = /^s?,? ?(?:oder|or|und|and|\/|,) ?(?:am |on |an |der |den |dem |the )*$/u;

/** What is said of several days at once, or of a weekday in general. */
function findSuiting(
  days: readonly ReadDay[],
  wishes: readonly ReadDay[],
  text: string,
): Pick<DayWish, 'weekdays' | 'refusedWeekdays' | 'refusedDates'> {
  const isListed = (wish: ReadDay) =>
    wishes.some(
      (other) =>
        other.isBareWeekday &&
        (besideInList.test(text.slice(wish.end, other.start)) ||
          besideInList.test(text.slice(other.end, wish.start))),
    );
  const refused = days.filter(({ role }) => role === 'refused');
  const groups = {
    weekdays: toDates(wishes.filter((day) => day.isHabit || (day.isBareWeekday && isListed(day)))).map(
      toWeekday,
    ),
    refusedWeekdays: toDates(refused.filter((day) => day.isBareWeekday)).map(toWeekday),
    refusedDates: refused.filter((day) => !day.isBareWeekday).flatMap(listDays),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, each]) => each.length > 0));
}

/** "Nächste Woche geht nicht": each of its days, of longer stretches the first ones. */
function listDays(day: ReadDay): string[] {
  if ('date' in day) return [day.date];
  const dates = Array.from({ length: mostRefused }, (_, index) => addDays(day.fromDate, index));
  return dates.filter((date) => date <= day.toDate);
}

const mostRefused = 31;

function toDates(days: readonly ReadDay[]): string[] {
  return days.flatMap((day) => ('date' in day ? [day.date] : []));
}

function findAside(days: readonly ReadDay[], today: string): string | undefined {
  const aside = days.find(
    (day) => (day.role === 'aside' || day.role === 'past') && 'date' in day && day.date >= today,
  );
  return aside && 'date' in aside ? aside.date : undefined;
}

// "Falls belegt, am 11.": what comes behind is second best.
const fallback =
  /\b(?:falls (?:belegt|voll|nicht)|wenn (?:das |der )?(?:belegt|voll) ist|ansonsten|notfalls|zur not|alternativ|otherwise|or else|if that)\b/u;

function chooseAmong(wishes: readonly ReadDay[], text: string, today: string): ReadDay | undefined {
  const singles = wishes.filter((wish) => 'date' in wish);
  const ahead = singles.filter((wish) => 'date' in wish && wish.date >= today);
  const candidates = ahead.length > 0 ? ahead : singles.length > 0 ? singles : wishes;
  let [chosen] = candidates;
  for (const candidate of candidates.slice(1)) {
    if (chosen === undefined) return candidate;
    const between = text.slice(chosen.end, candidate.start);
    if (fallback.test(between)) continue;
    // A day with its month says more than "Freitag", and "den Tag danach" means another than the day before it.
    const difference = weighWish(text, candidate) - weighWish(text, chosen);
    const saysMore = candidate.isFull && !chosen.isFull && difference >= 0;
    const isAsked = /\?[^?]*\bdann (?:am |den )?$/u.test(between);
    const isList = besideInList.test(between);
    if (
      correction.test(between) ||
      isAsked ||
      saysMore ||
      candidate.refersBack ||
      (difference > 0 && !isList)
    )
      chosen = candidate;
  }
  return chosen;
}
