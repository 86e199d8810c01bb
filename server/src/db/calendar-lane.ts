import type { Lane } from './lane.ts';
import { retryAfterDeadlock } from './transaction.ts';

/**
 * A lane of a pool of ten. Bookings of one doctor follow each other anyway: one works, one is on its way. If the
 * calendars of three doctors are stuck at once, four connections are left to read with. A person has one or two bookings
 * under way; twenty leave the queue open to others.
 */
export const bookingLaneLimits = { atOnce: 6, perKey: 2, perAccount: 20, waiting: 300, waitMs: 5_000 };

/** Changes the doctor's calendar, when it is its turn; throws what a lane throws. */
export function inCalendarLane<Result>(
  { bookingLane }: { bookingLane: Lane },
  { doctorId, accountId }: { doctorId: string; accountId: string },
  work: () => Promise<Result>,
): Promise<Result> {
  return bookingLane.run({ key: doctorId, accountId }, () => retryAfterDeadlock(work));
}
