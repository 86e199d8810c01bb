import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Numbers that people have; premium, shared-cost and service numbers would make calls with codes costly. */
const personalTypes: readonly (string | undefined)[] = [
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
];

/**
 * A German phone number as E.164 (`+49…`), from what a person types (`0221 4710123`, `+49 (221) 471-0123`);
 * undefined if it is none, or none of a person. SPEC §5 expects +49 numbers; others are refused, which also
 * keeps calls with codes from being placed to costly foreign numbers.
 */
export function parseGermanPhoneNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'DE');
  if (!number?.isValid() || number.countryCallingCode !== '49') return undefined;
  return personalTypes.includes(number.getType()) ? number.number : undefined;
}
