import type { FailureCode } from '@praxisportal/contract/failures';
import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { type ErrorSentences, errorSentence, isInOtherLanguage, minutesToWait } from './error-sentence.ts';
import type { LoadSentences } from './errors.ts';

/** Turns a failed call into what a person reads, in the language of the page; called while rendering. */
export function useErrorSentence(): (error: unknown, failure: FailureCode) => string {
  const language = useLanguage();
  const { waitMinutes } = useMessages();
  const [needed, setNeeded] = useState<{ load: LoadSentences | undefined }>();
  const [sentences, setSentences] = useState<ErrorSentences>();

  useEffect(() => {
    if (!needed) return;
    // Without a network the reason stays in the language in which it was given.
    Promise.all([import('@praxisportal/contract/errors'), needed.load?.()]).then(
      ([{ errorSentences, bookingRuleSentences }, more]) =>
        setSentences({ errorSentences, bookingRuleSentences, more }),
      () => undefined,
    );
  }, [needed]);

  return (error, failure) => {
    // Also an error that is older than this place on the page.
    if (isInOtherLanguage(error, language)) {
      const load = error.loadSentences;
      if (!needed || (load && !needed.load)) setNeeded({ load });
    }
    const sentence = errorSentence(error, failure, language, sentences);
    const minutes = minutesToWait(error);
    return minutes === undefined ? sentence : `${sentence} ${waitMinutes(minutes)}`;
  };
}
