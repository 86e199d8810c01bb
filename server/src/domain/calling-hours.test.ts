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

test.each([
  ['2026-11-25T06:59:59+01:00', '2026-11-25T07:00:00+01:00'],
  ['2026-11-25T07:00:00+01:00', '2026-11-25T07:00:00+01:00'],
  ['2026-11-25T20:59:59+01:00', '2026-11-25T20:59:59+01:00'],
  ['2026-11-25T21:00:00+01:00', '2026-11-26T07:00:00+01:00'],
  ['2027-03-27T23:00:00+01:00', '2027-03-28T07:00:00+02:00'],
])('between 7 and 21 a call that is asked for at %s is placed at %s', (now, called) => {
  const hours = { from: 7, to: 21 };
  expect(findCallingInstantMs(Date.parse(now), 'Europe/Berlin', hours)).toBe(Date.parse(called));
});
