import { type FormProblemCode, formProblemSentences } from '@praxisportal/contract/form-problems';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { SaidByServer } from './form-problems.ts';

type Shown = { code: FormProblemCode; said?: SaidByServer } | { error: unknown };

/** Turns a problem into what a person reads, in the language of the page. */
export function useProblemSentence(): (problem: Shown) => string {
  const language = useLanguage();
  const sayError = useErrorSentence();
  return (problem) => {
    if ('error' in problem) return sayError(problem.error, 'generic');
    const { code, said } = problem;
    return said?.language === language ? said.sentence : formProblemSentences[code][language];
  };
}
