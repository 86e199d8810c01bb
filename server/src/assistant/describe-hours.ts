import { addDays, toWeekday } from '../domain/calendar-date.ts';
import { formatDay } from '../domain/format-day.ts';
import { findOpeningHours, findWeeklyHours } from '../domain/working-day.ts';
import { toWallDate, toWallTime } from '../domain/zone-day.ts';
import type { Writer } from './writer.ts';

/** Opening hours: of the day that was asked about, and else whether it is open now, and the whole week. */
export function describeHours(date: string | undefined, writer: Writer): string {
  const { practice, nowMs } = writer;
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const about = date !== undefined && date !== today ? describeDay(date, writer) : describeNow(today, writer);
  return [about, describeWeek(today, writer)].join('\n\n');
}

function describeDay(date: string, { texts, language, practice }: Writer): string {
  const stretches = findOpeningHours(practice.calendar, date);
  const day = formatDay(date, language);
  return stretches.length > 0 ? texts.hours.onDay(day, stretches) : texts.hours.closedOn(day);
}

function describeNow(today: string, { texts, practice, nowMs, language }: Writer): string {
  const time = toWallTime(nowMs, practice.facts.timeZone);
  const now = findOpeningHours(practice.calendar, today).find(({ from, to }) => from <= time && time < to);
  if (now) return texts.hours.open(now.to);
  // Two weeks are longer than any closure between two holidays; a longer one is told on the phone.
  for (let offset = 0; offset <= 14; offset += 1) {
    const date = addDays(today, offset);
    const next = findOpeningHours(practice.calendar, date).find(({ from }) => offset > 0 || time < from);
    if (next) return texts.hours.closedNow(formatDay(date, language), next.from);
  }
  return texts.callUs(practice.facts.phone);
}

/** The week from today on, with equal neighbours together: "Montag–Donnerstag: 08:00–18:00 Uhr". */
function describeWeek(today: string, { texts, practice }: Writer): string {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const index of texts.weekdays.keys()) {
    const date = addDays(today, (index + 8 - toWeekday(today)) % 7);
    const hours = findWeeklyHours(practice.calendar.openingHours, date);
    const label = hours.map(({ from, to }) => texts.hours.times(from, to)).join(', ') || texts.hours.closed;
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
