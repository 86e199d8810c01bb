import type { PracticeFacts } from '@praxisportal/practice/types';
import { getHolidays } from 'feiertagejs';
import { toUtcDate } from './calendar-date.ts';
import { memoize } from './memoize.ts';

/** The federal states of Germany as in ISO 3166-2:DE. */
export const federalStates = [
  ...['BW', 'BY', 'BE', 'BB', 'HB', 'HE', 'HH', 'MV'],
  ...['NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'],
] as const satisfies readonly PracticeFacts['federalState'][];

const findHolidaysOfYear = memoize(64, computeHolidaysOfYear);

/** Whether a calendar day is a public holiday in all of a German federal state; throws for an unknown state. */
export function isHoliday(federalState: string, date: string): boolean {
  return findHolidaysOfYear(federalState, date.slice(0, 4)).has(date);
}

function computeHolidaysOfYear(federalState: string, year: string): ReadonlySet<string> {
  const region = federalStates.find((state) => state === federalState);
  if (region === undefined) throw new RangeError(`Unknown federal state ${federalState}`);
  // The package gives noon UTC of each day. Its `dateString` is not read: it goes by the machine's zone.
  return new Set(getHolidays(Number(year), region).map((holiday) => toUtcDate(holiday.date.getTime())));
}
