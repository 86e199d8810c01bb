import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { describe, expect, test } from 'vitest';
import { findClosedDays, findNextFreeDay, toDayMarks } from './free-days.ts';

const window = { firstDate: '2026-11-25', lastDate: '2027-02-25' };
const closings = { closures, holidays: new Set(['2027-01-01']) };
const texts = { free: (count: number) => `${count} frei`, full: 'voll', closed: 'zu' };

describe('day marks', () => {
  test('tell free, full and closed days apart', () => {
    const days = { '2026-12-01': 3, '2026-12-02': 0, '2026-12-05': 0, '2026-12-06': 0, '2026-12-29': 0 };
    const marks = toDayMarks(days, window, findClosedDays('weber', doctors, closings), texts);
    expect(marks).toEqual({
      '2026-12-01': { kind: 'free', text: '3 frei' },
      '2026-12-02': { kind: 'full', text: 'voll' },
      '2026-12-05': { kind: 'closed', text: 'zu' },
      '2026-12-06': { kind: 'closed', text: 'zu' },
      '2026-12-29': { kind: 'closed', text: 'zu' },
    });
  });

  test('know the doctor’s own days off and absences', () => {
    const monday = { '2026-12-07': 0, '2027-01-05': 0 };
    const kindsOf = (id: string) =>
      Object.values(toDayMarks(monday, window, findClosedDays(id, doctors, closings), texts)).map(
        ({ kind }) => kind,
      );
    expect(kindsOf('hoffmann')).toEqual(['closed', 'full']);
    expect(kindsOf('weber')).toEqual(['full', 'closed']);
  });

  test('call a public holiday closed, not full', () => {
    const marks = toDayMarks(
      { '2027-01-01': 0 },
      window,
      findClosedDays('weber', doctors, { ...closings, closures: [] }),
      texts,
    );
    expect(marks['2027-01-01']?.kind).toBe('closed');
  });

  test('leave days outside the window alone', () => {
    const days = { '2026-11-24': 0, '2026-11-25': 1, '2027-02-25': 0, '2027-02-26': 0 };
    expect(Object.keys(toDayMarks(days, window, undefined, texts))).toEqual(['2026-11-25', '2027-02-25']);
  });

  test('never call a day closed that has a free start', () => {
    const closed = findClosedDays('weber', doctors, closings);
    expect(toDayMarks({ '2026-12-29': 1 }, window, closed, texts)['2026-12-29']?.kind).toBe('free');
  });

  test('of an unknown doctor are free or full', () => {
    const closed = findClosedDays('nobody', doctors, closings);
    expect(toDayMarks({ '2026-12-06': 0 }, window, closed, texts)['2026-12-06']?.kind).toBe('full');
  });
});

describe('the next free day', () => {
  const days = { '2026-12-09': 1, '2026-12-02': 4, '2026-12-01': 2, '2026-12-05': 0 };

  test('is the first one later', () => {
    expect(findNextFreeDay(days, '2026-12-01', '2026-12-31')).toBe('2026-12-02');
    expect(findNextFreeDay(days, '2026-12-02', '2026-12-31')).toBe('2026-12-09');
    expect(findNextFreeDay(days, '2026-11-30', '2026-12-31')).toBe('2026-12-01');
  });

  test('lies inside the window, or there is none', () => {
    expect(findNextFreeDay(days, '2026-12-02', '2026-12-08')).toBeUndefined();
    expect(findNextFreeDay(days, '2026-12-09', '2026-12-31')).toBeUndefined();
  });
});
