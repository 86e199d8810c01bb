import {
  formatDayAndMonth,
  formatDaysAndMonths,
  formatLongDate,
  formatTime,
  formatWeekday,
} from '../../shared/i18n/format.ts';
import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  open: (until) => `Open now, until ${formatTime('en', until)}`,
  opensToday: (at) => `Opens today at ${formatTime('en', at)}`,
  opensTomorrow: (at) => `Opens tomorrow at ${formatTime('en', at)}`,
  opensOnWeekday: (date, at) => `Opens on ${formatWeekday('en', date)} at ${formatTime('en', at)}`,
  opensOnDate: (date, at) => `Opens on ${formatLongDate('en', date)}, at ${formatTime('en', at)}`,
  closed: 'Closed at the moment',
  closedToday: (reason) => `Closed today${reason ? `: ${reason}` : ''}.`,
  closedSoon: (from, to) => `Closed${from === to ? ' on' : ''} ${formatDaysAndMonths('en', from, to)}.`,
  otherHoursSoon: (date) => `Other hours on ${formatDayAndMonth('en', date)}.`,
  closedAllDay: 'closed',
  closedThen: (times) => `closed ${times}`,
  holiday: 'public holiday',
};
