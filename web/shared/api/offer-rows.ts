import { limits } from '@praxisportal/contract/limits';
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

/** The hours of notice of the cancellation policy. */
export function noticeHoursOf(offer: Offer | undefined): number {
  return offer?.noticeHours ?? limits.cancellationNoticeHours;
}
