import { expect, it } from 'vitest';
import { bookingChoicesIn } from '../../paths.ts';
import { toWish } from './guest-wish.ts';

const whole = { treatment: 'Kontrolluntersuchung', doctor: 'weber', date: '2026-12-10', time: '09:30' };

it('takes the choices of the wizard once all of them are made', () => {
  const query = new URLSearchParams(whole);
  expect(toWish(bookingChoicesIn(`/en/booking?${query}`))).toEqual(whole);
});

it.each(['treatment', 'doctor', 'date', 'time'])('is none without %s', (name) => {
  expect(toWish({ ...whole, [name]: undefined })).toBeUndefined();
});

it('is none with a day or time that does not exist, nor for another page', () => {
  expect(toWish({ ...whole, date: '2026-02-30' })).toBeUndefined();
  expect(toWish({ ...whole, time: '25:00' })).toBeUndefined();
  expect(toWish(bookingChoicesIn('/de/dashboard'))).toBeUndefined();
});
