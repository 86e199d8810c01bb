import { limits } from '@praxisportal/contract/limits';

/** How hard a new password is to guess, as far as it can be told without a list of common ones. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

// What people make of a word when a site wants digits ("Sommer2025!"): it is guessed first.
const wordWithDigits = /^(?=.*\d)\d*\p{L}+\d*[^\p{L}\d]?$/u;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Length counts most; a mixture of kinds makes up for a little of it, repetition counts for nothing. */
export function judgePassword(password: string): PasswordStrength {
  if (password.length < limits.passwordMinLength) return 'short';
  const variety = new Set(password.toLowerCase()).size;
  const mixture = kinds.filter((kind) => kind.test(password)).length - 1;
  const score = Math.min(password.length, variety * 2) + mixture * 2;
  if (score < 11 || (score < 20 && wordWithDigits.test(password))) return 'weak';
  return score < 17 ? 'fair' : 'strong';
}
