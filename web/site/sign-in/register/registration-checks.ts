import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import { hasLetter } from '@praxisportal/contract/visible-text';
import type { FoundProblem } from '../../../shared/forms/form-problems.ts';

export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  passwordRepeat: '',
  sum: '',
  privacy: false,
};

export type RegistrationValues = typeof emptyRegistration;
export type RegistrationField = keyof RegistrationValues;

/** What the form knows besides its values. */
type Proven = {
  sumProblem: FormProblemCode | undefined;
  isEmailProven: boolean;
  isPhoneProven: boolean;
};

/**
 * Everything that is wrong: first what is missing, then the six checks of registration in their fixed order.
 * A field has one problem, its first.
 */
export function findRegistrationProblems(
  values: RegistrationValues,
  { sumProblem, isEmailProven, isPhoneProven }: Proven,
): FoundProblem<RegistrationField>[] {
  const { password, passwordRepeat, privacy } = values;
  const isMissing = (field: 'email' | 'phone') => values[field].trim() === '';
  const checks: [boolean, RegistrationField, FormProblemCode][] = [
    [!hasLetter(values.firstName), 'firstName', 'first_name_missing'],
    [!hasLetter(values.lastName), 'lastName', 'last_name_missing'],
    [isMissing('email'), 'email', 'email_missing'],
    [isMissing('phone'), 'phone', 'phone_missing'],
    [sumProblem !== undefined, 'sum', sumProblem ?? 'captcha'],
    [!privacy, 'privacy', 'privacy_missing'],
    [!isEmailProven, 'email', 'email_unproven'],
    [!isPhoneProven, 'phone', 'phone_unproven'],
    [password !== passwordRepeat, 'passwordRepeat', 'passwords_differ'],
    [password.length < limits.passwordMinLength, 'password', 'password_too_short'],
  ];
  const problems = new Map<RegistrationField, FoundProblem<RegistrationField>>();
  for (const [isWrong, field, code] of checks)
    if (isWrong && !problems.has(field)) problems.set(field, { field, code });
  return [...problems.values()];
}
