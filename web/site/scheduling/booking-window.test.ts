import { describe, expect, test } from 'vitest';
import { findBookingWindow, findDateProblem, listMonths } from './booking-window.ts';

describe('the booking window', () => {
  test('begins today until 19:59 of the practice', () => {
    expect(findBookingWindow({ date: '2026-11-25', time: '19:59' })).toEqual({
      today: '2026-11-25',
      firstDate: '2026-11-25',
      lastDate: '2027-02-25',
    });
  });

  test('begins tomorrow from 20:00 on, over the end of the year too', () => {
    expect(findBookingWindow({ date: '2026-11-25', time: '20:00' }).firstDate).toBe('2026-11-26');
    expect(findBookingWindow({ date: '2026-12-31', time: '23:59' }).firstDate).toBe('2027-01-01');
  });

  test.each([
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2027-03-31', '2027-06-30'],
    ['2026-10-15', '2027-01-15'],
  ])('of %s ends on %s', (date, lastDate) => {
    expect(findBookingWindow({ date, time: '09:00' }).lastDate).toBe(lastDate);
  });
});

test('the booking window is as long as the practice says', () => {
  const { lastDate } = findBookingWindow({ date: '2026-11-25', time: '09:00' }, { windowMonths: 12 });
  expect(lastDate).toBe('2027-11-25');
});

describe('the check of a day', () => {
  const evening = findBookingWindow({ date: '2026-11-25', time: '21:00' });

  test.each([
    ['', 'missing'],
    ['2026-11-24', 'past'],
    ['2026-11-25', 'afterCutoff'],
    ['2026-11-26', undefined],
    ['2027-02-25', undefined],
    ['2027-02-26', 'beyondWindow'],
  ])('says of %j: %s', (date, problem) => {
    expect(findDateProblem(date, evening)).toBe(problem);
  });

  test('lets today pass before 20:00', () => {
    const morning = findBookingWindow({ date: '2026-11-25', time: '09:00' });
    expect(findDateProblem('2026-11-25', morning)).toBeUndefined();
  });
});

test('months are listed over the end of the year', () => {
  expect(listMonths('2026-11-30', '2027-02-28')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(listMonths('2026-11-01', '2026-11-30')).toEqual(['2026-11']);
});
