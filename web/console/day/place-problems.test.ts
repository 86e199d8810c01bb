import { expect, test } from 'vitest';
import { findPlaceProblems, findSearchStart, isPastTime } from './place-problems.ts';

const place = { date: '2026-11-25', time: '10:05', minutes: '30' };
const fields = (part: Partial<typeof place>) =>
  findPlaceProblems({ ...place, ...part }).map(({ field }) => field);

test('a place has a day, a time and a length in steps of five minutes', () => {
  expect(fields({})).toEqual([]);
  expect(fields({ date: '' })).toEqual(['date']);
  expect(fields({ time: '' })).toEqual(['time']);
  expect(fields({ time: '10:07' })).toEqual(['time']);
  for (const minutes of ['', '0', '7', '485', '-5', 'viel']) expect(fields({ minutes })).toEqual(['minutes']);
  expect(fields({ minutes: '480' })).toEqual([]);
  expect(fields({ date: '', time: '', minutes: '' })).toEqual(['date', 'time', 'minutes']);
});

test('free starts are looked for from the typed day, unless it is over or half typed', () => {
  const [usual, today] = ['2026-11-27', '2026-11-25'];
  expect(findSearchStart('2026-12-01', usual, today)).toBe('2026-12-01');
  expect(findSearchStart('2026-11-25', usual, today)).toBe('2026-11-25');
  for (const typed of ['', '2026-11-24', '0002-12-01', '20261-12-01', '2026-02-30'])
    expect(findSearchStart(typed, usual, today)).toBe(usual);
});

test('a time of today has passed half an hour after it', () => {
  const now = { date: '2026-11-25', time: '10:30' };
  expect(isPastTime({ date: '2026-11-25', time: '10:00' }, now)).toBe(true);
  expect(isPastTime({ date: '2026-11-25', time: '10:05' }, now)).toBe(false);
  expect(isPastTime({ date: '2026-11-26', time: '08:00' }, now)).toBe(false);
});
