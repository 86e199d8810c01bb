import {
  formatDayAndMonth,
  formatDaysAndMonths,
  formatLongDate,
  formatTime,
  formatWeekday,
} from '../../shared/i18n/format.ts';

/** What is said about being open; German is the source. */
export const de = {
  open: (until: string) => `Jetzt geöffnet, bis ${formatTime('de', until)}`,
  opensToday: (at: string) => `Öffnet heute um ${formatTime('de', at)}`,
  opensTomorrow: (at: string) => `Öffnet morgen um ${formatTime('de', at)}`,
  opensOnWeekday: (date: string, at: string) =>
    `Öffnet am ${formatWeekday('de', date)} um ${formatTime('de', at)}`,
  opensOnDate: (date: string, at: string) =>
    `Öffnet am ${formatLongDate('de', date)}, um ${formatTime('de', at)}`,
  closed: 'Zurzeit geschlossen',
  closedToday: (reason: string | undefined) => `Heute geschlossen${reason ? `: ${reason}` : ''}.`,
  closedSoon: (from: string, to: string) =>
    `${from === to ? 'Am ' : ''}${formatDaysAndMonths('de', from, to)} geschlossen.`,
  otherHoursSoon: (date: string) => `Am ${formatDayAndMonth('de', date)} gelten andere Zeiten.`,
  closedAllDay: 'geschlossen',
  closedThen: (times: string) => `${times} geschlossen`,
  holiday: 'Feiertag',
};
