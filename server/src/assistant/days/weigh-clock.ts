import { readWeights, unpackWeights, type Weights, weigh } from '../classifier.ts';
import { collectBuckets, findTokens, toSkeleton } from '../features.ts';
import { type ClockMention, type TimeWish, toClock } from './clock-mentions.ts';

/** What a time that stands in a text is to its wish, in the order of the weights' columns. */
export const clockMeanings = ['at', 'from', 'to', 'other'] as const;

/** Buckets into which features are hashed. */
export const clockBuckets = 1 << 13;

/** What tells in a text (numbers as digits, days taken out) what the mention at `index` is to the wish. */
export function findClockFeatures(text: string, mentions: readonly ClockMention[], index: number): number[] {
  const mention = mentions[index];
  if (mention === undefined) return [];
  const left = findWords(text, mentions, 0, mention.start).reverse();
  const right = findWords(text, mentions, mention.end, text.length);
  return collectBuckets(clockBuckets, (add) => {
    addSide('l', left, add);
    addSide('r', right, add);
    add(`x ${left[0]} ${right[0]}`);
    add(`n ${Math.min(mentions.length, 4)} ${Math.min(index, 3)}`);
    add(`last ${index === mentions.length - 1} ${mentions.length === 1}`);
    add(`odd ${mention.minutes % 30 !== 0}`);
    add(`open ${mention.minutes < 8 * 60 ? 'before' : mention.minutes >= 18 * 60 ? 'after' : 'while'}`);
  });
}

type Add = (feature: string) => void;

/** The words of a part of the text, with "TIME" for other times and "DAY" for days. */
function findWords(text: string, mentions: readonly ClockMention[], from: number, to: number): string[] {
  let marked = '';
  let at = from;
  for (const { start, end } of mentions)
    if (start >= at && end <= to) {
      marked += `${text.slice(at, start)} TIME `;
      at = end;
    }
  return findTokens((marked + text.slice(at, to)).replace(/_[_./ ]*/gu, ' DAY '));
}

const nearest = 10;

/** The words beside a time, the nearest first: where they stand, in which clause, and their parts. */
function addSide(side: string, words: readonly string[], add: Add): void {
  for (let place = 0; place < 3; place += 1) add(`${side}${place} ${words[place] ?? '^'}`);
  add(`${side}p ${words[0] ?? '^'} ${words[1] ?? '^'}`);
  add(`${side}q ${words[1] ?? '^'} ${words[2] ?? '^'}`);
  let clause = 0;
  for (const word of words.slice(0, nearest)) {
    if (/^[.!?;]/u.test(word)) {
      add(`${side}end ${word[0]} ${clause}`);
      return;
    }
    if (word.startsWith(',')) clause += 1;
    else addWord(side, word, Math.min(clause, 1), add);
  }
}

function addWord(side: string, word: string, clause: number, add: Add): void {
  add(`${side}b${clause} ${word}`);
  add(`${side}B ${word}`);
  if (word.length < 4) return;
  add(`${side}k ${toSkeleton(word)}`);
  const padded = `_${word}_`;
  for (const length of [4, 5])
    for (let start = 0; start + length <= padded.length; start += 1)
      add(`${side}c ${padded.slice(start, start + length)}`);
}

/** The wish that is likeliest, `read` being what rules read of the same text and mentions. */
export type WeighClock = (text: string, mentions: readonly ClockMention[], read: TimeWish) => TimeWish;

// What rules read is held e³, twenty times, likelier than the classifier holds it; e⁴ did as well on hands 21 to 26 (record 74).
const trust = 3;

export function createClockScale(weights: Weights): WeighClock {
  return (text, mentions, read) => {
    if (mentions.length === 0) return read;
    const shares = mentions.map((_, index) =>
      weigh(weights, findClockFeatures(text, mentions, index), clockMeanings.length),
    );
    let best = { wish: read, weight: Number.NEGATIVE_INFINITY };
    let isCandidate = false;
    for (const { wish, weight } of findCandidates(mentions, shares)) {
      const isRead = isSame(wish, read);
      isCandidate ||= isRead;
      const weighted = isRead ? weight + trust : weight;
      if (weighted > best.weight) best = { wish, weight: weighted };
    }
    // What rules made of something else than the times ("vormittags", "eine halbe Stunde später").
    return !isCandidate && trust > best.weight ? read : best.wish;
  };
}

type Candidate = { wish: TimeWish; weight: number };

/** Every wish that the times could make, with the logarithm of how much likelier it is than none. */
function findCandidates(mentions: readonly ClockMention[], shares: readonly Float64Array[]): Candidate[] {
  const weighed = mentions.map(({ minutes }, index) => {
    const [at = 0, from = 0, to = 0, other = 0] = shares[index] ?? [];
    const over = (share: number) => Math.log(Math.max(share, 1e-6) / Math.max(other, 1e-6));
    return {
      minutes,
      clock: toClock(minutes),
      at: over(at),
      from: over(from),
      to: over(to),
    };
  });
  return [
    { wish: {}, weight: 0 },
    ...weighed.flatMap((one) => [
      { wish: { time: one.clock }, weight: one.at },
      { wish: { timeFrom: one.clock }, weight: one.from },
      { wish: { timeTo: one.clock }, weight: one.to },
      ...weighed
        .filter(({ minutes }) => minutes > one.minutes)
        .map((other) => ({
          wish: { timeFrom: one.clock, timeTo: other.clock },
          weight: one.from + other.to,
        })),
    ]),
  ];
}

function isSame(one: TimeWish, other: TimeWish): boolean {
  return one.time === other.time && one.timeFrom === other.timeFrom && one.timeTo === other.timeTo;
}

/** The scale that was trained on the project's messages by `node scripts/train-assistant.ts`. */
export function loadClockScale(): WeighClock {
  return createClockScale(unpackWeights(readWeights('clock-weights')));
}
