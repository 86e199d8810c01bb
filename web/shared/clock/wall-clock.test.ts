import { expect, test } from 'vitest';
import { addMinutes, minuteOfDay, readWallClock } from './wall-clock.ts';

// The tests run in Kathmandu's zone (vitest.config.ts): nothing here may follow it.
test.each([
  ['winter time', '2026-11-25T08:00:00Z', { date: '2026-11-25', time: '09:00' }],
  ['past midnight there, in winter', '2026-11-25T23:30:00Z', { date: '2026-11-26', time: '00:30' }],
  ['summer time', '2026-07-01T21:59:00Z', { date: '2026-07-01', time: '23:59' }],
  ['past midnight there, in summer', '2026-07-01T22:00:00Z', { date: '2026-07-02', time: '00:00' }],
  [
    'just before the hour that the clock skips',
    '2027-03-28T00:59:00Z',
    { date: '2027-03-28', time: '01:59' },
  ],
  ['the hour that the clock skips', '2027-03-28T01:00:00Z', { date: '2027-03-28', time: '03:00' }],
  ['the new year there', '2026-12-31T23:00:00Z', { date: '2027-01-01', time: '00:00' }],
])('readWallClock reads the zone’s clock: %s', (_, instant, expected) => {
  expect(readWallClock(Date.parse(instant), 'Europe/Berlin')).toEqual(expected);
});

test('addMinutes passes the hour', () => {
  expect(addMinutes('09:30', 90)).toBe('11:00');
  expect(addMinutes('08:00', 5)).toBe('08:05');
});

test('minuteOfDay counts from midnight', () => {
  expect(minuteOfDay('00:00')).toBe(0);
  expect(minuteOfDay('20:05')).toBe(1205);
});
