import { hasForeignMailbox } from '@praxisportal/contract/email-address';
import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { type AnyErrorCode, ApiError } from '../api/errors.ts';

/** What a form finds wrong with a field before it sends anything. */
export type FoundProblem<Field extends string> = { field: Field; code: FormProblemCode };

/**
 * Why a field is wrong: what the form itself found, or the server's refusal. It becomes a sentence only where it
 * is shown, so it follows the language of the page.
 */
export type Problem<Field extends string> = FoundProblem<Field> | { field: Field; error: ApiError };

/**
 * The fields that a refused call blames, in the order of the form: those whose value the server refuses, or
 * the one that the error's code is about (`fieldOfCode`). Empty if it blames none of them.
 */
export function findRefusedFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fieldOfCode: Partial<Record<AnyErrorCode, Field>>,
  values: Partial<Record<Field, unknown>>,
): Problem<Field>[] {
  if (!(error instanceof ApiError)) return [];
  const field = fieldOfCode[error.code];
  if (field !== undefined) return [{ field, error }];
  return fields
    .filter((name) => error.fields[name] !== undefined)
    .map((name) => ({ field: name, code: name === 'email' ? emailProblem(values[name]) : 'refused' }));
}

/** Why the server refuses an address. */
export function emailProblem(typed: unknown): FormProblemCode {
  return hasForeignMailbox(String(typed)) ? 'email_mailbox' : 'email_invalid';
}
