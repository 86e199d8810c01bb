import { addDays, addMonths, toMonthPeriod, toWeekday } from '../../domain/calendar-date.ts';
import { toWeekdayOfName } from './calendar-words.ts';

/** A day, or a stretch from one day to another, both included. */
export type DaySpan = { date: string } | { fromDate: string; toDate: string };

export function toDay(year: number, monthNumber: number, day: number): { date: string } | undefined {
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (monthNumber < 1 || monthNumber > 12 || day < 1) return undefined;
  return Number(toMonthPeriod(date.slice(0, 7)).lastDate.slice(8)) >= day ? { date } : undefined;
}

/** A day without a year is the next to come; one of the last month is meant as past. */
export function toDayAhead(
  day: number,
  monthNumber: number,
  year: string | undefined,
  today: string,
): { date: string } | undefined {
  if (year !== undefined) return toDay(Number(year.padStart(4, '20')), monthNumber, day);
  const thisYear = toDay(Number(today.slice(0, 4)), monthNumber, day);
  if (thisYear === undefined || thisYear.date >= addMonths(today, -1)) return thisYear;
  return toDay(Number(today.slice(0, 4)) + 1, monthNumber, day);
}

/** From one day to another; "vom 28. bis 2. Januar" begins on `firstDay` of the month before. */
export function toStretch(
  firstDay: number,
  from: { date: string } | undefined,
  to: { date: string },
): DaySpan | undefined {
  const monthBefore = addMonths(to.date, -1);
  const isAcross = firstDay > Number(to.date.slice(8));
  const begin = isAcross
    ? toDay(Number(monthBefore.slice(0, 4)), Number(monthBefore.slice(5, 7)), firstDay)
    : from;
  return begin && begin.date < to.date ? { fromDate: begin.date, toDate: to.date } : undefined;
}

/** 12/3 or 3/12: the weekday beside it decides, then the booking window, then the German order. */
export function readSlashed(
  first: number,
  second: number,
  name: string | undefined,
  today: string,
): DaySpan | undefined {
  const readings = [
    toDayAhead(first, second, undefined, today),
    toDayAhead(second, first, undefined, today),
  ].filter((reading) => reading !== undefined);
  const day = name && toWeekdayOfName(name);
  const lastDate = addMonths(today, 3);
  const bookable = readings.filter(({ date }) => date >= today && date <= lastDate);
  const onDay = ({ date }: { date: string }) => toWeekday(date) === day;
  return bookable.find(onDay) ?? readings.find(onDay) ?? bookable[0] ?? readings[0];
}

export function readDistance(
  count: string,
  unit: string,
  isExact: boolean,
  today: string,
): DaySpan | undefined {
  const number = Number(count) || (/paar|some|couple/u.test(count) ? 3 : 1);
  if (/^(?:tag|dach|dog|day)/u.test(unit)) {
    const days = number === 8 && !isExact ? 7 : number;
    return { date: addDays(today, days) };
  }
  if (unit.startsWith('mon')) {
    const monday = toMonday(addMonths(today, number));
    return workingWeek(monday);
  }
  return workingWeek(addDays(toMonday(today), number * 7));
}

/** "Montag den 30.": the day of the month counts, if it is that weekday; else the weekday alone. */
export function readNumberedWeekday(
  number: number,
  day: number,
  today: string,
  isPast: boolean,
): DaySpan | undefined {
  const months = isPast ? [0, -1] : [0, 1, 2, 3, -1];
  for (const offset of months) {
    const monthOf = addMonths(`${today.slice(0, 7)}-01`, offset).slice(0, 7);
    const date = toDay(Number(monthOf.slice(0, 4)), Number(monthOf.slice(5)), day)?.date;
    if (date !== undefined && toWeekday(date) === number && (isPast || date >= today || offset < 0))
      return { date };
  }
  const date = findDayOfMonth(day, today);
  return date === undefined ? undefined : { date };
}

export function readNear(name: string, today: string): string | undefined {
  if (/^(?:heut|heit|hit|today|this day)/u.test(name)) return today;
  if (name === 'ubermorgen') return addDays(today, 2);
  if (/^(?:morgen|morje|morn|tomorrow)/u.test(name)) return addDays(today, 1);
  const day = toWeekdayOfName(name);
  if (day === undefined) return undefined;
  return toWeekday(today) === day ? today : findNextWeekday(day, today);
}

/** The next such day after today. */
export function findNextWeekday(day: number, today: string): string {
  return addDays(today, ((day - toWeekday(today) + 6) % 7) + 1);
}

/** The next day of a month with this number, today included, from the month of `base` on. */
export function findDayOfMonth(day: number, base: string, today = base): string | undefined {
  for (let offset = 0; offset < 3; offset += 1) {
    const monthOf = addMonths(`${base.slice(0, 7)}-01`, offset).slice(0, 7);
    const date = toDay(Number(monthOf.slice(0, 4)), Number(monthOf.slice(5)), day)?.date;
    if (date !== undefined && date >= today) return date;
  }
  return undefined;
}

/** "Der dritte Montag im Januar", "letzter Freitag im Monat". */
export function findNthWeekday(
  count: string,
  name: string,
  { fromDate, toDate: lastDate }: { fromDate: string; toDate: string },
): DaySpan | undefined {
  const day = toWeekdayOfName(name);
  if (day === undefined) return undefined;
  if (/^(?:letzt|last)/u.test(count))
    return { date: addDays(lastDate, -((toWeekday(lastDate) - day + 7) % 7)) };
  const number = ['1|e|fi', '2|z|s', '3|d|t', '4|v|fo', '5'].findIndex((letters) =>
    new RegExp(`^(?:${letters})`, 'u').test(count),
  );
  return { date: addDays(fromDate, ((day - toWeekday(fromDate) + 7) % 7) + number * 7) };
}

export function findMonth(
  number: number,
  year: string | undefined,
  today: string,
): { fromDate: string; toDate: string } {
  const thisYear = Number(today.slice(0, 4));
  const ahead = number >= Number(today.slice(5, 7)) ? thisYear : thisYear + 1;
  return toSpan(toMonthPeriod(`${year ?? ahead}-${String(number).padStart(2, '0')}`));
}

export function toSpan({ firstDate, lastDate }: { firstDate: string; lastDate: string }): {
  fromDate: string;
  toDate: string;
} {
  return { fromDate: firstDate, toDate: lastDate };
}

export function toDate(date: string | undefined): DaySpan | undefined {
  return date === undefined ? undefined : { date };
}

export function toMonday(date: string): string {
  return addDays(date, 1 - toWeekday(date));
}

/** The day of a week that has the same name as another: `week` is any day of it. */
export function findInWeek(week: string, named: string): string {
  return addDays(toMonday(week), toWeekday(named) - 1);
}

export function workingWeek(monday: string): DaySpan {
  return { fromDate: monday, toDate: addDays(monday, 4) };
}

/** The Monday of a calendar week by ISO 8601, of this year or the next. */
export function findCalendarWeek(number: number, today: string): string {
  const mondayOf = (year: number) => addDays(toMonday(`${year}-01-04`), (number - 1) * 7);
  const year = Number(today.slice(0, 4));
  const monday = mondayOf(year);
  return addDays(monday, 6) >= today ? monday : mondayOf(year + 1);
}
