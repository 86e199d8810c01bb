import type { Appointment } from '@praxisportal/contract/appointment';
import type { FailureCode } from '@praxisportal/contract/failures';
import { ApiError, isSlotTaken, isUnsettled } from '../../shared/api/errors.ts';

/** What a failed confirmation means for the wizard; the error becomes a sentence where it is shown. */
export type BookingFailure = {
  kind: /** Nobody is signed in any more: log in and come back. */
    | 'signedOut'
    /** The slots reload and the chosen time clears. */
    | 'slotTaken'
    /** The server refuses this time for another reason; the slots may be out of date. */
    | 'refused'
    /**
     * An earlier confirmation without an answer has booked `error.current`: other choices, or an appointment that is
     * cancelled since.
     */
    | 'earlierBooked'
    /** No answer, or none that says whether the booking was made: the same confirmation may be sent again. */
    | 'unsettled';
  error: unknown;
};

/** Sorts the error of a confirmation. */
export function toBookingFailure(error: unknown): BookingFailure {
  return { kind: kindOf(error), error };
}

function kindOf(error: unknown): BookingFailure['kind'] {
  if (!(error instanceof ApiError)) return 'unsettled';
  if (error.status === 401) return 'signedOut';
  if (isSlotTaken(error)) return 'slotTaken';
  if (error.code === 'idempotency_key_reused') return 'earlierBooked';
  return isUnsettled(error) ? 'unsettled' : 'refused';
}

/** What is said if the server gives no reason: the screen's own sentence, or that the time is gone. */
export function failureCodeOf({ kind }: { kind: string }, otherwise: FailureCode): FailureCode {
  return kind === 'slotTaken' ? 'slot_taken' : otherwise;
}

/** A repeated confirmation is answered by what the first one booked, also if that was cancelled since. */
export function toEarlierCancelled(current: Appointment): ApiError {
  return new ApiError('', { status: 409, code: 'idempotency_key_reused', current });
}

/** What an earlier confirmation without an answer has booked. */
export function findEarlier({ kind, error }: { kind: string; error?: unknown }): Appointment | undefined {
  return kind === 'earlierBooked' && error instanceof ApiError ? error.current : undefined;
}
