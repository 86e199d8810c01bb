import { expect, test } from 'vitest';
import { findCallingInstantMs } from './calling-hours.ts';

test.each([
  ['2026-11-25T09:00:00+01:00', '2026-11-25T09:00:00+01:00'],
  ['2026-11-25T07:59:59+01:00', '2026-11-25T08:00:00+01:00'],
  ['2026-11-25T08:00:00+01:00', '2026-11-25T08:00:00+01:00'],
  ['2026-11-25T19:59:59+01:00', '2026-11-25T19:59:59+01:00'],
  ['2026-11-25T20:00:00+01:00', '2026-11-26T08:00:00+01:00'],
  ['2026-12-31T23:30:00+01:00', '2027-01-01T08:00:00+01:00'],
  // The clock changes in the night between.
  ['2027-03-27T21:00:00+01:00', '2027-03-28T08:00:00+02:00'],
  ['2026-10-24T21:00:00+02:00', '2026-10-25T08:00:00+01:00'],
])('what is to be said at %s is said at %s', (now, called) => {
  expect(findCallingInstantMs(Date.parse(now), 'Europe/Berlin')).toBe(Date.parse(called));
});
