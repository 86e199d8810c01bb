import type { NameFinder } from '../server/src/assistant/redaction/find-names.ts';
import { createRedactor } from '../server/src/assistant/redaction/redact.ts';

export type Redacted = {
  items: number;
  removed: number;
  words: number;
  kept: number;
  leaks: string[];
  losses: string[];
};
type Span = { start: number; end: number };

const doctors = ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'];

/**
 * How many of the items in double braces are removed, where they stand, and how many of the other words are kept. A
 * letter or digit that is left of an item by itself names nobody.
 */
export function judgeRedaction(lines: readonly string[], names?: NameFinder): Redacted {
  const sum: Redacted = { items: 0, removed: 0, words: 0, kept: 0, leaks: [], losses: [] };
  for (const line of lines) {
    const { text, items } = readMarked(line);
    const hidden = findHidden(text, createRedactor([], doctors, names).redact(text));
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
  for (const [index, part] of line.split(/\{\{|\}\}/u).entries()) {
    if (index % 2 === 1) items.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, items };
}

/** Where the placeholders stand in the original. */
function findHidden(text: string, redacted: string): Span[] {
  const hidden: Span[] = [];
  let end = 0;
  for (const [index, left] of redacted.split(/\[[A-Z]+_\d+\]/u).entries()) {
    const start =
      index === 0 ? 0 : left === '' ? (redacted.endsWith(']') ? text.length : end) : text.indexOf(left, end);
    if (index > 0) hidden.push({ start: end, end: start });
    end = start + left.length;
  }
  return hidden;
}
