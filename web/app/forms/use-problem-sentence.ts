import { type FormProblemCode, formProblemSentences } from '@praxisportal/contract/form-problems';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useLanguage } from '../i18n/use-language.ts';

type Shown = { code: FormProblemCode } | { error: unknown };

/** Turns a problem into what a person reads, in the language of the page. */
export function useProblemSentence(): (problem: Shown) => string {
  const language = useLanguage();
  const sayError = useErrorSentence();
  return (problem) =>
    'code' in problem ? formProblemSentences[problem.code][language] : sayError(problem.error, 'generic');
}
