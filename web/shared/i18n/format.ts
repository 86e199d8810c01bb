import type { Language } from '@praxisportal/contract/language';
import { practice } from '@praxisportal/practice/practice';
import type { Weekday } from '@praxisportal/practice/types';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

// A calendar day has no time zone: it is read and printed in UTC, so no zone can shift it.
function dayInUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

// Making one costs more than using it a hundred times, and a calendar names every day of its month.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function formatDay(language: Language, date: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options]);
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format.format(dayInUtc(date));
}

/** "1. Dezember 2026", "1 December 2026"; `date` is YYYY-MM-DD. */
export function formatDate(language: Language, date: string): string {
  return formatDay(language, date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "1. Dezember", "1 December". */
export function formatDayAndMonth(language: Language, date: string): string {
  return formatDay(language, date, { day: 'numeric', month: 'long' });
}

/** "Dienstag", "Tuesday". */
export function formatWeekday(language: Language, date: string): string {
  return formatDay(language, date, { weekday: 'long' });
}

/** "Di", "Tue", or in full; ISO weekday. */
export function nameWeekday(language: Language, weekday: Weekday, length: 'short' | 'long'): string {
  // 1 January 2024 is a Monday.
  const date = `2024-01-0${weekday}`;
  return length === 'short' ? formatWeekdayShort(language, date) : formatWeekday(language, date);
}

/** "Dienstag, 1. Dezember 2026", "Tuesday, 1 December 2026"; `date` is YYYY-MM-DD. */
export function formatLongDate(language: Language, date: string): string {
  return `${formatWeekday(language, date)}, ${formatDate(language, date)}`;
}

function formatWeekdayShort(language: Language, date: string): string {
  return formatDay(language, date, { weekday: 'short' }).replace('.', '');
}

/** "Di, 1. Dez.", "Tue, 1 Dec": where there is little room. */
export function formatShortDate(language: Language, date: string): string {
  return `${formatWeekdayShort(language, date)}, ${formatDay(language, date, { day: 'numeric', month: 'short' })}`;
}

/** "24.–31. Dezember 2026", "24–31 December 2026"; a single day if both are the same. */
export function formatDateRange(language: Language, from: string, to: string): string {
  return formatRange(language, from, to, formatDate);
}

/** "24.–31. Dezember", "24 December – 3 January"; a single day if both are the same. */
export function formatDaysAndMonths(language: Language, from: string, to: string): string {
  return formatRange(language, from, to, formatDayAndMonth);
}

function formatRange(language: Language, from: string, to: string, format: typeof formatDate): string {
  if (from === to) return format(language, from);
  // Not by Intl's formatRange: its spaces differ between the builder's and the browser's Unicode data.
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  if (!isSameMonth) return `${format(language, from)} – ${format(language, to)}`;
  return `${Number(from.slice(8))}${language === 'de' ? '.' : ''}–${format(language, to)}`;
}

/** "Dezember 2026"; `month` is YYYY-MM. */
export function formatMonth(language: Language, month: string): string {
  return formatDay(language, `${month}-01`, { month: 'long', year: 'numeric' });
}

/** "Dez", "Dec"; `month` is YYYY-MM. */
export function formatMonthShort(language: Language, month: string): string {
  return formatDay(language, `${month}-01`, { month: 'short' }).replace('.', '');
}

/** A number and its unit, which stay on one line. */
function withUnit(text: string, unit: string): string {
  return `${text}\u00a0${unit}`;
}

/** "14:30 Uhr", "14:30"; `time` is HH:MM. */
export function formatTime(language: Language, time: string): string {
  return language === 'de' ? withUnit(time, 'Uhr') : time;
}

/** "Dienstag, 1. Dezember 2026, 09:00 Uhr": a day and its wall time. */
export function formatStart(language: Language, { date, time }: { date: string; time: string }): string {
  return `${formatLongDate(language, date)}, ${formatTime(language, time)}`;
}

/** "08:00–18:00 Uhr", "08:00–18:00". */
export function formatTimeRange(language: Language, from: string, to: string): string {
  return formatTime(language, `${from}–${to}`);
}

/** "45 Min.", "45 min". */
export function formatMinutes(language: Language, minutes: number): string {
  return withUnit(String(minutes), language === 'de' ? 'Min.' : 'min');
}

/** "55 s": a time to wait. */
export function formatSeconds(seconds: number): string {
  return withUnit(String(seconds), 's');
}

/** "Köln, Bonn und Aachen", "Cologne, Bonn and Aachen". */
export function formatList(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
}

/** An ISO instant on the practice's wall clock: "21. November 2026, 08:15 Uhr". */
export function formatInstant(language: Language, instant: string): string {
  const time = formatInZone(language, instant, { timeStyle: 'short' });
  return `${formatInstantDate(language, instant)}, ${formatTime(language, time)}`;
}

/** The day of an ISO instant on the practice's wall calendar: "21. November 2026". */
export function formatInstantDate(language: Language, instant: string): string {
  return formatInZone(language, instant, { dateStyle: 'long' });
}

function formatInZone(language: Language, instant: string, style: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: practice.timeZone, ...style });
  return format.format(new Date(instant));
}

/** "Lindenplatz 7, 50676 Köln", "Lindenplatz 7, 50676 Cologne": the practice's address. */
export function formatAddress(language: Language): string {
  return `${practice.address.street}, ${formatPlace(language)}`;
}

/** "50676 Köln", "50676 Cologne". */
export function formatPlace(language: Language): string {
  return `${practice.address.postalCode} ${practice.address.cityName[language]}`;
}

// Area codes have 2 to 5 digits and a list of them would be long: mobile prefixes and the big cities.
const areaCode = /^\+49(1[567]\d|30|40|69|89|\d{3})(\d+)$/;

// Country calling codes by their length: all others have three digits (ITU-T E.164).
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/**
 * "+492214710120" as "+49 221 4710120", "+447400123456" as "+44 7400 123456", "+33612345678" as "+33 6 12 34 56 78"; what
 * is already spaced stays as it is. How each country groups its numbers would be a long list: others stand in threes, so
 * that they can be read aloud.
 */
export function formatPhone(phone: string): string {
  const german = phone.replace(areaCode, '+49 $1 $2');
  return german.replace(
    countryCode,
    (_, code: string, rest: string) => `+${code} ${groupDigits(code, rest)}`,
  );
}

function groupDigits(code: string, digits: string): string {
  if (code === '33') return digits.replace(/^(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
  if (code === '44') return digits.replace(/^(\d{4})/, '$1 ');
  return digits.replace(/\d{3}(?=\d{3}|\d{2}$)/g, '$& ');
}

/** The address that dials a printed number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
