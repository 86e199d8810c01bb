import { describe, expect, it } from 'vitest';
import { emptyRegistration, findRegistrationProblems } from './registration-checks.ts';

const values = {
  firstName: 'Maria',
  lastName: 'Sommer',
  email: 'maria@example.org',
  phone: '+492214710123',
  password: 'geheim',
  passwordRepeat: 'geheim',
  sum: '7',
  privacy: true,
};
const proven = { sumProblem: undefined, isEmailProven: true, isPhoneProven: true };
const codes = (problems: { code: string }[]) => problems.map(({ code }) => code);

describe('findRegistrationProblems', () => {
  it('finds nothing wrong with a good form', () => {
    expect(findRegistrationProblems(values, proven)).toEqual([]);
  });

  it('names everything of an empty form at once, each field once', () => {
    const nothing = { sumProblem: 'captcha_missing', isEmailProven: false, isPhoneProven: false } as const;
    expect(codes(findRegistrationProblems(emptyRegistration, nothing))).toEqual([
      'first_name_missing',
      'last_name_missing',
      'email_missing',
      'phone_missing',
      'captcha_missing',
      'privacy_missing',
      'password_too_short',
    ]);
  });

  it('goes through the checks in their fixed order', () => {
    const bad = { ...values, password: 'abc', passwordRepeat: 'abd', privacy: false };
    const nothing = { sumProblem: 'captcha', isEmailProven: false, isPhoneProven: false } as const;
    expect(findRegistrationProblems(bad, nothing)).toEqual([
      { field: 'sum', code: 'captcha' },
      { field: 'privacy', code: 'privacy_missing' },
      { field: 'email', code: 'email_unproven' },
      { field: 'phone', code: 'phone_unproven' },
      { field: 'passwordRepeat', code: 'passwords_differ' },
      { field: 'password', code: 'password_too_short' },
    ]);
  });

  it('takes blanks for nothing', () => {
    expect(codes(findRegistrationProblems({ ...values, lastName: '  ' }, proven))).toEqual([
      'last_name_missing',
    ]);
  });

  it('takes a password of exactly six characters', () => {
    const six = { ...values, password: 'abc123', passwordRepeat: 'abc123' };
    expect(findRegistrationProblems(six, proven)).toEqual([]);
  });

  it('does not trim passwords', () => {
    const spaced = { ...values, password: 'abc123 ', passwordRepeat: 'abc123' };
    expect(codes(findRegistrationProblems(spaced, proven))).toEqual(['passwords_differ']);
  });
});
