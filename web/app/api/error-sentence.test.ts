import { expect, it } from 'vitest';
import { errorSentence, minutesToWait } from './error-sentence.ts';
import { ApiError } from './errors.ts';

it('says the same error in the language that is asked for, whatever language the server spoke', () => {
  const error = new ApiError('E-Mail oder Passwort ist falsch.', {
    status: 401,
    code: 'invalid_credentials',
  });
  expect(errorSentence(error, 'login', 'de')).toBe('E-Mail oder Passwort ist falsch.');
  expect(errorSentence(error, 'login', 'en')).toBe('Wrong email address or password.');
});

it('names the booking rule rather than the refusal', () => {
  const error = new ApiError('', { status: 422, code: 'outside_rules', rule: 'holiday' });
  expect(errorSentence(error, 'booking', 'en')).toBe('We’re closed on this public holiday.');
});

it('says what failed if the answer says nothing', () => {
  const silent = new ApiError('', { status: 502, code: 'internal' });
  expect(errorSentence(silent, 'login', 'de')).toBe('Login fehlgeschlagen');
  expect(errorSentence(new TypeError('x is not a function'), 'login', 'de')).toBe('Login fehlgeschlagen');
});

it('passes on what a newer server says', () => {
  const body = { status: 403, code: 'invalid_request' } as const;
  const newer = new ApiError('Neuer Grund', { ...body, ...JSON.parse('{"code":"from_tomorrow"}') });
  expect(errorSentence(newer, 'login', 'de')).toBe('Neuer Grund');
});

it('rounds the time to wait up to whole minutes', () => {
  const error = new ApiError('', { status: 429, code: 'too_many_requests', retryAfterSeconds: 61 });
  expect(minutesToWait(error)).toBe(2);
  expect(
    minutesToWait(new ApiError('', { status: 429, code: 'code_too_soon', retryAfterSeconds: 30 })),
  ).toBeUndefined();
});
