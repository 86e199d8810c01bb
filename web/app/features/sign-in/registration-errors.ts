import type { ErrorCode } from '@praxisportal/contract/errors';
import { ApiError, errorSentence } from '../../api/errors.ts';
import type { RegistrationField } from './registration-checks.ts';

export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

const fieldOfCode: Partial<Record<ErrorCode, RegistrationField>> = {
  email_taken: 'email',
  email_not_verified: 'email',
  phone_taken: 'phone',
  phone_not_verified: 'phone',
  invalid_phone: 'phone',
  password_too_common: 'password',
  password_too_simple: 'password',
  password_personal: 'password',
};

const serverFields = ['firstName', 'lastName', 'email', 'phone', 'password'] as const;

/** Sorts a refused registration: what belongs to a field goes there, anything else is a notice of the form. */
export function sortRegistrationError(
  error: unknown,
  fallback: string,
): { fields: RegistrationErrors; notice: string } {
  const sentence = errorSentence(error, fallback);
  if (!(error instanceof ApiError)) return { fields: {}, notice: sentence };
  const field = fieldOfCode[error.code];
  if (field) return { fields: { [field]: sentence }, notice: '' };
  const fields: RegistrationErrors = {};
  for (const name of serverFields) if (error.fields[name]) fields[name] = error.fields[name];
  return { fields, notice: Object.keys(fields).length > 0 ? '' : sentence };
}
