import { type ErrorCode, errorSentences } from '@praxisportal/contract/errors';
import { type FormProblemCode, formProblemSentences } from '@praxisportal/contract/form-problems';
import type { Language } from '@praxisportal/contract/language';
import { ApiError } from '../api/errors.ts';

/** Why a field is wrong: found by the form itself, or the server's reason. */
export type ProblemCode = FormProblemCode | ErrorCode;

/** A problem stays a code until it is shown, so it follows the language of the page. */
export type Problem<Field extends string> = { field: Field; code: ProblemCode };

const sentences = { ...errorSentences, ...formProblemSentences };

export function problemSentence(code: ProblemCode, language: Language): string {
  return sentences[code][language];
}

/**
 * The fields that a refused call blames, in the order of the form: those whose value the server refuses, or
 * the one that the error's code is about (`fieldOfCode`). Empty if it blames none of them.
 */
export function findRefusedFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fieldOfCode: Partial<Record<ErrorCode, Field>>,
): Problem<Field>[] {
  if (!(error instanceof ApiError)) return [];
  const field = fieldOfCode[error.code];
  if (field !== undefined) return [{ field, code: error.code }];
  return fields
    .filter((name) => error.fields[name] !== undefined)
    .map((name) => ({ field: name, code: name === 'email' ? 'email_invalid' : 'refused' }));
}
