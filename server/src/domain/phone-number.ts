import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A German phone number as E.164 (`+49…`), from what a person types (`0221 4710123`, `+49 (221) 471-0123`);
 * undefined if it is none. SPEC §5 expects +49 numbers; others are refused, which also keeps calls with
 * codes from being placed to costly foreign numbers.
 */
export function parseGermanPhoneNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'DE');
  return number?.isValid() && number.countryCallingCode === '49' ? number.number : undefined;
}
