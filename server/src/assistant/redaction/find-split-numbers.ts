import type { PersonalItem } from './personal-item.ts';

/** How many texts later the rest of a number may come: what was asked may stand between. */
const textsBetween = 2;
const beginning = /(?<![\d.,:/-])0\d{1,6}[\s/-]{0,3}$/u;
const goesOn =
  /^[\s/-]{0,3}(?<digits>\d(?:[\s/-]{0,2}\d){1,12})(?![\d:.,]?\d)(?!\s?(?:uhr|€|eur|o.clock|am|pm)(?!\p{L}))/iu;
const leastDigits = 7;

/** Phone numbers whose parts stand in several texts: the first begins with a nought and ends its text, the others begin theirs. */
export function findSplitNumbers(texts: readonly string[]): PersonalItem[][] {
  const items: PersonalItem[][] = texts.map(() => []);
  for (const [first, text] of texts.entries()) {
    const head = beginning.exec(text);
    if (!head) continue;
    const parts: { index: number; start: number; end: number }[] = [
      { index: first, start: head.index, end: head.index + head[0].trimEnd().length },
    ];
    for (let index = first + 1; index <= (parts.at(-1)?.index ?? first) + textsBetween; index += 1) {
      const digits = goesOn.exec(texts[index] ?? '')?.groups?.digits;
      if (digits === undefined) continue;
      const start = (texts[index] ?? '').indexOf(digits);
      parts.push({ index, start, end: start + digits.length });
    }
    const count = parts.reduce(
      (sum, { index, start, end }) => sum + (texts[index] ?? '').slice(start, end).replace(/\D/gu, '').length,
      0,
    );
    if (parts.length < 2 || count < leastDigits) continue;
    for (const { index, start, end } of parts) items[index]?.push({ start, end, kind: 'TELEFON' });
  }
  return items;
}
