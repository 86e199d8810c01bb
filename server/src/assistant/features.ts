import { toStandardGerman } from './dialects.ts';
import { signals } from './words/signals.ts';

/** Buckets into which features are hashed. */
export const featureCount = 1 << 15;

/**
 * What the classifier sees of a normalised message, as hashed buckets: words and pairs of words, character 2- to
 * 5-grams of every word, the word groups that it contains, and pairs of those.
 */
export function findFeatures(text: string): number[] {
  const tokens = findTokens(text);
  return collectBuckets(featureCount, (add) => {
    addWords(tokens, [2, 5], add);
    addGroups(text, signals, add);
    add(`l ${Math.min(6, Math.floor(Math.log2(tokens.length + 1)))}`);
  });
}

type Add = (feature: string) => void;

/** The buckets, of `count` (a power of two), into which all that is added falls, each once. */
export function collectBuckets(count: number, addAll: (add: Add) => void): number[] {
  const buckets = new Set<number>();
  addAll((feature) => buckets.add(hash(feature) & (count - 1)));
  return [...buckets];
}

export function findTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu) ?? [];
}

/** Words, pairs of words, consonants, and the parts of words that are as long as said. */
export function addWords(tokens: readonly string[], [shortest, longest]: [number, number], add: Add): void {
  let previous = '^';
  for (const token of tokens) {
    add(`w ${token}`);
    add(`p ${previous} ${token}`);
    previous = token;
    if (token.length > 3) add(`k ${toSkeleton(token)}`);
    const padded = `_${token}_`;
    for (let length = shortest; length <= longest; length += 1)
      for (let start = 0; start + length <= padded.length; start += 1)
        add(`c ${padded.slice(start, start + length)}`);
  }
}

/** The groups whose words stand in a text, or would in standard German, and pairs of them. */
export function addGroups(text: string, groups: Readonly<Record<string, RegExp>>, add: Add): void {
  const standard = toStandardGerman(text);
  const found = Object.entries(groups)
    .filter(([, pattern]) => pattern.test(text) || (standard !== text && pattern.test(standard)))
    .map(([name]) => name);
  for (const [index, name] of found.entries()) {
    add(`s ${name}`);
    for (const other of found.slice(index + 1)) add(`t ${name} ${other}`);
  }
}

/** What dialects leave of a word: "Donnerstag", "Dunnersdach" and "Donnschdig" sound alike in their consonants. */
export function toSkeleton(word: string): string {
  return word
    .replace(/sch|[sßzx]/gu, 's')
    .replace(/ch|[gkqj]/gu, 'k')
    .replace(/[dt]h?/gu, 't')
    .replace(/[bp]f?/gu, 'p')
    .replace(/[vwf]/gu, 'f')
    .replace(/[aeiouyh]/gu, '')
    .replace(/(.)\1+/gu, '$1');
}

/** FNV-1a over UTF-16 code units. */
export function hash(feature: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    value ^= feature.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
