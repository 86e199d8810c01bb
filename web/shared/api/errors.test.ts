import { expect, it } from 'vitest';
import { ApiError, asksToCall, hasErrorCode, toApiError } from './errors.ts';

it('takes sentence, code, fields and waiting time from an error answer', async () => {
  const body = {
    error: 'Bitte prüfen Sie Ihre Angaben.',
    code: 'invalid_request',
    fields: { email: 'Fehlt' },
  };
  const error = await toApiError(
    Response.json(body, { status: 400, headers: { 'Retry-After': '30' } }),
    'en',
  );
  expect(error.message).toBe('Bitte prüfen Sie Ihre Angaben.');
  expect(hasErrorCode(error, 'invalid_request')).toBe(true);
  expect(error.fields).toEqual({ email: 'Fehlt' });
  expect(error.retryAfterSeconds).toBe(30);
  expect(error.language).toBe('en');
});

it('makes no sentence of an answer that is no error body', async () => {
  const error = await toApiError(new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'de');
  expect(error.code).toBe('internal');
  expect(error.message).toBe('');
  expect(error.retryAfterSeconds).toBeUndefined();
});

it.each([
  ['too_many_bookings_today', true],
  ['newcomers_day_full', true],
  ['patient_busy', false],
] as const)('the number of the practice stands beside %s: %s', (code, isBeside) => {
  expect(asksToCall(new ApiError('', { status: 409, code }))).toBe(isBeside);
});
