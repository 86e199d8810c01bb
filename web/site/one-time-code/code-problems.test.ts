import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/errors.ts';
import { problemOfChecking, problemOfSending } from './code-problems.ts';

describe('problemOfSending', () => {
  it('names a refused address or number at its field', () => {
    const fields = { email: 'Keine Adresse' };
    const refused = new ApiError('Bitte prüfen', { status: 400, code: 'invalid_request', fields });
    expect(problemOfSending('email', 'anna', refused)).toEqual({ at: 'target', code: 'email_invalid' });
    const problem = { at: 'target', code: 'email_mailbox' };
    expect(problemOfSending('email', 'jürgen@example.org', refused)).toEqual(problem);
    const foreign = new ApiError('', { status: 400, code: 'invalid_phone' });
    expect(problemOfSending('phone', '0221', foreign)).toMatchObject({ at: 'target', error: foreign });
  });

  it('keeps any other error as it came', () => {
    const error = new ApiError('', { status: 429, code: 'too_many_requests', retryAfterSeconds: 61 });
    expect(problemOfSending('phone', '0221', error)).toEqual({ at: 'target', error, failure: 'send_code' });
  });
});

describe('problemOfChecking', () => {
  it('shows a wrong code at the code', () => {
    const error = new ApiError('', { status: 400, code: 'invalid_code' });
    expect(problemOfChecking({ channel: 'email', target: 'anna', purpose: 'verification' }, error)).toEqual({
      at: 'code',
      error,
      failure: 'check_code',
    });
  });

  it.each([
    ['login', 'login'],
    ['verification', 'send'],
    ['contact_change', 'send'],
    ['password_reset', 'send'],
  ] as const)('without an answer to a code for %s calls no code invalid', (purpose, failure) => {
    for (const status of [0, 502]) {
      const error = new ApiError('', { status, code: 'internal' });
      expect(problemOfChecking({ channel: 'phone', target: '0221', purpose }, error)).toEqual({
        at: 'code',
        error,
        failure,
      });
    }
  });

  it('shows a taken number at the number', () => {
    const error = new ApiError('', { status: 409, code: 'phone_taken' });
    expect(
      problemOfChecking({ channel: 'phone', target: '0221', purpose: 'verification' }, error),
    ).toMatchObject({ at: 'target', error });
  });
});
