import type { Language } from '@praxisportal/contract/language';
import { toUtcMidnightMs } from './calendar-date.ts';

/** Made once: making one takes as long as everything else of a mail. A calendar day has no zone, so UTC. */
const dayFormats = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
};

/** A calendar day YYYY-MM-DD in words: "Dienstag, 1. Dezember 2026". */
export function formatDay(date: string, language: Language): string {
  return dayFormats[language].format(new Date(toUtcMidnightMs(date)));
}

const shortFormats = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** A calendar day YYYY-MM-DD in short: "01.12.2026", "1 Dec 2026". */
export function formatShortDay(date: string, language: Language): string {
  return shortFormats[language].format(new Date(toUtcMidnightMs(date)));
}
