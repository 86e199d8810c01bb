import type { Lane } from './lane.ts';
import { retryAfterDeadlock } from './transaction.ts';

/**
 * A lane of a pool of ten. Bookings of one doctor follow each other anyway: one works, one is on its way. If the
 * calendars of three doctors are stuck at once, four connections are left to read with.
 */
export const bookingLaneLimits = { atOnce: 6, perKey: 2, waiting: 300, waitMs: 5_000 };

/** Changes the doctor's calendar, when it is its turn; throws `unavailable` if that takes too long. */
export function inCalendarLane<Result>(
  { bookingLane }: { bookingLane: Lane },
  doctorId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return bookingLane.run(doctorId, () => retryAfterDeadlock(work));
}
