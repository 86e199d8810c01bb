import { expect, test } from 'vitest';
import { loadHolidays } from './holidays.ts';

test('loadHolidays knows the days of North Rhine-Westphalia in two years', async () => {
  const holidays = await loadHolidays(2026);
  expect([...holidays].filter((date) => date.startsWith('2026'))).toEqual(
    expect.arrayContaining(['2026-01-01', '2026-06-04', '2026-10-03', '2026-11-01', '2026-12-25']),
  );
  expect(holidays.has('2027-03-26')).toBe(true);
  expect(holidays.has('2026-10-31'), 'Reformation Day is none in this state').toBe(false);
});
