import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import { schemas } from '@praxisportal/contract/schemas';
import { fetchChildResult } from './child-result.ts';

/** As the wizard sends it, with a key of its own for each confirmation. */
export type BookingRequest = { token: string; booking: Booking; key: string };
/** Everything of a round is sent as fast as `clients` connections allow; the next round waits for its last answer. */
export type BookingRound = { clients: number; requests: BookingRequest[] };
export type BookingRounds = { url: string; path: string; rounds: BookingRound[] };
export type RoundResult = { statuses: number[]; latenciesMs: number[]; elapsedMs: number };

/** Books over HTTP, as browsers would, from a process of its own. */
export async function runBookingRounds(
  url: string,
  rounds: BookingRound[],
  path = '/api/appointments',
): Promise<RoundResult[]> {
  const input: BookingRounds = { url, path, rounds };
  const { results } = await fetchChildResult<{ results: RoundResult[] }>('booking-rounds-process.ts', input);
  return results;
}

/** What a booking that was made was answered: with the same key nothing more is booked. */
export async function repeatBooking(
  url: string,
  { token, booking, key }: BookingRequest,
): Promise<Appointment> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  };
  const body = JSON.stringify(booking);
  const answer = await fetch(`${url}/api/appointments`, { method: 'POST', headers, body });
  return schemas.bookAppointment.answer.parse(await answer.json());
}

/** Requests a second of a round in which everything was booked. */
export function toRate({ statuses, elapsedMs }: RoundResult): number {
  const others = statuses.filter((status) => status !== 201);
  if (others.length > 0) throw new Error(`${others.length} of ${statuses.length} were refused: ${others[0]}`);
  return (statuses.length / elapsedMs) * 1000;
}
