import type { Offer } from '@praxisportal/contract/offer';

/** How many minutes a treatment takes on a calendar day; null if that is agreed each time. */
export function minutesOf(
  { treatments }: Pick<Offer, 'treatments'>,
  id: string,
  date: string,
): number | null {
  const rows = treatments.filter((row) => row.id === id);
  return (rows.findLast(({ from }) => from <= date) ?? rows[0])?.minutes ?? null;
}
