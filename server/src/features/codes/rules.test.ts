import { expect, test } from 'vitest';
import { defaultCallCountries } from '../../domain/call-countries.ts';
import { toCodeSubjects, toForeignCountry, toPhoneNumber } from './rules.ts';

const context = {
  config: { callCountries: defaultCallCountries },
  practice: { facts: { phone: '+49 221 1' } },
};

test('a number is kept in one form, however it is typed', () => {
  for (const text of ['+49 221 4710123', '0221 4710123', '+49 (221) 471-0123', '0049221/4710123'])
    expect(toPhoneNumber(context, text)).toBe('+492214710123');
});

test('a number of a country that is not called is refused by a sentence that names those that are', () => {
  expect(toPhoneNumber(context, '+43 1 5870000')).toBe('+4315870000');
  const call = () => toPhoneNumber(context, '+61 2 9374 4000');
  expect(call).toThrow('phone_country_unsupported');
  expect(call).toThrow(
    expect.objectContaining({
      details: {
        sentence: {
          de: expect.stringContaining('Europäische Union'),
          en: expect.stringContaining('+49 221 1'),
        },
      },
    }),
  );
  const only = { ...context, config: { callCountries: ['DE', 'CH'] } };
  expect(() => toPhoneNumber(only, '+43 1 5870000')).toThrow(
    expect.objectContaining({
      details: {
        sentence: {
          de: 'Mit dem Code rufen wir nur Telefonnummern aus diesen Ländern an: Deutschland, Schweiz. Haben Sie keine solche Nummer, rufen Sie uns bitte an: +49 221 1.',
          en: expect.stringContaining('Germany, Switzerland'),
        },
      },
    }),
  );
});

test('calls are counted by country abroad only', () => {
  expect(toForeignCountry({ channel: 'phone', target: '+447400123456' })).toBe('GB');
  expect(toForeignCountry({ channel: 'phone', target: '+12125550123' })).toBe('US');
  expect(toForeignCountry({ channel: 'phone', target: '+492214710123' })).toBeUndefined();
  expect(toForeignCountry({ channel: 'email', target: 'anna@example.org' })).toBeUndefined();
});

test('codes are counted by mailbox, and calls also by the block of their number', () => {
  expect(toCodeSubjects({ channel: 'email', target: 'anna+neu@example.org' })).toEqual({
    target: 'anna@example.org',
  });
  expect(toCodeSubjects({ channel: 'phone', target: '+492214710123' })).toEqual({
    target: '+492214710123',
    numberBlock: '+492214710',
  });
});
