import type { Database, DatabaseTransaction } from './database.ts';
import type { Lane } from './lane.ts';
import { inTransaction } from './transaction.ts';

/**
 * A lane of a pool of ten. Bookings of one doctor follow each other anyway: one works, one is on its way. If the
 * calendars of three doctors are stuck at once, four connections are left to read with.
 */
export const bookingLaneLimits = { atOnce: 6, perKey: 2, waiting: 100, waitMs: 5_000 };

/** Runs a transaction that changes the doctor's calendar, when it is its turn; throws `unavailable` if that takes too long. */
export function inCalendarTransaction<Result>(
  { db, bookingLane }: { db: Database; bookingLane: Lane },
  doctorId: string,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return bookingLane.run(doctorId, () => inTransaction(db, work));
}
