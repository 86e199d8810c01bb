import { expect, test } from 'vitest';
import { parseGermanPhoneNumber } from './phone-number.ts';

test.each([
  ['0221 4710123', '+492214710123'],
  ['+49 (221) 471-0123', '+492214710123'],
  ['0049 221 4710123', '+492214710123'],
  ['0171 3920007', '+491713920007'],
])('%s is %s', (typed, e164) => {
  expect(parseGermanPhoneNumber(typed)).toBe(e164);
});

test.each([
  ['too short', '12345'],
  ['words', 'meine Nummer'],
  ['Swiss', '+41 44 668 18 00'],
  ['premium rate', '0900 1234567'],
  ['emergency', '112'],
  ['free of charge', '0800 1234567'],
])('%s is no number of a patient', (_, typed) => {
  expect(parseGermanPhoneNumber(typed)).toBeUndefined();
});
