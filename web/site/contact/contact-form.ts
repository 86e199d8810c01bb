import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import { hasLetter } from '@praxisportal/contract/visible-text';
import { emailProblem, type FoundProblem } from '../../shared/forms/form-problems.ts';

/** `leaveEmpty` is a honeypot: people don't see it. */
export const emptyMessage = { name: '', email: '', message: '', leaveEmpty: '' };

export type ContactValues = typeof emptyMessage;
export type ContactField = keyof ContactValues;

// Only what is surely no address is refused here; the server has the last word.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Everything that can't be sent as it is, in the order of the form. */
export function findContactProblems(values: ContactValues): FoundProblem<ContactField>[] {
  const name = values.name.trim();
  const email = values.email.trim();
  const message = values.message.trim();
  const checks: [boolean, ContactField, FormProblemCode][] = [
    [!hasLetter(name), 'name', 'name_missing'],
    [name.length > limits.nameMaxLength, 'name', 'name_too_long'],
    [!emailShape.test(email) || email.length > limits.emailMaxLength, 'email', emailProblem(email)],
    [message === '', 'message', 'message_missing'],
    [message.length > limits.contactMessageMaxLength, 'message', 'message_too_long'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, field, code]) => ({ field, code }));
}

/**
 * Milliseconds to hold a message that was written faster than the server believes of a person: autofill is
 * quick, and the message would be marked as suspect.
 */
export function findHoldMs(openMs: number): number {
  // A timer may fire a little early, so a tenth of a second is added.
  const neededMs = limits.contactMinSeconds * 1000 + 100;
  return Math.max(0, neededMs - openMs);
}
