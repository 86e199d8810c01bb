import type * as errors from '@praxisportal/contract/errors';
import { type FailureCode, failureSentences } from '@praxisportal/contract/failures';
import type { Language, Localized } from '@praxisportal/contract/language';
import { ApiError } from './errors.ts';

/** The contract's sentences of all errors: only needed after a change of language, and long. */
export type ErrorSentences = Pick<typeof errors, 'errorSentences' | 'bookingRuleSentences'> & {
  /** Those of errors that only some calls have. */
  more?: Readonly<Record<string, Localized>> | undefined;
};

/**
 * What a person reads about a failed call: the reason that the server gave, else what failed (without any answer, also
 * that the server can't be reached). Errors are kept as
 * they come and become a sentence only here. The server spoke the language of the page at that time; in another
 * one its reason is looked up by its code.
 */
export function errorSentence(
  error: unknown,
  failure: FailureCode,
  language: Language,
  sentences?: ErrorSentences,
): string {
  if (!(error instanceof ApiError)) return failureSentences[failure][language];
  if (error.status === 0) return unansweredSentence(failure, language);
  // An answer that says nothing (a proxy's page) leaves the screen's own words.
  if (error.message === '') return failureSentences[failure][language];
  if (!isInOtherLanguage(error, language) || !sentences) return error.message;
  if (error.rule) return sentences.bookingRuleSentences[error.rule][language];
  // A newer server may know codes that this page doesn't.
  const known: Readonly<Record<string, Localized | undefined>> = {
    ...sentences.errorSentences,
    ...sentences.more,
  };
  return known[error.code]?.[language] ?? error.message;
}

/** What failed, as the screen always says it, and behind it that no answer came. */
function unansweredSentence(failure: FailureCode, language: Language): string {
  const sentence = failureSentences[failure][language];
  if (failure === 'unavailable') return sentence;
  return `${sentence.replace(/(?<!\.)$/, '.')} ${failureSentences.unreachable[language]}`;
}

/** Whether the server gave its reason in another language than the page has by now. */
export function isInOtherLanguage(error: unknown, language: Language): error is ApiError {
  return error instanceof ApiError && error.message !== '' && error.language !== language;
}

/** Whole minutes to wait after a refusal for too many requests; undefined for every other error. */
export function minutesToWait(error: unknown): number | undefined {
  const isTooMany = error instanceof ApiError && error.code === 'too_many_requests';
  if (!isTooMany || error.retryAfterSeconds === undefined) return undefined;
  return Math.max(1, Math.ceil(error.retryAfterSeconds / 60));
}
