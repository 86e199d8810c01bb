import { expect, it } from 'vitest';
import { errorSentence, fieldErrors, hasErrorCode, toApiError } from './errors.ts';

it('takes sentence, code, fields and waiting time from an error answer', async () => {
  const body = {
    error: 'Bitte prüfen Sie Ihre Angaben.',
    code: 'invalid_request',
    fields: { email: 'Fehlt' },
  };
  const error = await toApiError(Response.json(body, { status: 400, headers: { 'Retry-After': '30' } }));
  expect(errorSentence(error, 'anders')).toBe('Bitte prüfen Sie Ihre Angaben.');
  expect(hasErrorCode(error, 'invalid_request')).toBe(true);
  expect(fieldErrors(error)).toEqual({ email: 'Fehlt' });
  expect(error.retryAfterSeconds).toBe(30);
});

it('falls back to the screen’s own sentence for an answer without one', async () => {
  const error = await toApiError(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(error.code).toBe('internal');
  expect(error.retryAfterSeconds).toBeUndefined();
  expect(errorSentence(error, 'Login fehlgeschlagen')).toBe('Login fehlgeschlagen');
  expect(errorSentence(new TypeError('x is not a function'), 'Login fehlgeschlagen')).toBe(
    'Login fehlgeschlagen',
  );
});
