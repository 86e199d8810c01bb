import { limits } from '@praxisportal/contract/limits';
import { describe, expect, test } from 'vitest';
import { checkContactForm, findFirstWrongField, findHoldMs, pickContactErrors } from './contact-form.ts';
import { contactTexts } from './texts.ts';

const sentences = contactTexts.de.form.errors;
const values = { name: 'Maria Sommer', email: 'maria@example.org', message: 'Guten Tag' };

describe('checkContactForm', () => {
  test('finds nothing wrong with a complete message', () => {
    expect(checkContactForm(values, sentences)).toEqual({});
    expect(checkContactForm({ ...values, email: ' maria@example.org ' }, sentences)).toEqual({});
  });

  test('names every field that is empty or only spaces', () => {
    expect(checkContactForm({ name: ' ', email: '', message: '\n' }, sentences)).toEqual({
      name: sentences.name,
      email: sentences.email,
      message: sentences.message,
    });
  });

  test.each(['maria', 'maria@example', 'maria @example.org', '@example.org', 'maria@example.'])(
    'refuses the e-mail address %s',
    (email) => {
      expect(checkContactForm({ ...values, email }, sentences)).toEqual({ email: sentences.email });
    },
  );

  test('accepts the greatest lengths and refuses one more', () => {
    const longest = {
      ...values,
      name: 'n'.repeat(limits.nameMaxLength),
      message: 'm'.repeat(limits.contactMessageMaxLength),
    };
    expect(checkContactForm(longest, sentences)).toEqual({});
    expect(
      checkContactForm({ ...values, name: `${longest.name}n`, message: `${longest.message}m` }, sentences),
    ).toEqual({ name: sentences.nameTooLong, message: sentences.messageTooLong });
  });
});

test('findFirstWrongField goes by the order of the form', () => {
  expect(findFirstWrongField({ message: 'x', email: 'y' })).toBe('email');
  expect(findFirstWrongField({})).toBeUndefined();
});

test('pickContactErrors leaves out what the form does not have', () => {
  expect(pickContactErrors({ email: 'x', secondsToWrite: 'y' })).toEqual({ email: 'x' });
});

test('findHoldMs waits until the server believes that a person wrote', () => {
  expect(findHoldMs(500)).toBeGreaterThanOrEqual(limits.contactMinSeconds * 1000 - 500);
  expect(findHoldMs(60_000)).toBe(0);
});
