import { numberWord, pause, shortestNumberWord, toNumber } from './number-words.ts';

/** Numbers said one after the other; `count` is how many there are if all are read as short as may be. */
export type SpokenNumbers = { start: number; end: number; count: number; words: readonly string[] };

const word = new RegExp(numberWord, 'iuy');
const wordOrDigit = new RegExp(`${numberWord}|\\d|(?<!\\p{L})(?:plus|o)`, 'iuy');
const between = new RegExp(pause, 'iuy');
const shortest = new RegExp(`${shortestNumberWord}|\\d|plus|o`, 'giu');
const openers = new Set(['plus', 'null', 'zero', 'oh', 'o']);
const letter = /\p{L}/uy;

/**
 * Rows of number words, with pauses or none between them; or rows of such words and digits that begin like a phone
 * number, with a nought or plus. Each place is cut once, by the longest word: a pattern that repeats words that are made of words never ends.
 */
export function findSpokenNumbers(text: string, kind: 'words' | 'phones'): SpokenNumbers[] {
  const token = kind === 'words' ? word : wordOrDigit;
  const rows: SpokenNumbers[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/u.test(text.charAt(at)) || (at > 0 && /\p{L}/u.test(text.charAt(at - 1)))) continue;
    const found: { start: number; end: number; word: string }[] = [];
    let next = at;
    for (;;) {
      const said = matchAt(token, text, next);
      if (said === undefined) break;
      const end = next + said.length;
      if (kind === 'words' || found.length > 0 || openers.has(said.toLowerCase()))
        found.push({ start: next, end, word: said.toLowerCase() });
      next = end + (matchAt(between, text, end) ?? '').length;
    }
    // "eins" of "einsam" is no number.
    while (found.length > 0 && matchAt(letter, text, found.at(-1)?.end ?? 0) !== undefined) found.pop();
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) {
      at = Math.max(at, next - 1);
      continue;
    }
    const words = found.map((part) => part.word);
    const count = words.flatMap((one) => one.match(shortest) ?? []).length;
    rows.push({ start: first.start, end: last.end, count, words });
    at = last.end - 1;
  }
  return rows;
}

/** Whether each number is the one before and one more: "neun, zehn, elf". */
export function isAscending(words: readonly string[]): boolean {
  const numbers = words.map(toNumber);
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}
