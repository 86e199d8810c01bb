import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { sortRegistrationError } from './registration-errors.ts';

describe('sortRegistrationError', () => {
  it('puts a taken e-mail address and phone number at their fields', () => {
    const email = new ApiError('Schon vergeben', { status: 409, code: 'email_taken' });
    expect(sortRegistrationError(email, '-')).toEqual({ fields: { email: 'Schon vergeben' }, notice: '' });
    const phone = new ApiError('Schon vergeben', { status: 409, code: 'phone_taken' });
    expect(sortRegistrationError(phone, '-')).toEqual({ fields: { phone: 'Schon vergeben' }, notice: '' });
  });

  it('puts a password that is refused at its field', () => {
    const error = new ApiError('Zu einfach', { status: 422, code: 'password_too_simple' });
    expect(sortRegistrationError(error, '-')).toEqual({ fields: { password: 'Zu einfach' }, notice: '' });
  });

  it('spreads the sentences of a refused request over the fields', () => {
    const error = new ApiError('Bitte prüfen', {
      status: 400,
      code: 'invalid_request',
      fields: { lastName: 'Zu lang', password: 'Zu kurz' },
    });
    expect(sortRegistrationError(error, '-')).toEqual({
      fields: { lastName: 'Zu lang', password: 'Zu kurz' },
      notice: '',
    });
  });

  it('shows what belongs to no field of the form above it', () => {
    const error = new ApiError('Bitte prüfen', { status: 400, code: 'invalid_request', fields: { x: 'y' } });
    expect(sortRegistrationError(error, '-')).toEqual({ fields: {}, notice: 'Bitte prüfen' });
  });

  it('falls back to the sentence of the specification', () => {
    const silent = new ApiError('', { status: 502, code: 'internal' });
    expect(sortRegistrationError(silent, 'Registrierung fehlgeschlagen').notice).toBe(
      'Registrierung fehlgeschlagen',
    );
  });
});
