import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A phone number of a person as E.164, and the country that it belongs to (ISO 3166-1 alpha-2). */
export type PersonalPhone = { number: string; country: string };

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
 * A phone number of a person, from what is typed (`0221 4710123`, `+49 (0)221/471-0123`, `49 151…`, the letter O for a
 * zero, `+44 7400 123456`, `0033 1 …`); undefined if it is none, or a premium-rate, shared-cost or service number. It is
 * German unless it begins with + or 00.
 */
export function parsePersonalPhone(text: string): PersonalPhone | undefined {
  const phone = parsePhoneNumberFromString(tidy(text), 'DE');
  if (!phone?.isValid() || !phone.country || phone.ext) return undefined;
  const type = phone.getType();
  if (!personalTypes.includes(type)) return undefined;
  if (phone.country === 'DE' && type === 'FIXED_LINE' && !isGermanLandline(phone)) return undefined;
  return { number: phone.number, country: phone.country };
}

/**
 * A phone number of any country and kind as E.164, from what is typed; undefined if it is none. For numbers that people
 * dial: the server itself calls personal ones of some countries only.
 */
export function parsePhoneNumber(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(tidy(text), 'DE');
  return phone?.isValid() && !phone.ext ? phone.number : undefined;
}

/** One spelling of digits, and the plus sign that a number with a country code has. */
function tidy(text: string): string {
  const digits = toPlainDigits(text.normalize('NFKC')).trim().replace(/[oO]/g, '0');
  return /^\(?49/.test(digits) ? `+${digits}` : digits;
}

function isGermanLandline(phone: PhoneNumber): boolean {
  // Behind an area code, 110, 112 and their like reach the same desks as alone.
  const isService = /\D11\d$/.test(phone.formatNational());
  const { length } = phone.nationalNumber;
  return !isService && length >= landlineDigits.least && length <= landlineDigits.most;
}
