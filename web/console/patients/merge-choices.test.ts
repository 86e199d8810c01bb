import type { MergeSide } from '@praxisportal/contract/staff/patient-merge';
import { describe, expect, it } from 'vitest';
import { compareEntries, takeAtFirst } from './merge-choices.ts';

const side = (values: Partial<MergeSide>): MergeSide => ({
  ...{ id: '0199a0a0-0000-7000-8000-000000000001', version: 1, firstName: 'Anna', lastName: 'Meyer' },
  ...{
    dateOfBirth: '1980-05-03',
    phone: null,
    email: null,
    language: 'de',
    hasAccount: false,
    isIdentityChecked: false,
  },
  ...{ createdAt: '2026-11-25T08:00:00.000Z', appointmentCount: 0, noteCount: 0, messageCount: 0 },
  lastVisitDate: null,
  ...values,
});
const choicesOf = (remaining: Partial<MergeSide>, going: Partial<MergeSide>) => {
  const rows = compareEntries({ remaining: side(remaining), going: side(going) });
  return {
    asked: rows.filter(({ isChoice }) => isChoice).map(({ field }) => field),
    taken: takeAtFirst(rows),
  };
};

describe('what is asked before two entries are merged', () => {
  it('is nothing where both say the same', () => {
    expect(choicesOf({}, {})).toEqual({ asked: [], taken: [] });
  });

  it('is what differs; what the one that remains lacks is taken from the other', () => {
    expect(
      choicesOf({ lastName: 'Maier', phone: '+492211' }, { phone: '+492212', email: 'anna@example.org' }),
    ).toEqual({ asked: ['name', 'phone', 'email'], taken: ['email'] });
    expect(choicesOf({ dateOfBirth: null }, {})).toEqual({ asked: ['dateOfBirth'], taken: ['dateOfBirth'] });
  });

  it('is never the contact of an account', () => {
    const account = { hasAccount: true, phone: '+492211', email: 'konto@example.org' };
    expect(choicesOf(account, { phone: '+492212', email: 'anna@example.org', language: 'en' })).toEqual({
      ...{ asked: ['language'], taken: [] },
    });
  });
});
