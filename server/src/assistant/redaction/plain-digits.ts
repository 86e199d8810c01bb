/** The digits of every script as ours: "٠١٧٦" is "0176". */
export function writePlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(toDigit(digit.codePointAt(0) ?? 0)));
}

/** The digits of a script stand in a row from its nought on. */
function toDigit(codePoint: number): number {
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % 10;
}
