import type { Booking } from '@praxisportal/contract/appointment';
import { fetchChildResult } from './child-result.ts';

export type BookingRequest = { token: string; booking: Booking };
/** Everything of a round is sent as fast as `clients` connections allow; the next round waits for its last answer. */
export type BookingRound = { clients: number; requests: BookingRequest[] };
export type BookingRounds = { url: string; rounds: BookingRound[] };
export type RoundResult = { statuses: number[]; elapsedMs: number };

/** Books over HTTP, as browsers would, from a process of its own. */
export async function runBookingRounds(url: string, rounds: BookingRound[]): Promise<RoundResult[]> {
  const input: BookingRounds = { url, rounds };
  const { results } = await fetchChildResult<{ results: RoundResult[] }>('booking-rounds-process.ts', input);
  return results;
}
