import type { Booking } from '@praxisportal/contract/appointment';
import { expect, test } from 'vitest';
import { keyForConfirmation } from './confirmation-key.ts';

const booking: Booking = {
  doctorId: 'weber',
  treatmentType: 'Füllungen',
  date: '2026-12-01',
  time: '09:30',
  bookingMethod: 'website',
};

const first = keyForConfirmation(undefined, booking, () => 'first');

test('the same choices keep their key', () => {
  expect(keyForConfirmation(first, { ...booking }, () => 'second')).toBe(first);
});

test.each([
  { doctorId: 'yilmaz' },
  { treatmentType: 'Beratungstermin' },
  { date: '2026-12-02' },
  { time: '10:00' },
])('%j gets a new key', (change) => {
  expect(keyForConfirmation(first, { ...booking, ...change }, () => 'second').key).toBe('second');
});
