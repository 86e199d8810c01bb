import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { minutesToWait, placeOfFailure, targetSentence } from './code-problems.ts';

describe('minutesToWait', () => {
  it('rounds up, so that nobody comes too early', () => {
    const error = new ApiError('', { status: 429, code: 'too_many_requests', retryAfterSeconds: 61 });
    expect(minutesToWait(error)).toBe(2);
  });

  it('is silent about the short cooldown, which the button counts down', () => {
    const error = new ApiError('', { status: 429, code: 'code_too_soon', retryAfterSeconds: 30 });
    expect(minutesToWait(error)).toBeUndefined();
  });

  it('is silent about a failed network', () => {
    expect(minutesToWait(new TypeError('offline'))).toBeUndefined();
  });
});

describe('placeOfFailure', () => {
  it('puts a wrong code at the code', () => {
    expect(placeOfFailure('email', new ApiError('', { status: 400, code: 'invalid_code' }))).toBe('code');
  });

  it('puts a taken address at the address', () => {
    expect(placeOfFailure('email', new ApiError('', { status: 409, code: 'email_taken' }))).toBe('target');
  });
});

describe('targetSentence', () => {
  it('finds the sentence of the own field only', () => {
    const error = new ApiError('', {
      status: 400,
      code: 'invalid_request',
      fields: { email: 'Keine Adresse' },
    });
    expect(targetSentence('email', error)).toBe('Keine Adresse');
    expect(targetSentence('phone', error)).toBeUndefined();
  });
});
