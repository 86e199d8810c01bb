import { describe, expect, test } from 'vitest';
import { listWeeks, monthOf, shiftMonth } from './calendar-weeks.ts';

test('months are counted over the end of the year', () => {
  expect(monthOf('2026-12-31')).toBe('2026-12');
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
});

describe('the weeks of a month', () => {
  test('begin with the week of the first day that can be chosen and run on into the next month', () => {
    expect(listWeeks('2026-11', '2026-11-25', '2027-02-25')).toEqual([
      [undefined, undefined, '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
    ]);
  });

  test('do not repeat the days of the month before', () => {
    const [first] = listWeeks('2026-12', '2026-11-25', '2027-02-25');
    expect(first).toEqual([
      undefined,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
  });

  test('end with the last day that can be chosen', () => {
    const weeks = listWeeks('2027-02', '2026-11-25', '2027-02-25');
    expect(weeks).toHaveLength(4);
    expect(weeks.at(-1)).toEqual([
      '2027-02-22',
      '2027-02-23',
      '2027-02-24',
      '2027-02-25',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are four in a February that begins on a Monday', () => {
    expect(listWeeks('2027-02', '2027-01-01', '2027-12-31')).toHaveLength(4);
  });
});
