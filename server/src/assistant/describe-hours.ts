import { addDays, toWeekday } from '../domain/calendar-date.ts';
import { formatDay } from '../domain/format-day.ts';
import { listOpeningExceptions, type OpeningException } from '../domain/opening-exceptions.ts';
import { findOpeningHours, findWeeklyHours } from '../domain/working-day.ts';
import { toWallDate, toWallTime } from '../domain/zone-day.ts';
import type { Writer } from './writer.ts';

/** Days ahead on which what is not as usual is told unasked. */
const exceptionDays = 14;

/** Opening hours: of the day that was asked about, and else whether it is open now; the whole week, and what will be otherwise soon. */
export function describeHours(date: string | undefined, writer: Writer): string {
  const { practice, nowMs } = writer;
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const about = date !== undefined && date !== today ? describeDay(date, writer) : describeNow(today, writer);
  return [about, describeWeek(today, writer), ...describeExceptions(today, writer)].join('\n\n');
}

function describeDay(date: string, { texts, language, practice }: Writer): string {
  const stretches = findOpeningHours(practice.calendar, date);
  const day = formatDay(date, language);
  if (stretches.length > 0) return texts.hours.onDay(day, stretches);
  const why = listOpeningExceptions(practice.calendar, { firstDate: date, lastDate: date })[0];
  return texts.hours.closedOn(day, why && describeReason(why, { texts, language }));
}

function describeExceptions(today: string, { texts, language, practice }: Writer): string[] {
  const period = { firstDate: today, lastDate: addDays(today, exceptionDays) };
  const lines = listOpeningExceptions(practice.calendar, period).map((exception) => {
    const { from, to } = exception;
    const days =
      from === to
        ? formatDay(from, language)
        : texts.hours.fromTo(formatDay(from, language), formatDay(to, language));
    const reason = describeReason(exception, { texts, language });
    return texts.hours.row(
      days,
      reason ? `${describeTimes(exception, texts)} (${reason})` : describeTimes(exception, texts),
    );
  });
  return lines.length > 0 ? [texts.hours.exceptions(lines.join('\n'))] : [];
}

function describeTimes(exception: OpeningException, { hours: texts }: Writer['texts']): string {
  switch (exception.kind) {
    case 'closed':
    case 'holiday':
      return texts.closed;
    case 'closedHours':
      return texts.closedBetween(texts.times(exception.hours.from, exception.hours.to));
    case 'special':
      return exception.hours.map(({ from, to }) => texts.times(from, to)).join(', ');
    default:
      return exception satisfies never;
  }
}

function describeReason(
  exception: OpeningException,
  { texts, language }: Pick<Writer, 'texts' | 'language'>,
): string | undefined {
  return exception.kind === 'holiday' ? texts.hours.holiday : exception.reason?.[language];
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
