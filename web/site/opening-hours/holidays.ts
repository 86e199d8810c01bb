import { practice } from '@praxisportal/practice/practice';

/**
 * The public holidays of the practice's federal state, this year's and the next one's, from the package that
 * the server books by. It is loaded on its own, so that no page waits for it.
 */
export async function loadHolidays(year: number): Promise<ReadonlySet<string>> {
  const { getHolidays } = await import('feiertagejs');
  const holidays = [year, year + 1].flatMap((each) => getHolidays(each, practice.federalState));
  // The package gives noon UTC of each day; its `dateString` goes by the device's zone.
  return new Set(holidays.map(({ date }) => date.toISOString().slice(0, 10)));
}
