import { expect, test } from 'vitest';
import { toPlainDigits } from './plain-digits.ts';

/** Every code point that is a decimal digit, in the order of Unicode. */
const decimalDigits = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /^\p{Nd}$/u.test(sign));

test('the ten digits of every script become 0 to 9, in their order', () => {
  expect(decimalDigits.length).toBeGreaterThan(600);
  expect(toPlainDigits(decimalDigits.join(''))).toBe('0123456789'.repeat(decimalDigits.length / 10));
});

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian', '۱۲۳۴۵۶', '123456'],
  ['Devanagari', '४८२९०१', '482901'],
  ['Bengali', '১২৩', '123'],
  ['Thai', '๑๒๓', '123'],
  ['full width', '０２２１ ４７１０１２３', '0221 4710123'],
  ['mathematical bold beside mathematical double-struck', '𝟗𝟘', '90'],
  ['a phone number with a plus sign', '+٤٩ ١٥١ ٢٣٤', '+49 151 234'],
  ['a date', '٠٣.٠٥.١٩٨٠', '03.05.1980'],
  ['signs that are no decimal digits', '①½Ⅷ五²', '①½Ⅷ五²'],
  ['text', 'Größe 5 👍🏽', 'Größe 5 👍🏽'],
  ['nothing', '', ''],
])('%s: %s → %s', (_, typed, plain) => {
  expect(toPlainDigits(typed)).toBe(plain);
});
