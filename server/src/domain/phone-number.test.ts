import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { defaultCallCountries } from './call-countries.ts';
import { parsePersonalPhone, parsePhoneNumber } from './phone-number.ts';

test.each([
  ['0221 4710123', '+492214710123'],
  ['+49 (221) 471-0123', '+492214710123'],
  ['+49 (0)221/471-01 23', '+492214710123'],
  ['+49 0221 4710123', '+492214710123'],
  ['0049 221 4710123', '+492214710123'],
  ['00 49 221 4710123', '+492214710123'],
  ['tel:+492214710123', '+492214710123'],
  ['０２２１ ４７１０１２３', '+492214710123'],
  ['٠٢٢١ ٤٧١٠١٢٣', '+492214710123'],
  ['+۴۹ ۲۲۱ ۴۷۱۰۱۲۳', '+492214710123'],
  ['०२२१ ४७१०१२३', '+492214710123'],
  ['𝟎𝟐𝟐𝟏 𝟒𝟕𝟏𝟎𝟏𝟐𝟑', '+492214710123'],
  ['0171 3920007', '+491713920007'],
  ['+49 (0)151/2345 6789', '+4915123456789'],
  ['0049 151 23456789', '+4915123456789'],
  ['49 151 23456789', '+4915123456789'],
  ['4915123456789', '+4915123456789'],
  ['(49) 151 23456789', '+4915123456789'],
  ['O151 23456789', '+4915123456789'],
  ['+49 o151 234567O9', '+4915123456709'],
  ['0491 4710123', '+494914710123'],
  ['04725 123', '+494725123'],
  ['030 12345678', '+493012345678'],
  ['0221 47101234', '+4922147101234'],
  ['032 123456789', '+4932123456789'],
])('%s is %s', (typed, e164) => {
  expect(parsePersonalPhone(typed)).toEqual({ number: e164, country: 'DE' });
});

test.each([
  ['nothing', ''],
  ['too short', '12345'],
  ['too short for a landline', '0221 123'],
  ['words', 'meine Nummer'],
  ['words with O', 'OOOOOO'],
  ['premium rate', '0900 1234567'],
  ['shared cost', '0180 5 123456'],
  ['voting', '0137 1234567'],
  ['free of charge', '0800 1234567'],
  ['personal, at the price of its owner', '0700 12345678'],
  ['service', '018 1234567'],
  ['directory enquiries', '11833'],
  ['pager', '0168 1234567'],
  ['emergency', '112'],
  ['emergency behind an area code', '0221 112'],
  ['police behind a long area code', '036372 110'],
  ['doctor on call', '116117'],
  ['with an extension', '0221 4710123 ext. 5'],
  ['one digit too many for a mobile', '0151 234567890'],
  ['over-dialled landline of twelve digits', '0221 471012345'],
  ['over-dialled landline of fifteen digits', '+49 221 471012345678'],
])('%s is no number of a patient', (_, typed) => {
  expect(parsePersonalPhone(typed)).toBeUndefined();
});

test.each([
  ['+44 7400 123456', 'GB', '+447400123456'],
  ['0044 20 7946 0018', 'GB', '+442079460018'],
  ['+44 (0)20 7946 0018', 'GB', '+442079460018'],
  ['+33 1 42 68 53 00', 'FR', '+33142685300'],
  ['+31 6 12345678', 'NL', '+31612345678'],
  ['+41 44 668 18 00', 'CH', '+41446681800'],
  ['0043 1 5870000', 'AT', '+4315870000'],
  ['+1 212 555 0123', 'US', '+12125550123'],
  ['+1 416 555 0123', 'CA', '+14165550123'],
  ['+39 06 4782 1234', 'IT', '+390647821234'],
  ['+358 18 12345', 'AX', '+3581812345'],
  ['+423 234 56 78', 'LI', '+4232345678'],
  ['+61 2 9374 4000', 'AU', '+61293744000'],
  ['+1 876 523 0123', 'JM', '+18765230123'],
  ['+44 7797 123456', 'JE', '+447797123456'],
])('%s is a number of %s', (typed, country, number) => {
  expect(parsePersonalPhone(typed)).toEqual({ number, country });
});

// Mobiles of Åland have numbers of Finland.
test.each(defaultCallCountries.filter((country) => country !== 'AX'))(
  'an example of a mobile in %s is a number of that country',
  (country) => {
    const example = getExampleNumber(country as CountryCode, examples);
    expect(parsePersonalPhone(example?.number ?? '')).toEqual({ number: example?.number, country });
  },
);

test.each([
  ['British premium rate', '+44 909 8790000'],
  ['British shared cost', '+44 843 4100123'],
  ['British shared cost', '+44 870 0100123'],
  ['British personal', '+44 70 1234 5678'],
  ['British free of charge', '+44 800 123 4567'],
  ['Austrian premium rate', '+43 900 123456'],
  ['Austrian shared cost', '+43 810 123456'],
  ['Swiss premium rate', '+41 900 123 456'],
  ['Swiss shared cost', '+41 840 123 456'],
  ['French premium rate', '+33 891 123456'],
  ['French shared cost', '+33 820 123456'],
  ['Dutch premium rate', '+31 900 1234567'],
  ['Italian premium rate', '+39 899 123456'],
  ['Spanish premium rate', '+34 803 123456'],
  ['Spanish shared cost', '+34 901 123456'],
  ['Polish premium rate', '+48 701 234567'],
  ['Belgian premium rate', '+32 90 123456'],
  ['American premium rate', '+1 900 234 5678'],
  ['American free of charge', '+1 800 234 5678'],
  ['American personal', '+1 500 234 5678'],
  ['international network', '+882 16 1234567'],
  ['satellite', '+881 612 345678'],
  ['international premium rate', '+979 123 456 789'],
])('%s (%s) is no number of a patient', (_, typed) => {
  expect(parsePersonalPhone(typed)).toBeUndefined();
});

test('what the desk notes may be of any country and kind', () => {
  expect(parsePhoneNumber('+44 843 4100123')).toBe('+448434100123');
  expect(parsePhoneNumber('+61 2 9374 4000')).toBe('+61293744000');
  expect(parsePhoneNumber('+44 1')).toBeUndefined();
});
