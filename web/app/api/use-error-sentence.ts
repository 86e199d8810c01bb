import type { FailureCode } from '@praxisportal/contract/failures';
import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { type ErrorSentences, errorSentence, isInOtherLanguage, minutesToWait } from './error-sentence.ts';

/** Turns a failed call into what a person reads, in the language of the page; called while rendering. */
export function useErrorSentence(): (error: unknown, failure: FailureCode) => string {
  const language = useLanguage();
  const { waitMinutes } = useMessages();
  const [isNeeded, setIsNeeded] = useState(false);
  const [sentences, setSentences] = useState<ErrorSentences>();

  useEffect(() => {
    // Without a network the reason stays in the language in which it was given.
    if (isNeeded) import('@praxisportal/contract/errors').then(setSentences, () => undefined);
  }, [isNeeded]);

  return (error, failure) => {
    // Also an error that is older than this place on the page.
    if (!isNeeded && isInOtherLanguage(error, language)) setIsNeeded(true);
    const sentence = errorSentence(error, failure, language, sentences);
    const minutes = minutesToWait(error);
    return minutes === undefined ? sentence : `${sentence} ${waitMinutes(minutes)}`;
  };
}
