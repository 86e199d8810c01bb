import { describe, expect, test } from 'vitest';
import { findBookingWindow, findDateProblem, keepBookableTimes, listMonths } from './booking-window.ts';

// The tests run in Kathmandu's zone (vitest.config.ts): nothing here may follow it.
const timeZone = 'Europe/Berlin';
const at = (instant: string) => Date.parse(instant);

describe('the booking window', () => {
  test('begins today until 19:59 of the practice', () => {
    expect(findBookingWindow(at('2026-11-25T18:59:59Z'), timeZone)).toEqual({
      today: '2026-11-25',
      firstDate: '2026-11-25',
      lastDate: '2027-02-25',
    });
  });

  test('begins tomorrow from 20:00 on, over the end of the year too', () => {
    expect(findBookingWindow(at('2026-11-25T19:00:00Z'), timeZone).firstDate).toBe('2026-11-26');
    expect(findBookingWindow(at('2026-12-31T20:00:00Z'), timeZone).firstDate).toBe('2027-01-01');
  });

  test('counts the hour in summer time in summer', () => {
    expect(findBookingWindow(at('2026-07-01T17:59:00Z'), timeZone).firstDate).toBe('2026-07-01');
    expect(findBookingWindow(at('2026-07-01T18:00:00Z'), timeZone).firstDate).toBe('2026-07-02');
  });

  test('ends three months after today', () => {
    expect(findBookingWindow(at('2026-11-30T09:00:00Z'), timeZone).lastDate).toBe('2027-02-28');
  });
});

describe('the check of a day', () => {
  const evening = findBookingWindow(at('2026-11-25T20:00:00Z'), timeZone);

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
    const morning = findBookingWindow(at('2026-11-25T08:00:00Z'), timeZone);
    expect(findDateProblem('2026-11-25', morning)).toBeUndefined();
  });
});

describe('the times of today', () => {
  const times = ['09:30', '10:00', '10:30', '11:00'];

  test('start more than 60 minutes from now', () => {
    const nine = { nowMs: at('2026-11-25T08:00:00Z'), timeZone };
    expect(keepBookableTimes(times, '2026-11-25', nine)).toEqual(['10:30', '11:00']);
    const justBefore = { nowMs: at('2026-11-25T07:59:59Z'), timeZone };
    expect(keepBookableTimes(times, '2026-11-25', justBefore)).toEqual(['10:00', '10:30', '11:00']);
  });

  test('say nothing about another day', () => {
    const nine = { nowMs: at('2026-11-25T08:00:00Z'), timeZone };
    expect(keepBookableTimes(times, '2026-11-26', nine)).toEqual(times);
  });
});

test('months are listed over the end of the year', () => {
  expect(listMonths('2026-11-30', '2027-02-28')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(listMonths('2026-11-01', '2026-11-30')).toEqual(['2026-11']);
});
