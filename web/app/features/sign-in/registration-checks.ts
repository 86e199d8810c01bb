import { limits } from '@praxisportal/contract/limits';

export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  passwordRepeat: '',
};

export type RegistrationValues = typeof emptyRegistration;
export type RegistrationField = keyof RegistrationValues | 'privacy';

/** The name of a sentence in `problems` of the texts. */
export type RegistrationReason =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'privacy'
  | 'emailNotVerified'
  | 'phoneNotVerified'
  | 'passwordsDiffer'
  | 'passwordTooShort';

export type RegistrationProblem = { field: RegistrationField; reason: RegistrationReason };

type RegistrationState = {
  values: RegistrationValues;
  isPrivacyAccepted: boolean;
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
};

/** SPEC §5: first name, last name, e-mail and phone are required. All that is missing, in the form's order. */
export function findMissing(values: RegistrationValues): RegistrationProblem[] {
  const required = ['firstName', 'lastName', 'email', 'phone'] as const;
  return required.filter((field) => values[field].trim() === '').map((field) => ({ field, reason: field }));
}

/** SPEC §5, checks 2 to 6 in their order; the arithmetic question comes before them. */
export function findFirstProblem(state: RegistrationState): RegistrationProblem | undefined {
  const { password, passwordRepeat } = state.values;
  if (!state.isPrivacyAccepted) return { field: 'privacy', reason: 'privacy' };
  if (!state.isEmailVerified) return { field: 'email', reason: 'emailNotVerified' };
  if (!state.isPhoneVerified) return { field: 'phone', reason: 'phoneNotVerified' };
  if (password !== passwordRepeat) return { field: 'passwordRepeat', reason: 'passwordsDiffer' };
  if (password.length < limits.passwordMinLength) return { field: 'password', reason: 'passwordTooShort' };
  return undefined;
}
