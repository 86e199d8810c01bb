import { expect, test } from 'vitest';
import { findBookingProblems, isBegun, toUntouchedBooking } from './booking-values.ts';

const untouched = toUntouchedBooking('weber', '2026-11-25');
const whole = { ...untouched, patientId: 'p', treatmentId: 'kontrolluntersuchung', time: '10:00' };
const fields = (part: Partial<typeof untouched>) =>
  findBookingProblems({ ...whole, ...part }).map(({ field }) => field);

test('a booking says who, what for and when', () => {
  expect(fields({})).toEqual([]);
  expect(findBookingProblems(untouched).map(({ field }) => field)).toEqual([
    'patientId',
    'treatmentText',
    'time',
  ]);
});

test('somebody new has a name and a date of birth', () => {
  const somebody = { patientId: '', isNew: true };
  expect(fields(somebody)).toEqual(['firstName', 'lastName', 'dateOfBirth']);
  expect(fields({ ...somebody, firstName: 'Anna', lastName: 'Meyer', dateOfBirth: '1985-12-01' })).toEqual(
    [],
  );
  // Once they are entered nothing more is asked of them.
  expect(fields({ patientId: 'p', isNew: true })).toEqual([]);
});

test('a place alone is no booking that somebody would want back', () => {
  expect(isBegun({ doctorId: 'weber', date: '2026-11-25', time: '10:00' })).toBe(false);
  expect(isBegun({ patientId: 'p' })).toBe(true);
  expect(isBegun({ isNew: true })).toBe(true);
  expect(isBegun({ treatmentText: 'kon' })).toBe(true);
});
