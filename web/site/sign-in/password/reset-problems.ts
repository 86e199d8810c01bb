import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import type { FoundProblem } from '../../../shared/forms/form-problems.ts';

export type ResetValues = { code: string; password: string; passwordRepeat: string };
export type ResetField = keyof ResetValues;

/** Everything that is wrong with a code and a new password; a field has one problem, its first. */
export function findResetProblems(
  { code, password, passwordRepeat }: ResetValues,
  { isCodeSpent }: { isCodeSpent: boolean },
): FoundProblem<ResetField>[] {
  const checks: [boolean, ResetField, FormProblemCode][] = [
    [isCodeSpent, 'code', 'code_spent'],
    [!isCodeSpent && code.length < limits.codeLength, 'code', 'code_incomplete'],
    [password.length < limits.passwordMinLength, 'password', 'password_too_short'],
    [password !== passwordRepeat, 'passwordRepeat', 'passwords_differ'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, field, code]) => ({ field, code }));
}
