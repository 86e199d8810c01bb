import { findSpokenNumbers } from './find-spoken-numbers.ts';
import type { PersonalItem } from './personal-item.ts';

/** How many texts later the rest of a number may come: what was asked may stand between. */
const textsBetween = 2;
const leastDigits = 7;
/** Whoever has said as many has said all of it. */
const mostDigits = 10;

type Part = { start: number; end: number; digits: number };

const gap = '[\\s/(),|–-]{0,3}';
const ending = '[\\s/–-]{0,3}[.,…:;!]{0,3}$';
/** What a number begins with that is told in parts: a nought, a plus, a letter before digits; or nothing else is said. */
const beginning = new RegExp(
  `(?<![\\d.,:/-]|\\p{L})(?:\\(?(?:\\+\\s?\\d|0)(?:${gap}\\d){0,8}\\)?|\\p{L}{1,2}\\s?\\d{1,8})${ending}`,
  'u',
);
const bare = /^[\s#(]{0,3}\d(?:[\s/-]{0,2}\d){1,5}[\s).…]{0,3}$/u;

const filler =
  '(?:(?:und|dann|danach|weiter|mit|die|der|das|ist|sind|noch|also|so|ja|ok|nun|jetzt|ersten?|nächsten?|letzten?|zweiten?|dritten?|folgenden?|rest|ende|am|zum|schluss|ziffern?|zahlen?|and|then|next|last|the|first|rest|is|finally|digits|plus|äh+m?)(?!\\p{L})[\\s,.:…-]{0,4})';
const goesOn = new RegExp(
  `^[\\s,.…/(-]{0,4}${filler}{0,6}(?<digits>\\d(?:(?:${gap}|\\s?[.…]\\s?|\\s(?:und|and)\\s)\\d){1,12})(?![\\d:]|[.,]\\d)(?!\\s?(?:uhr|€|eur|o.clock|am|pm|mg|ml|minuten|stunden|tage|wochen|jahre|zähne?)(?!\\p{L}))`,
  'iu',
);
const fillers = new RegExp(`^[\\s,.…-]{0,4}${filler}{0,6}$`, 'iu');

/**
 * Numbers whose parts stand in several texts: the first ends its text, whatever sign is behind it, the others begin theirs,
 * perhaps with "und" or "die nächsten". What was found in one text by itself may go on in the next.
 */
export function findSplitNumbers(
  texts: readonly string[],
  found: readonly (readonly PersonalItem[])[] = [],
): PersonalItem[][] {
  const items: PersonalItem[][] = texts.map(() => []);
  for (const [first, text] of texts.entries()) {
    const head = findHead(text, found[first] ?? []);
    if (!head) continue;
    const parts = [{ index: first, ...head }];
    for (let index = first + 1; index <= (parts.at(-1)?.index ?? first) + textsBetween; index += 1) {
      const next = texts[index] ?? '';
      const part = head.isBare && !bare.test(next) ? undefined : findPart(next);
      if (part) parts.push({ index, ...part, isBare: false, isFound: false });
    }
    const count = parts.reduce((sum, { digits }) => sum + digits, 0);
    const least = head.isFound ? 0 : head.isBare ? leastDigits - 1 : leastDigits;
    if (parts.length < 2 || count < least) continue;
    for (const { index, start, end } of parts) items[index]?.push({ start, end, kind: 'TELEFON' });
  }
  return items;
}

function findHead(
  text: string,
  found: readonly PersonalItem[],
): (Part & { isBare: boolean; isFound: boolean }) | undefined {
  const last = found.at(-1);
  if (last && last.kind !== 'NAME' && /^[\s).,…:;!]*$/u.test(text.slice(last.end))) {
    const { start, end } = last;
    const digits = countDigits(text.slice(start, end));
    if (digits > 0 && digits < mostDigits) return { start, end, digits, isBare: false, isFound: true };
  }
  const match = bare.exec(text) ?? beginning.exec(text);
  if (match)
    return {
      ...toPart(match[0], match.index),
      isBare: bare.test(text) && !/^\W*0/u.test(text),
      isFound: false,
    };
  const said = findSpokenNumbers(text, 'phones').at(-1);
  if (said === undefined || /[\p{L}\p{N}]/u.test(text.slice(said.end))) return undefined;
  return { start: said.start, end: said.end, digits: said.count, isBare: false, isFound: false };
}

function findPart(text: string): Part | undefined {
  const match = goesOn.exec(text);
  const digits = match?.groups?.digits;
  if (digits !== undefined) return toPart(digits, text.indexOf(digits));
  const said = findSpokenNumbers(text, 'words').at(0);
  if (!said || said.count < 2 || !fillers.test(text.slice(0, said.start))) return undefined;
  return { start: said.start, end: said.end, digits: said.count };
}

function toPart(written: string, start: number): Part {
  return { start, end: start + written.trimEnd().length, digits: countDigits(written) };
}

function countDigits(text: string): number {
  const spoken = findSpokenNumbers(text, 'phones').reduce((sum, { count }) => sum + count, 0);
  return text.replace(/\D/gu, '').length || spoken;
}
