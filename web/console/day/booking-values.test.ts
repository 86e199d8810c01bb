import { expect, test } from 'vitest';
import {
  chooseDate,
  chooseDoctor,
  chooseTime,
  findBookingProblems,
  followDoctor,
  isBegun,
  sayBegun,
  toUntouchedBooking,
} from './booking-values.ts';

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

test('what was begun is known by name and treatment, and with names hidden by the treatment alone', () => {
  const begun = { isNew: true, firstName: 'Anna', lastName: 'Meyer', treatmentText: 'Füllungen' };
  expect(sayBegun(begun, false)).toBe('Anna Meyer, Füllungen');
  expect(sayBegun({ patientId: 'p', patientName: 'Can Demir' }, false)).toBe('Can Demir');
  expect(sayBegun(begun, true)).toBe('Füllungen');
  expect(sayBegun({ patientId: 'p', patientName: 'Can Demir' }, true)).toBe('');
});

test('another day empties the time and asks for the free ones of that day, with a chosen gap of its dentist', () => {
  const asked = { date: '2026-12-01', time: '', searchedFrom: '2026-12-01' };
  expect(chooseDate(untouched, '2026-12-01')).toEqual({ ...asked, searchedDoctor: 'any' });
  const gap = { doctorId: 'yilmaz', searchedDoctor: '' };
  expect(chooseDate(gap, '2026-12-01')).toEqual({ ...asked, searchedDoctor: 'yilmaz' });
});

test('"all" lists the free starts of all doctors, and another doctor keeps the time of a chosen gap', () => {
  const gap = { doctorId: 'yilmaz', searchedDoctor: '', date: '2026-12-01' };
  expect(chooseDoctor(gap, 'any')).toEqual({ searchedDoctor: 'any', time: '' });
  expect(chooseDoctor(gap, 'weber')).toEqual({ doctorId: 'weber' });
  expect(chooseDoctor({ searchedDoctor: 'any' }, 'weber')).toEqual({
    ...{ doctorId: 'weber', searchedDoctor: 'weber' },
    time: '',
  });
  expect(followDoctor(gap, 'weber')).toEqual({
    ...{ doctorId: 'weber', time: '', searchedDoctor: 'weber' },
    searchedFrom: '2026-12-01',
  });
});

test('a typed time belongs to one doctor', () => {
  const all = { doctorId: 'yilmaz', searchedDoctor: 'any' };
  expect(chooseTime(all, '10:00')).toEqual({ time: '10:00', searchedDoctor: 'yilmaz' });
  expect(chooseTime(all, '')).toEqual({ time: '' });
  expect(chooseTime({ ...all, searchedDoctor: '' }, '10:00')).toEqual({ time: '10:00' });
});
