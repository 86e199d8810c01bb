const noBreakSpace = '\u00a0';

/** Keeps "§ 5", "Art. 6 Abs. 1 Buchst. a" and the groups of a phone number on one line. */
export function keepTogether(text: string): string {
  return text
    .replaceAll(/(§|Art\.|Abs\.|Nr\.|no\.|Buchst\.) /g, `$1${noBreakSpace}`)
    .replaceAll(/\+\d+(?: \d+)+/g, (number) => number.replaceAll(' ', noBreakSpace));
}
