import { bookingRuleSentences, errorSentences } from '@praxisportal/contract/errors';
import { type FailureCode, failureSentences } from '@praxisportal/contract/failures';
import type { Language } from '@praxisportal/contract/language';
import { ApiError } from './errors.ts';

/**
 * What a person reads about a failed call: the reason that the server gave, in this language, else what
 * failed. Errors are kept as they come and become a sentence only here, so they follow the language.
 */
export function errorSentence(error: unknown, failure: FailureCode, language: Language): string {
  if (!(error instanceof ApiError)) return failureSentences[failure][language];
  if (error.rule) return bookingRuleSentences[error.rule][language];
  // An answer that says nothing (a proxy's page) leaves the screen's own words.
  if (error.code === 'internal' && error.message === '') return failureSentences[failure][language];
  // A newer server may know codes that this page doesn't.
  const known: Partial<typeof errorSentences> = errorSentences;
  return known[error.code]?.[language] ?? error.message;
}

/** Whole minutes to wait after a refusal for too many requests; undefined for every other error. */
export function minutesToWait(error: unknown): number | undefined {
  const isTooMany = error instanceof ApiError && error.code === 'too_many_requests';
  if (!isTooMany || error.retryAfterSeconds === undefined) return undefined;
  return Math.max(1, Math.ceil(error.retryAfterSeconds / 60));
}
