import { expect, test } from 'vitest';
import { splitByWish } from './wished-times.ts';

const times = ['08:00', '11:30', '12:00', '14:30', '17:00'];

test('times within the bounds are told from the others; the end is none of them', () => {
  expect(splitByWish(times, { from: '12:00', to: '17:00' })).toEqual({
    wished: ['12:00', '14:30'],
    others: ['08:00', '11:30', '17:00'],
  });
  expect(splitByWish(times, { from: '14:00' })?.wished).toEqual(['14:30', '17:00']);
  expect(splitByWish(times, { to: '12:00' })?.wished).toEqual(['08:00', '11:30']);
});

test('nothing within the bounds is something to say', () => {
  expect(splitByWish(times, { from: '18:00' })).toEqual({ wished: [], others: times });
});

test('without a wish, or with all times within it, there is nothing to tell apart', () => {
  expect(splitByWish(times, {})).toBeUndefined();
  expect(splitByWish(times, { to: '18:00' })).toBeUndefined();
});
