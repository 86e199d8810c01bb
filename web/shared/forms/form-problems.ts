import { hasForeignMailbox } from '@praxisportal/contract/email-address';
import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import type { Language } from '@praxisportal/contract/language';
import { type AnyErrorCode, ApiError } from '../api/errors.ts';

/** What a form finds wrong with a field before it sends anything. */
export type FoundProblem<Field extends string> = { field: Field; code: FormProblemCode };

/**
 * Why a field is wrong: what the form itself found, or the server's refusal. It becomes a sentence only where it
 * is shown, so it follows the language of the page.
 */
export type Problem<Field extends string> =
  | FoundProblem<Field>
  | { field: Field; error: ApiError }
  | { field: Field; code: 'refused'; said: SaidByServer };

/** The server's sentence on a field, which holds as long as the page is in its language. */
export type SaidByServer = { sentence: string; language: Language };

/**
 * The fields that a refused call blames, in the order of the form: those whose value the server refuses, or
 * the one that the error's code is about (`fieldOfCode`). Empty if it blames none of them.
 */
export function findRefusedFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fieldOfCode: Partial<Record<AnyErrorCode, Field>>,
): Problem<Field>[] {
  if (!(error instanceof ApiError)) return [];
  const field = fieldOfCode[error.code];
  if (field !== undefined) return [{ field, error }];
  return fields.flatMap((name) => {
    const sentence = error.fields[name];
    if (sentence === undefined) return [];
    return { field: name, code: 'refused' as const, said: { sentence, language: error.language } };
  });
}

/** Why the server refuses an address. */
export function emailProblem(typed: unknown): FormProblemCode {
  return hasForeignMailbox(String(typed)) ? 'email_mailbox' : 'email_invalid';
}
