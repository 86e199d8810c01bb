import { closures } from '@praxisportal/practice/closures';
import { practice } from '@praxisportal/practice/practice';
import type { OpeningCalendar, OpeningException } from './opening-status.ts';

/** The closures that the practice's own folder names, as the page's file shows them. */
export const writtenExceptions: readonly OpeningException[] = closures.map(({ from, to, reason }) => ({
  kind: 'closed',
  ...{ from, to, reason },
}));

/** The hours of the practice's own folder, for when the server does not say which hold. */
export function toWrittenCalendar(holidays: Iterable<string>): OpeningCalendar {
  const closed = [...holidays].map((date): OpeningException => ({ kind: 'holiday', from: date, to: date }));
  return { weekly: [...practice.openingHours], later: [], exceptions: [...writtenExceptions, ...closed] };
}
