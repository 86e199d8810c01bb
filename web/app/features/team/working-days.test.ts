import type { Weekday } from '@praxisportal/practice/types';
import { describe, expect, it } from 'vitest';
import { workingDayRuns } from './working-days.ts';

const on = (...days: Weekday[]) => days.map((weekday) => ({ weekday, from: '08:00', to: '12:00' }));

describe('workingDayRuns', () => {
  it('joins days in a row, lunch breaks included', () => {
    expect(workingDayRuns(on(1, 1, 2, 3, 3, 4, 5))).toEqual([{ first: 1, last: 5 }]);
  });

  it('splits at a day off, whatever the order', () => {
    expect(workingDayRuns(on(4, 2, 1))).toEqual([
      { first: 1, last: 2 },
      { first: 4, last: 4 },
    ]);
  });

  it('finds none without hours', () => {
    expect(workingDayRuns([])).toEqual([]);
  });
});
