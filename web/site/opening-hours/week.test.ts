import type { Weekday } from '@praxisportal/practice/types';
import { describe, expect, it } from 'vitest';
import { groupWeek, runsOf } from './week.ts';

const on = (from: string, to: string, ...days: Weekday[]) => days.map((weekday) => ({ weekday, from, to }));

describe('groupWeek', () => {
  it('puts days with the same hours together, however they are ordered', () => {
    const hours = [...on('13:30', '18:00', 4, 1), ...on('08:00', '13:00', 3), ...on('08:00', '12:30', 1, 4)];
    expect(groupWeek(hours)).toEqual([
      {
        days: [1, 4],
        stretches: [
          { from: '08:00', to: '12:30' },
          { from: '13:30', to: '18:00' },
        ],
      },
      { days: [3], stretches: [{ from: '08:00', to: '13:00' }] },
    ]);
  });

  it('finds none without hours', () => {
    expect(groupWeek([])).toEqual([]);
  });
});

describe('runsOf', () => {
  it('joins days in a row and splits at a day off', () => {
    expect(runsOf([1, 2, 4, 5])).toEqual([
      { first: 1, last: 2 },
      { first: 4, last: 5 },
    ]);
    expect(runsOf([3])).toEqual([{ first: 3, last: 3 }]);
    expect(runsOf([])).toEqual([]);
  });
});
