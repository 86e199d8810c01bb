import type { FailureCode } from '@praxisportal/contract/failures';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { errorSentence, minutesToWait } from './error-sentence.ts';

/** Turns a failed call into what a person reads, in the language of the page. */
export function useErrorSentence(): (error: unknown, failure: FailureCode) => string {
  const language = useLanguage();
  const { waitMinutes } = useMessages();
  return (error, failure) => {
    const sentence = errorSentence(error, failure, language);
    const minutes = minutesToWait(error);
    return minutes === undefined ? sentence : `${sentence} ${waitMinutes(minutes)}`;
  };
}
