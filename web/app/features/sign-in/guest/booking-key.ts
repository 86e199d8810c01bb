import { createRandomId } from '../../../api/random-id.ts';
import { recall, remember } from '../../../session/tab-memory.ts';

const memoryName = 'guest-booking';

/**
 * The Idempotency-Key of a booking. The same booking sent again, after a reload or an answer that was lost, has the
 * same key, so that it makes one appointment; another one has a key of its own.
 */
export function keyOfBooking(booking: object): string {
  const name = JSON.stringify(booking);
  const kept = recall(memoryName);
  if (isKept(kept) && kept.name === name) return kept.key;
  const key = createRandomId();
  remember(memoryName, { name, key });
  return key;
}

/** The booking has its answer: the same one again would be another one. */
export function dropBookingKey(): void {
  remember(memoryName, null);
}

function isKept(kept: unknown): kept is { name: string; key: string } {
  return typeof kept === 'object' && kept !== null && 'name' in kept && 'key' in kept;
}
