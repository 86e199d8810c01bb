import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import type { Weekday } from '@praxisportal/practice/types';
import { minuteOfDay } from '../../shared/clock/wall-clock.ts';

/** A stretch of a day, wall times HH:MM; `to` is exclusive and may be 24:00. */
export type Stretch = { from: string; to: string };
export type WeeklyStretch = Stretch & { weekday: Weekday };

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:uhr|h))?`;
const stretchPattern = new RegExp(String.raw`^${time}\s*(?:-|–|—|bis|to)\s*${time}$`);
const noHours = new Set(['', '-', '–', 'frei', 'zu', 'off', 'closed']);

/**
 * The stretches in a text as people write them ("8–12:30, 13.30 bis 18 Uhr"), in their order; none in an empty one. Null if it
 * is no such text, if a stretch ends before it begins, or if two overlap.
 */
export function parseHours(text: string): Stretch[] | null {
  const words = toPlainDigits(text).trim().toLowerCase();
  if (noHours.has(words)) return [];
  const stretches: Stretch[] = [];
  for (const part of words.split(/\s*(?:[,;/+]|\bund\b|\band\b|&)\s*/)) {
    const [, fromHour, fromMinute, toHour, toMinute] = stretchPattern.exec(part) ?? [];
    const from = toTime(fromHour, fromMinute);
    const to = toTime(toHour, toMinute);
    if (!from || !to || from >= to) return null;
    stretches.push({ from, to });
  }
  stretches.sort((a, b) => minuteOfDay(a.from) - minuteOfDay(b.from));
  const isOverlapping = stretches.some(
    ({ from }, index) => index > 0 && from < (stretches[index - 1]?.to ?? ''),
  );
  return isOverlapping ? null : stretches;
}

function toTime(hour: string | undefined, minute = '00'): string | null {
  if (hour === undefined || Number(minute) > 59) return null;
  const text = `${hour.padStart(2, '0')}:${minute}`;
  return text <= '24:00' ? text : null;
}

/** "08:00–12:30, 13:30–18:00"; nothing for none. */
export function writeHours(stretches: readonly Stretch[]): string {
  return stretches.map(({ from, to }) => `${from}–${to}`).join(', ');
}

/** The hours of one weekday, in their order. */
export function hoursOf(weekly: readonly WeeklyStretch[], weekday: Weekday): Stretch[] {
  return weekly
    .filter((row) => row.weekday === weekday)
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** Weekdays with the same hours in one line, by the first day of each; days off are in none. */
export function groupWeek(weekly: readonly WeeklyStretch[]): { days: Weekday[]; hours: string }[] {
  const lines = new Map<string, Weekday[]>();
  for (const weekday of weekdays) {
    const hours = writeHours(hoursOf(weekly, weekday));
    if (hours !== '') lines.set(hours, [...(lines.get(hours) ?? []), weekday]);
  }
  return [...lines].map(([hours, days]) => ({ days, hours }));
}

/** "Mo–Mi, Fr": weekdays in a row as a range, by the names given. */
export function sayWeekdays(days: readonly Weekday[], name: (weekday: Weekday) => string): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (first === undefined || last === undefined) return [];
      return run.length > 2 ? [`${name(first)}–${name(last)}`] : run.map(name);
    })
    .join(', ');
}
