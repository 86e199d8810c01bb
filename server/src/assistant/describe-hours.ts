import { addDays, type Period, toWeekday } from '../domain/calendar-date.ts';
import { formatDay } from '../domain/format-day.ts';
import { listOpeningExceptions, type OpeningException } from '../domain/opening-exceptions.ts';
import { findOpeningHours, findWeeklyHours, type HeldHours } from '../domain/working-day.ts';
import { toWallDate, toWallTime } from '../domain/zone-day.ts';
import type { AskedHours } from './read-hours-question.ts';
import type { Writer } from './writer.ts';

/** Days ahead on which what is not as usual is told unasked. */
const exceptionDays = 14;
/** Days of closures that follow each other; what is longer is told on the phone. */
const longestClosure = 35;

/** Opening hours: of what was asked about, if anything was; the whole week, and what will be otherwise soon. */
export function describeHours(asked: AskedHours | undefined, writer: Writer): string {
  const { texts, practice, nowMs } = writer;
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const week = texts.hours.all(describeWeek(practice.calendar.openingHours, today, writer));
  if (asked?.kind === 'stretch') return [...describeStretch(asked, writer), week].join('\n\n');
  const soon = listExceptions({ firstDate: today, lastDate: addDays(today, exceptionDays) }, writer);
  const about = asked === undefined ? [] : [describeAsked(asked, today, writer)];
  const exceptions = soon === '' ? [] : [texts.hours.exceptions(soon)];
  return [...about, week, ...exceptions].join('\n\n');
}

function describeAsked(
  asked: Exclude<AskedHours, { kind: 'stretch' }>,
  today: string,
  writer: Writer,
): string {
  if (asked.kind === 'now') return describeNow(writer);
  if (asked.kind === 'stillToday') return describeRestOf(today, writer);
  if (asked.kind === 'weekday') return describeWeekday(asked.date, writer);
  return describeDay(asked.date, today, writer);
}

function describeDay(date: string, today: string, writer: Writer): string {
  const { texts, language, practice, nowMs } = writer;
  const stretches = findOpeningHours(practice.calendar, date);
  const last = stretches.at(-1);
  if (date === today && last && last.to <= toWallTime(nowMs, practice.facts.timeZone))
    return describeNow(writer);
  const day = date === today ? texts.hours.today : texts.hours.day(formatDay(date, language));
  if (stretches.length > 0) return texts.hours.openThen(day, stretches);
  const why = listOpeningExceptions(practice.calendar, { firstDate: date, lastDate: date })[0];
  return texts.hours.closedThen(day, why && describeReason(why, { texts, language }));
}

/** Whether it is or will be open today. */
function describeRestOf(today: string, writer: Writer): string {
  const { texts, practice, nowMs } = writer;
  const time = toWallTime(nowMs, practice.facts.timeZone);
  const rest = findOpeningHours(practice.calendar, today).filter(({ to }) => time < to);
  const [next] = rest;
  return next && time < next.from ? texts.hours.laterToday(rest) : describeNow(writer);
}

/** Of a weekday in general; what is otherwise on one of them stands behind the week. */
function describeWeekday(date: string, { texts, practice }: Writer): string {
  const day = texts.hours.everyWeekday(texts.weekdays[toWeekday(date) - 1] ?? '');
  const stretches = findWeeklyHours(practice.calendar.openingHours, date);
  return stretches.length > 0 ? texts.hours.openThen(day, stretches) : texts.hours.closedThen(day, undefined);
}

/** Whether it is closed all the time, and until when; else what is not as the week says. */
function describeStretch(
  { fromDate, toDate }: Extract<AskedHours, { kind: 'stretch' }>,
  writer: Writer,
): string[] {
  const { texts, language, practice } = writer;
  const stretch = texts.hours.stretch(formatDay(fromDate, language), formatDay(toDate, language));
  const period = { firstDate: fromDate, lastDate: toDate };
  const first = findNextOpening(fromDate, '00:00', writer);
  if (first && first.date <= toDate) {
    const lines = listExceptions(period, writer);
    return [lines === '' ? texts.hours.asUsual(stretch) : texts.hours.otherwise(stretch, lines)];
  }
  const reasons = listOpeningExceptions(practice.calendar, period).flatMap(
    (each) => describeReason(each, { texts, language }) ?? [],
  );
  const closed = texts.hours.closedThen(stretch, [...new Set(reasons)].join(', ') || undefined);
  return [first ? `${closed} ${texts.hours.opensNext(formatDay(first.date, language), first.from)}` : closed];
}

/** What is not as usual in a period, as lines of a list; nothing if all is. */
function listExceptions(period: Period, { texts, language, practice }: Writer): string {
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
  return lines.join('\n');
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

function describeNow(writer: Writer): string {
  const { texts, practice } = writer;
  const { until, next } = findNow(writer);
  if (until !== undefined) return texts.hours.open(until);
  return next ? texts.hours.closedNow(next.day, next.from) : texts.callUs(practice.facts.phone);
}

/** Until when it is open, or else when it will be next, if that is near. */
export function findNow({ practice, nowMs, language }: Omit<Writer, 'texts'>): {
  until?: string;
  next?: { day: string; from: string } | undefined;
} {
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const time = toWallTime(nowMs, practice.facts.timeZone);
  const now = findOpeningHours(practice.calendar, today).find(({ from, to }) => from <= time && time < to);
  if (now) return { until: now.to };
  const next = findNextOpening(today, time, { practice });
  return { next: next && { day: formatDay(next.date, language), from: next.from } };
}

/** The first opening from a wall time HH:MM of a day on. */
function findNextOpening(
  day: string,
  time: string,
  { practice }: Pick<Writer, 'practice'>,
): { date: string; from: string } | undefined {
  for (let offset = 0; offset <= longestClosure; offset += 1) {
    const date = addDays(day, offset);
    const next = findOpeningHours(practice.calendar, date).find(({ from }) => offset > 0 || time < from);
    if (next) return { date, from: next.from };
  }
  return undefined;
}

/**
 * The week from today on, with equal neighbours together: "Montag–Donnerstag: 08:00–18:00 Uhr"; `none` stands beside days
 * without hours.
 */
export function describeWeek(
  weekly: readonly HeldHours[],
  today: string,
  { texts }: Writer,
  none = texts.hours.closed,
): string {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const index of texts.weekdays.keys()) {
    const date = addDays(today, (index + 8 - toWeekday(today)) % 7);
    const hours = findWeeklyHours(weekly, date);
    const label = hours.map(({ from, to }) => texts.hours.times(from, to)).join(', ') || none;
    const before = rows.at(-1);
    if (before?.hours === label) before.last = index;
    else rows.push({ first: index, last: index, hours: label });
  }
  const lines = rows.map(({ first, last, hours }) => {
    const days = first === last ? texts.weekdays[first] : `${texts.weekdays[first]}–${texts.weekdays[last]}`;
    return texts.hours.row(days ?? '', hours);
  });
  return lines.join('\n');
}
