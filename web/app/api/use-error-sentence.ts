import type { FailureCode } from '@praxisportal/contract/failures';
import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { type ErrorSentences, errorSentence, minutesToWait } from './error-sentence.ts';

/** Turns a failed call into what a person reads, in the language of the page. */
export function useErrorSentence(): (error: unknown, failure: FailureCode) => string {
  const language = useLanguage();
  const { waitMinutes } = useMessages();
  const [languageBefore] = useState(language);
  const [sentences, setSentences] = useState<ErrorSentences>();
  const hasChanged = language !== languageBefore;

  useEffect(() => {
    // Without a network the reason stays in the language in which it was given.
    if (hasChanged) import('@praxisportal/contract/errors').then(setSentences, () => undefined);
  }, [hasChanged]);

  return (error, failure) => {
    const sentence = errorSentence(error, failure, language, sentences);
    const minutes = minutesToWait(error);
    return minutes === undefined ? sentence : `${sentence} ${waitMinutes(minutes)}`;
  };
}
