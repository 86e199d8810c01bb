import { formProblemSentences } from '@praxisportal/contract/form-problems';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import type { ProblemPlace } from './code-problems.ts';
import type { CodeEntryState } from './use-code-entry.ts';

/** What is wrong at the address or number, or at the code, as a sentence. */
export function useEntrySentence(entry: CodeEntryState): (place: ProblemPlace) => string | undefined {
  const language = useLanguage();
  const sayError = useErrorSentence();
  return (place) => {
    const problem = entry.problemAt(place);
    if (problem === null) return undefined;
    return 'code' in problem
      ? formProblemSentences[problem.code][language]
      : sayError(problem.error, problem.failure);
  };
}
