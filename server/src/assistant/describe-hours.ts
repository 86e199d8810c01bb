import type { WeeklyHours } from '@praxisportal/practice/types';
import { addDays, toWeekday } from '../domain/calendar-date.ts';
import { formatDay } from '../domain/format-day.ts';
import { isHoliday } from '../domain/holidays.ts';
import { toWallDate, toWallTime } from '../domain/zone-day.ts';
import type { Writer } from './writer.ts';

/** Opening hours: of the day that was asked about, and else whether it is open now, and the whole week. */
export function describeHours(date: string | undefined, writer: Writer): string {
  const { practice, nowMs } = writer;
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const about = date !== undefined && date !== today ? describeDay(date, writer) : describeNow(today, writer);
  return [about, describeWeek(writer)].join('\n\n');
}

function describeDay(date: string, writer: Writer): string {
  const { texts, language } = writer;
  const hours = findHours(date, writer);
  const day = formatDay(date, language);
  return hours ? texts.hours.onDay(day, hours.from, hours.to) : texts.hours.closedOn(day);
}

function describeNow(today: string, writer: Writer): string {
  const { texts, practice, nowMs, language } = writer;
  const time = toWallTime(nowMs, practice.facts.timeZone);
  const hours = findHours(today, writer);
  if (hours && hours.from <= time && time < hours.to) return texts.hours.open(hours.to);
  // Two weeks are longer than any closure between two holidays; a longer one is told on the phone.
  for (let offset = hours && time < hours.from ? 0 : 1; offset <= 14; offset += 1) {
    const date = addDays(today, offset);
    const next = findHours(date, writer);
    if (next) return texts.hours.closedNow(formatDay(date, language), next.from);
  }
  return texts.callUs(practice.facts.phone);
}

/** The opening hours of a calendar day; undefined on holidays and closures, too. */
function findHours(date: string, { practice }: Writer): WeeklyHours | undefined {
  const { facts, closures } = practice;
  if (isHoliday(facts.federalState, date)) return undefined;
  if (closures.some(({ from, to }) => from <= date && date <= to)) return undefined;
  return facts.openingHours.find(({ weekday }) => weekday === toWeekday(date));
}

/** The week with equal neighbours together: "Montag–Donnerstag: 08:00–18:00 Uhr". */
function describeWeek({ texts, practice }: Writer): string {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const index of texts.weekdays.keys()) {
    const hours = practice.facts.openingHours.find(({ weekday }) => weekday === index + 1);
    const label = hours ? texts.hours.times(hours.from, hours.to) : texts.hours.closed;
    const before = rows.at(-1);
    if (before?.hours === label) before.last = index;
    else rows.push({ first: index, last: index, hours: label });
  }
  const lines = rows.map(({ first, last, hours }) => {
    const days = first === last ? texts.weekdays[first] : `${texts.weekdays[first]}–${texts.weekdays[last]}`;
    return texts.hours.row(days ?? '', hours);
  });
  return texts.hours.all(lines.join('\n'));
}
