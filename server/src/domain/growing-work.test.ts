import { expect, test } from 'vitest';
import { findWorkLevel, highestWorkLevel, toMostWithWork, toWorkFactor } from './growing-work.ts';

test.each([
  [0, 100, 0],
  [99, 100, 0],
  [100, 100, 1],
  [199, 100, 1],
  [200, 100, 2],
  [550, 100, 5],
  [100_000, 100, highestWorkLevel],
  [1, 1, 1],
])('after %i tries with %i free the next takes work of level %i', (taken, free, level) => {
  expect(findWorkLevel(taken, free)).toBe(level);
});

test('each level takes twice the work of the one before, and the highest is bounded', () => {
  expect([1, 2, 3, 4].map(toWorkFactor)).toEqual([1, 2, 4, 8]);
  expect(toWorkFactor(0)).toBe(1);
  expect(toWorkFactor(highestWorkLevel)).toBe(32);
});

test.each([0, 1, 2, 3, 4, 5])(
  'work of level %i lets through exactly the tries that take no more',
  (level) => {
    const most = toMostWithWork(7, level);
    expect(findWorkLevel(most - 1, 7)).toBe(level);
    expect(findWorkLevel(most, 7)).toBe(level + 1);
  },
);
