import type { NameFinder } from '../server/src/assistant/redaction/find-names.ts';
import { toPlainCharacters } from '../server/src/assistant/redaction/plain-characters.ts';
import { createRedactor, type Redactor } from '../server/src/assistant/redaction/redact.ts';

export type Redacted = {
  items: number;
  removed: number;
  words: number;
  kept: number;
  leaks: string[];
  losses: string[];
};
type Span = { start: number; end: number };

const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };

/**
 * How many of the items in double braces are removed, where they stand, and how many of the other words are kept. A
 * letter or digit that is left of an item by itself names nobody.
 */
export function judgeRedaction(lines: readonly string[], names?: NameFinder): Redacted {
  const sum: Redacted = { items: 0, removed: 0, words: 0, kept: 0, leaks: [], losses: [] };
  for (const line of lines) {
    const { text, items } = readMarked(line);
    const hidden = findHidden(text, createRedactor([], kept, names));
    const isHidden = (word: Span) => hidden.some(({ start, end }) => start < word.end && word.start < end);
    const findWords = (pattern: RegExp, from = 0, to = text.length): Span[] =>
      [...text.slice(from, to).matchAll(pattern)].map(({ index, 0: word }) => ({
        start: from + index,
        end: from + index + word.length,
      }));
    for (const { start, end } of items) {
      sum.items += 1;
      if (findWords(/[\p{L}\p{N}]{2,}/gu, start, end).every(isHidden)) sum.removed += 1;
      else sum.leaks.push(`${text.slice(start, end)} · ${text}`);
    }
    for (const word of findWords(/[\p{L}\p{N}.:]+/gu)) {
      if (items.some(({ start, end }) => start < word.end && word.start < end)) continue;
      sum.words += 1;
      if (isHidden(word)) sum.losses.push(`${text.slice(word.start, word.end)} · ${text}`);
      else sum.kept += 1;
    }
  }
  return sum;
}

function readMarked(line: string): { text: string; items: Span[] } {
  const items: Span[] = [];
  let text = '';
  for (const [index, part] of toPlainCharacters(line)
    .split(/\{\{|\}\}/u)
    .entries()) {
    if (index % 2 === 1) items.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, items };
}

/** Where the placeholders stand in the original. */
function findHidden(text: string, redactor: Redactor): Span[] {
  const hidden: Span[] = [];
  const redacted = redactor.redact(text);
  let end = 0;
  let from = 0;
  for (const { 0: placeholder, index } of redacted.matchAll(/\[[A-Z]+_\d+\]/gu)) {
    const start = end + index - from;
    from = index + placeholder.length;
    // Of spellings that share a placeholder one is restored; they are of one length but for "ue" and "ß".
    const value = redactor.restore(placeholder);
    const isSpeltSo = text.slice(start).toLowerCase().startsWith(value.toLowerCase());
    const next = redacted.slice(from).split('[')[0] ?? '';
    end = isSpeltSo || next === '' ? start + value.length : text.indexOf(next, start + 1);
    hidden.push({ start, end });
  }
  return hidden;
}
