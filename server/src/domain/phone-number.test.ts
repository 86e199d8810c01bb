import { expect, test } from 'vitest';
import { parseGermanPhoneNumber } from './phone-number.ts';

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
  expect(parseGermanPhoneNumber(typed)).toBe(e164);
});

test.each([
  ['nothing', ''],
  ['too short', '12345'],
  ['too short for a landline', '0221 123'],
  ['words', 'meine Nummer'],
  ['words with O', 'OOOOOO'],
  ['Swiss', '+41 44 668 18 00'],
  ['Austrian', '0043 1 5870000'],
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
  expect(parseGermanPhoneNumber(typed)).toBeUndefined();
});
