import { limits } from '@praxisportal/contract/limits';

export const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

type Sentences = {
  name: string;
  nameTooLong: string;
  email: string;
  message: string;
  messageTooLong: string;
};

// Only what is surely no address is refused here; the server has the last word.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A sentence for each field that can't be sent as it is. */
export function checkContactForm(values: ContactValues, sentences: Sentences): ContactErrors {
  const name = values.name.trim();
  const email = values.email.trim();
  const message = values.message.trim();
  const errors: ContactErrors = {};
  if (name === '') errors.name = sentences.name;
  else if (name.length > limits.nameMaxLength) errors.name = sentences.nameTooLong;
  if (!emailShape.test(email) || email.length > limits.emailMaxLength) errors.email = sentences.email;
  if (message === '') errors.message = sentences.message;
  else if (message.length > limits.contactMessageMaxLength) errors.message = sentences.messageTooLong;
  return errors;
}

/** The first field, in the order of the form, that has an error. */
export function findFirstWrongField(errors: ContactErrors): ContactField | undefined {
  return contactFields.find((field) => errors[field] !== undefined);
}

/** The sentences of the server for the fields that the form has. */
export function pickContactErrors(fields: Readonly<Record<string, string>>): ContactErrors {
  const known = contactFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : []));
  return Object.fromEntries(known);
}

/**
 * Milliseconds to hold a message that was written faster than the server believes of a person: autofill is
 * quick, and the message would be dropped in silence.
 */
export function findHoldMs(openMs: number): number {
  // A timer may fire a little early, so a tenth of a second is added.
  const neededMs = limits.contactMinSeconds * 1000 + 100;
  return Math.max(0, neededMs - openMs);
}
