import { writePlainDigits } from './plain-digits.ts';

const hanDigits = '〇一二三四五六七八九';

/**
 * A text as it is read: characters without any width, and letters and digits of full width, in circles, as mathematicians
 * write them or in another script, dashes of any length within numbers and the letter o for a nought would hide what a
 * reader sees all the same.
 */
export function toPlainCharacters(text: string): string {
  const compatible = text
    // As an apostrophe it would become a space with an accent.
    .replace(/[´`]/gu, '’')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[零〇一二三四五六七八九]{3,}/gu, (row) =>
      row.replaceAll('零', '〇').replace(/./gu, (digit) => String(hanDigits.indexOf(digit))),
    );
  return writePlainDigits(compatible)
    .replace(/\p{Pd}(?=\s?\d)/gu, '-')
    .replace(/(?<![\p{L}\p{N}])(?=\d*o+\d)[\do]{3,}(?![\p{L}\p{N}])/giu, (row) =>
      row.replaceAll(/o/giu, '0'),
    );
}
