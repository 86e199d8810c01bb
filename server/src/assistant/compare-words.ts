import { countSlipsToBeginnings } from '../domain/slips.ts';

const shortestPart = 4;
const leastShared = 0.45;
const longestEnding = 3;
const alikes = { ending: 0.95, slips: 0.9, part: 0.85, smallPart: 0.7 };

/**
 * How much a word is like a known one, from 0 to 1: the same, with a slip or two, within a compound or around one, or
 * with another ending.
 */
export function compareWords(word: string, known: string): number {
  if (word === known) return 1;
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  if (short.length < shortestPart || (word[0] !== known[0] && !long.endsWith(short))) return 0;
  if (long.startsWith(short) && long.length - short.length <= longestEnding) return alikes.ending;
  if (long.startsWith(short) || long.endsWith(short))
    return short.length * 2 >= long.length ? alikes.part : alikes.smallPart;
  if (long.length - short.length <= 2 && hasSlips(word, known)) return alikes.slips;
  const beginning = countShared(word, known);
  return beginning >= shortestPart && beginning >= long.length * leastShared ? beginning / long.length : 0;
}

/** Of up to five letters two may be swapped, longer words may have a slip, long ones two; none begins with another letter. */
function hasSlips(word: string, known: string): boolean {
  const length = Math.min(word.length, known.length);
  const most = length >= 8 ? 2 : 1;
  if (length <= 5 && [...word].sort().join('') !== [...known].sort().join('')) return false;
  return (countSlipsToBeginnings(word, known, most).at(-1) ?? Number.POSITIVE_INFINITY) <= most;
}

function countShared(word: string, known: string): number {
  let length = 0;
  while (length < word.length && word[length] === known[length]) length += 1;
  return length;
}
