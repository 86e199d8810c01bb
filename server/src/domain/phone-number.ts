import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Numbers that people have; premium, shared-cost and service numbers would make calls with codes costly. */
const personalTypes: readonly (string | undefined)[] = [
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
];

/**
 * Digits of a German landline after +49: the numbering plan of the Bundesnetzagentur ends at eleven, and no
 * place has fewer than seven. The metadata know no end, because digits behind a whole number are ignored by
 * the exchange; each would make another number of the same telephone.
 */
const landlineDigits = { least: 7, most: 11 };

/**
 * A German phone number as E.164 (`+49…`), from what a person types (`0221 4710123`, `+49 (0)221/471-0123`,
 * `49 151…`, the letter O for a zero); undefined if it is none, or none of a person. Only +49 numbers are
 * taken, which also keeps calls with codes from being placed to costly foreign numbers.
 */
export function parseGermanPhoneNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(tidy(text), 'DE');
  if (!number?.isValid() || number.countryCallingCode !== '49' || number.ext) return undefined;
  const type = number.getType();
  if (!personalTypes.includes(type)) return undefined;
  if (type === 'FIXED_LINE' && !isLandline(number.nationalNumber, number.formatNational())) return undefined;
  return number.number;
}

/**
 * A phone number of any country as E.164, from what a person types; undefined if it is none. For numbers that people
 * dial: the server itself calls German ones only.
 */
export function parsePhoneNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(tidy(text), 'DE');
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** One spelling of digits, and the plus sign that a number with a country code has. */
function tidy(text: string): string {
  const digits = toPlainDigits(text.normalize('NFKC')).trim().replace(/[oO]/g, '0');
  return /^\(?49/.test(digits) ? `+${digits}` : digits;
}

function isLandline(nationalNumber: string, formatted: string): boolean {
  // Behind an area code, 110, 112 and their like reach the same desks as alone.
  const isService = /\D11\d$/.test(formatted);
  const { least, most } = landlineDigits;
  return !isService && nationalNumber.length >= least && nationalNumber.length <= most;
}
