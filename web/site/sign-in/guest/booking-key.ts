import { createRandomId } from '../../../shared/api/random-id.ts';
import { recall, remember } from '../../../shared/session/tab-memory.ts';

const memoryName = 'guest-booking';

/**
 * The Idempotency-Key of a guest's booking. It stays until the server has answered, also over a reload and when something
 * else is chosen: so at most one of several attempts is booked, and the refusal of another one says which.
 */
export function keyOfBooking(email: string): string {
  const kept = recall(memoryName);
  if (isKept(kept) && kept.email === email) return kept.key;
  const key = createRandomId();
  remember(memoryName, { email, key });
  return key;
}

/** The booking has its answer: the next one is another one. */
export function dropBookingKey(): void {
  remember(memoryName, null);
}

function isKept(kept: unknown): kept is { email: string; key: string } {
  return typeof kept === 'object' && kept !== null && 'email' in kept && 'key' in kept;
}
