import { ApiError } from '../api/errors.ts';
import type { CodeChannel } from './code-target.ts';

/** Where a failure is shown: at the address or number, or at the code. */
export type ProblemPlace = 'target' | 'code';

/** Whole minutes to wait after a refusal for too many requests; undefined for every other error. */
export function minutesToWait(error: unknown): number | undefined {
  const isTooMany = error instanceof ApiError && error.code === 'too_many_requests';
  if (!isTooMany || error.retryAfterSeconds === undefined) return undefined;
  return Math.max(1, Math.ceil(error.retryAfterSeconds / 60));
}

/** The server's sentence for the address or number itself, which says more than its general one. */
export function targetSentence(channel: CodeChannel, error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields[channel] : undefined;
}

/** Whether a failed check of a code is about its address or number: taken, or not accepted. */
export function placeOfFailure(channel: CodeChannel, error: unknown): ProblemPlace {
  if (!(error instanceof ApiError)) return 'code';
  const codes: string[] = ['email_taken', 'phone_taken', 'invalid_phone'];
  return codes.includes(error.code) || error.fields[channel] !== undefined ? 'target' : 'code';
}
