import { expect, it } from 'vitest';
import { findMorningDate, isPracticeOpen } from './morning.ts';

it.each([
  ['2026-11-25T06:59:59+01:00', undefined],
  ['2026-11-25T07:00:00+01:00', '2026-11-25'],
  ['2026-11-25T11:59:59+01:00', '2026-11-25'],
  ['2026-11-25T12:00:00+01:00', undefined],
  // On the day when summer time begins, seven o'clock comes an hour earlier.
  ['2026-03-29T07:00:00+02:00', '2026-03-29'],
  ['2026-03-29T06:59:59+02:00', undefined],
])('at %s the list of %s is due', (now, date) => {
  expect(findMorningDate('Europe/Berlin', '07:00', Date.parse(now))).toBe(date);
});

it('the practice is open on weekdays with hours that are neither holidays nor closed', () => {
  const calendar = {
    timeZone: 'Europe/Berlin',
    federalState: 'NW',
    openingHours: [
      { weekday: 3, from: '08:00', to: '18:00' } as const,
      { weekday: 5, from: '08:00', to: '16:00' } as const,
    ],
    closures: [{ from: '2026-12-23', to: '2026-12-31', reason: { de: 'Ferien', en: 'Holidays' } }],
    specialDays: [],
  };
  const isOpen = (date: string) => isPracticeOpen(calendar, date);
  expect(isOpen('2026-11-25')).toBe(true);
  expect(isOpen('2026-11-26')).toBe(false);
  expect(isOpen('2026-12-25')).toBe(false);
  expect(isOpen('2026-12-30')).toBe(false);
  expect(isOpen('2027-01-01')).toBe(false);
});
