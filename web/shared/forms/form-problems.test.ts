import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { emailProblem, findRefusedFields } from './form-problems.ts';

const fields = ['firstName', 'email', 'phone'] as const;

describe('findRefusedFields', () => {
  it('blames the field that the code is about', () => {
    const taken = new ApiError('Schon vergeben', { status: 409, code: 'email_taken' });
    expect(findRefusedFields(taken, fields, { email_taken: 'email' })).toEqual([
      { field: 'email', error: taken },
    ]);
  });

  it('blames every field whose value is refused, in the order of the form', () => {
    const error = new ApiError('Bitte prüfen', {
      status: 400,
      code: 'invalid_request',
      fields: { email: 'Keine Adresse', firstName: 'Zu lang', somethingElse: 'Fehlt' },
    });
    expect(findRefusedFields(error, fields, {})).toEqual([
      { field: 'firstName', code: 'refused', said: { sentence: 'Zu lang', language: 'de' } },
      { field: 'email', code: 'refused', said: { sentence: 'Keine Adresse', language: 'de' } },
    ]);
  });

  it.each([
    ['jürgen@example.org', 'email_mailbox'],
    ['иван@пример.рф', 'email_mailbox'],
    ['anna@köln', 'email_invalid'],
  ])('says of %s what is wrong with it', (email, code) => {
    expect(emailProblem(email)).toBe(code);
  });

  it('blames no field for anything else', () => {
    expect(findRefusedFields(new ApiError('', { status: 502, code: 'internal' }), fields, {})).toEqual([]);
    expect(findRefusedFields(new TypeError('x'), fields, {})).toEqual([]);
  });
});
