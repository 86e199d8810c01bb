import { describe, expect, it } from 'vitest';
import { emptyRegistration, findFirstProblem, findMissing } from './registration-checks.ts';

const values = {
  firstName: 'Maria',
  lastName: 'Sommer',
  email: 'maria@example.org',
  phone: '+492214710123',
  password: 'geheim',
  passwordRepeat: 'geheim',
};
const good = { values, isPrivacyAccepted: true, isEmailVerified: true, isPhoneVerified: true };

describe('findMissing', () => {
  it('names everything that is required, in the order of the form', () => {
    const fields = findMissing(emptyRegistration).map(({ field }) => field);
    expect(fields).toEqual(['firstName', 'lastName', 'email', 'phone']);
  });

  it('takes blanks for nothing', () => {
    expect(findMissing({ ...values, lastName: '  ' })).toEqual([{ field: 'lastName', reason: 'lastName' }]);
  });

  it('is content with a full form', () => {
    expect(findMissing(values)).toEqual([]);
  });
});

describe('findFirstProblem', () => {
  it('finds nothing wrong with a good form', () => {
    expect(findFirstProblem(good)).toBeUndefined();
  });

  it('goes through the checks in the order of the specification', () => {
    const bad = {
      values: { ...values, password: 'abc', passwordRepeat: 'abd' },
      isPrivacyAccepted: false,
      isEmailVerified: false,
      isPhoneVerified: false,
    };
    expect(findFirstProblem(bad)?.reason).toBe('privacy');
    expect(findFirstProblem({ ...bad, isPrivacyAccepted: true })?.reason).toBe('emailNotVerified');
    const withEmail = { ...bad, isPrivacyAccepted: true, isEmailVerified: true };
    expect(findFirstProblem(withEmail)?.reason).toBe('phoneNotVerified');
    const withPhone = { ...withEmail, isPhoneVerified: true };
    expect(findFirstProblem(withPhone)).toEqual({ field: 'passwordRepeat', reason: 'passwordsDiffer' });
    const short = { ...withPhone, values: { ...values, password: 'abc12', passwordRepeat: 'abc12' } };
    expect(findFirstProblem(short)).toEqual({ field: 'password', reason: 'passwordTooShort' });
  });

  it('takes a password of exactly six characters', () => {
    const six = { ...values, password: 'abc123', passwordRepeat: 'abc123' };
    expect(findFirstProblem({ ...good, values: six })).toBeUndefined();
  });

  it('does not trim passwords', () => {
    const spaced = { ...values, password: 'abc123 ', passwordRepeat: 'abc123' };
    expect(findFirstProblem({ ...good, values: spaced })?.reason).toBe('passwordsDiffer');
  });
});
