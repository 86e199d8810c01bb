import { formatLongDate, formatTime, formatWeekday } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/texts.ts';

const de = {
  open: (until: string) => `Jetzt geöffnet, bis ${formatTime('de', until)}`,
  opensToday: (at: string) => `Öffnet heute um ${formatTime('de', at)}`,
  opensTomorrow: (at: string) => `Öffnet morgen um ${formatTime('de', at)}`,
  opensOnWeekday: (date: string, at: string) =>
    `Öffnet am ${formatWeekday('de', date)} um ${formatTime('de', at)}`,
  opensOnDate: (date: string, at: string) =>
    `Öffnet am ${formatLongDate('de', date)}, um ${formatTime('de', at)}`,
  closed: 'Zurzeit geschlossen',
  closedToday: (reason: string) => `Heute geschlossen: ${reason}.`,
  holiday: 'Feiertag',
};

const en: typeof de = {
  open: (until) => `Open now, until ${formatTime('en', until)}`,
  opensToday: (at) => `Opens today at ${formatTime('en', at)}`,
  opensTomorrow: (at) => `Opens tomorrow at ${formatTime('en', at)}`,
  opensOnWeekday: (date, at) => `Opens on ${formatWeekday('en', date)} at ${formatTime('en', at)}`,
  opensOnDate: (date, at) => `Opens on ${formatLongDate('en', date)}, at ${formatTime('en', at)}`,
  closed: 'Closed at present',
  closedToday: (reason) => `Closed today: ${reason}.`,
  holiday: 'public holiday',
};

/** What is said about being open. */
export const openingTexts: Texts<typeof de> = { de, en };
