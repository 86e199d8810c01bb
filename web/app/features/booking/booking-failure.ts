import { ApiError } from '../../api/errors.ts';

/** What a failed confirmation means for the wizard. */
export type BookingFailure =
  /** Nobody is signed in any more: log in and come back. */
  | { kind: 'signedOut' }
  /** SPEC §8, 409: the slots reload and the chosen time clears. */
  | { kind: 'slotTaken' }
  /** The server refuses this time for another reason, in its own sentence; the slots may be out of date. */
  | { kind: 'refused'; sentence: string }
  /** No answer, or none that says whether the booking was made: the same confirmation may be sent again. */
  | { kind: 'unsettled'; sentence: string };

/** Sorts the error of a confirmation; `sentence` is '' if the server sent none. */
export function toBookingFailure(error: unknown): BookingFailure {
  if (!(error instanceof ApiError)) return { kind: 'refused', sentence: '' };
  if (error.status === 401) return { kind: 'signedOut' };
  if (error.code === 'slot_taken') return { kind: 'slotTaken' };
  const isUnsettled = error.status === 0 || error.status >= 500;
  return { kind: isUnsettled ? 'unsettled' : 'refused', sentence: error.message };
}
