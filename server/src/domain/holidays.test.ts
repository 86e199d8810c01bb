import { describe, expect, test } from 'vitest';
import { listDaysOfMonth } from './calendar-date.ts';
import { isHoliday } from './holidays.ts';

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

function listHolidays(federalState: string, year: string): string[] {
  return months
    .flatMap((month) => listDaysOfMonth(`${year}-${month}`))
    .filter((date) => isHoliday(federalState, date));
}

describe('public holidays', () => {
  // § 2 Feiertagsgesetz NW; Easter Sunday is 5 April 2026.
  test('North Rhine-Westphalia has eleven in 2026', () => {
    expect(listHolidays('NW', '2026')).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-06-04',
      '2026-10-03',
      '2026-11-01',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  test.each([
    ['2024-03-29', '2024-05-30'],
    ['2025-04-18', '2025-06-19'],
    ['2026-04-03', '2026-06-04'],
    ['2027-03-26', '2027-05-27'],
    ['2028-04-14', '2028-06-15'],
    ['2029-03-30', '2029-05-31'],
    ['2030-04-19', '2030-06-20'],
  ])('Good Friday %s and Corpus Christi %s move with Easter', (goodFriday, corpusChristi) => {
    expect(isHoliday('NW', goodFriday)).toBe(true);
    expect(isHoliday('NW', corpusChristi)).toBe(true);
    expect(isHoliday('BE', corpusChristi)).toBe(false);
  });

  test.each([
    { date: '2027-01-06', name: 'Epiphany', states: ['BY'] },
    { date: '2027-03-08', name: "Women's Day", states: ['BE'] },
    { date: '2027-10-31', name: 'Reformation Day', states: ['SN'] },
    { date: '2027-11-01', name: "All Saints' Day", states: ['NW', 'BY'] },
    { date: '2027-11-17', name: 'Repentance Day', states: ['SN'] },
    { date: '2027-12-24', name: 'Christmas Eve', states: [] },
    { date: '2028-01-01', name: "New Year's Day", states: ['NW', 'BY', 'BE', 'SN'] },
  ])('$name is a holiday in $states', ({ date, states }) => {
    expect(['NW', 'BY', 'BE', 'SN'].filter((state) => isHoliday(state, date))).toEqual(states);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('do not depend on the zone %s', (zone) => {
    const own = process.env.TZ;
    // Each zone gets a year of its own, which nothing has put into the memory yet.
    const year = zone === 'Pacific/Kiritimati' ? '2032' : '2033';
    try {
      process.env.TZ = zone;
      expect(Math.abs(new Date(0).getTimezoneOffset())).toBeGreaterThanOrEqual(10 * 60);
      expect(listHolidays('SL', year)).toContain(`${year}-11-01`);
      expect(listHolidays('SL', year)).not.toContain(`${year}-11-02`);
      expect(listHolidays('SL', year)).not.toContain(`${year}-10-31`);
    } finally {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    }
  });

  test('an unknown federal state is an error', () => {
    expect(() => isHoliday('XX', '2026-01-01')).toThrow('XX');
    expect(() => isHoliday('BUND', '2026-01-01')).toThrow('BUND');
  });
});
