const isDecimalDigit = /^\p{Nd}$/u;

/**
 * Text with the decimal digits of every script as 0 to 9: keyboards in Arabic, Persian, Hindi or full width type others.
 * Everything else stays as it is.
 */
export function toPlainDigits(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (sign) => (isDecimalDigit.test(sign) ? placeInRow(sign) : sign));
}

/** Unicode keeps the ten digits of a script side by side, from zero to nine, so the value is the place in the row. */
function placeInRow(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDecimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
