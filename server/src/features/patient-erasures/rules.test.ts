import { expect, test } from 'vitest';
import type { PracticeCalendar } from '../../domain/working-day.ts';
import { findErasureTime } from './rules.ts';

const day = { from: '08:00', to: '18:00' };
const closed = (from: string, to: string) => ({ from, to, reason: null, hours: undefined });
const calendar: PracticeCalendar = {
  timeZone: 'Europe/Berlin',
  federalState: 'NW',
  openingHours: ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, ...day })),
  closures: [closed('2026-12-28', '2026-12-30'), closed('2027-07-01', '2027-08-31')],
  specialDays: [{ date: '2027-01-16', hours: [day] }],
};

test.each([
  ['in the morning', '2026-11-25T08:00:00Z', '2026-11-26T04:00:00.000Z'],
  ['shortly before midnight, by the practice’s clock', '2026-11-25T22:59:00Z', '2026-11-26T04:00:00.000Z'],
  ['shortly after midnight', '2026-11-25T23:01:00Z', '2026-11-27T04:00:00.000Z'],
  ['on a Friday', '2026-11-27T09:00:00Z', '2026-11-30T04:00:00.000Z'],
  ['on a Saturday', '2026-11-28T09:00:00Z', '2026-11-30T04:00:00.000Z'],
  ['before clocks go forward', '2027-03-26T12:00:00Z', '2027-03-30T03:00:00.000Z'],
  ['before clocks go back', '2026-10-23T12:00:00Z', '2026-10-26T04:00:00.000Z'],
  ['before holidays and a closure', '2026-12-24T09:00:00Z', '2026-12-31T04:00:00.000Z'],
  ['before a Saturday with special hours', '2027-01-15T09:00:00Z', '2027-01-16T04:00:00.000Z'],
  ['before a closure of two months', '2027-06-30T09:00:00Z', '2027-07-21T03:00:00.000Z'],
])('an erasure asked for %s takes effect at five on the next open day', (_, asked, due) => {
  expect(findErasureTime(Date.parse(asked), calendar).toISOString()).toBe(due);
});
