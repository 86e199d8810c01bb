import type { OwnAnswer } from '@praxisportal/practice/own-answers';
import { compareWords } from './compare-words.ts';
import { toStandardGerman } from './dialects.ts';
import { normalise } from './normalise.ts';
import { weighCommonWord } from './words/common-words.ts';

/**
 * An answer of the practice, and how much a text sounds like its ways to ask: from 0 to 1, where 1 is a way to ask but
 * for common words.
 */
export type OwnAnswerMatch = { answer: OwnAnswer; score: number };
/** The answers that a normalised text may ask for, the likeliest first. */
export type FindOwnAnswers = (text: string) => readonly OwnAnswerMatch[];

/** Words and what each of them weighs. */
type Words = ReadonlyMap<string, number>;
type Asked = { answer: OwnAnswer; ways: readonly Words[]; vocabulary: ReadonlySet<string> };

// A word that stands in no way to ask: something else may be meant.
const unknownWeight = 1.2;
// What one of several sentences asks counts less: the others may say something else.
const ofSentence = 0.85;

/** Reads the ways to ask once. Nothing is trained: an answer is found as soon as it is written. */
export function createOwnAnswerFinder(answers: readonly OwnAnswer[]): FindOwnAnswers {
  const read = answers.map((answer) => {
    const ways = [...answer.ask.de, ...answer.ask.en].map((way) => listWords(normalise(way)));
    return { answer, ways, vocabulary: new Set(ways.flat()) };
  });
  const known = weighKnown(read.map(({ vocabulary }) => vocabulary));
  const asked = read.map(
    ({ answer, ways, vocabulary }): Asked => ({
      answer,
      ways: ways.map((way) => new Map(way.map((word) => [word, known.get(word) ?? 0]))),
      vocabulary,
    }),
  );
  return (text) => {
    const alike = createAlike(known);
    const scorePart = (part: string) => {
      const words = joinParts(listWords(part), alike);
      return scoreAll(new Map(words.map((word) => [word, weighSaid(word, known, alike)])), asked, alike);
    };
    const sentences = listSentences(text).map(scorePart);
    return scorePart(text)
      .map(({ answer, score }, index) => ({
        answer,
        score: Math.max(score, ...sentences.map((each) => (each[index]?.score ?? 0) * ofSentence)),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  };
}

/** The known words that a word may be, and how much it is like them. */
type Alike = (word: string) => Words;

/** Compares each word of a message once. */
function createAlike(known: Words): Alike {
  const compared = new Map<string, Words>();
  return (word) => {
    const found = compared.get(word) ?? compareAll(word, known);
    compared.set(word, found);
    return found;
  };
}

/** A word with a slip or another ending weighs what the known one does. */
function weighSaid(word: string, known: Words, alike: Alike): number {
  const found = [...alike(word)].map(([other, value]) => (known.get(other) ?? 0) * value);
  return known.get(word) ?? Math.max(unknownWeight * weighCommonWord(word), ...found);
}

function compareAll(word: string, known: Words): Words {
  const found = new Map<string, number>();
  for (const other of known.keys()) {
    const value = compareWords(word, other);
    if (value > 0) found.set(other, value);
  }
  return found;
}

function scoreAll(said: Words, asked: readonly Asked[], alike: Alike): OwnAnswerMatch[] {
  const heard = new Map<string, number>();
  for (const word of said.keys())
    for (const [other, value] of alike(word)) heard.set(other, Math.max(heard.get(other) ?? 0, value));
  return asked.map(({ answer, ways, vocabulary }) => {
    const precision = share(said, (word) => findMost(alike(word), vocabulary));
    const recall =
      precision === 0 ? 0 : Math.max(...ways.map((way) => share(way, (word) => heard.get(word) ?? 0)));
    return { answer, score: Math.sqrt(precision * recall) };
  });
}

/** How much of the words' weight is covered. */
function share(words: Words, cover: (word: string) => number): number {
  let [all, covered] = [0, 0];
  for (const [word, weight] of words) {
    all += weight;
    covered += weight * cover(word);
  }
  return all === 0 ? 0 : covered / all;
}

function findMost(alike: Words, vocabulary: ReadonlySet<string>): number {
  let most = 0;
  for (const [word, value] of alike) if (value > most && vocabulary.has(word)) most = value;
  return most;
}

/** Words that few answers are asked by say more of which is meant. */
function weighKnown(vocabularies: readonly ReadonlySet<string>[]): Words {
  const holders = new Map<string, number>();
  for (const words of vocabularies) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  return new Map(
    [...holders].map(([word, count]) => [
      word,
      weighCommonWord(word) * (1 + Math.log((vocabularies.length + 1) / (count + 0.5)) / 2),
    ]),
  );
}

/** The sentences of a text that has several. */
function listSentences(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;])\s+/u);
  return sentences.length > 1 ? sentences : [];
}

const shortParts = /(?<![\p{L}\p{N}])(?:(\p{L}{1,2})-(?=\p{L})|(\p{L}+)-(?=\p{L}{1,2}(?!\p{L})))/gu;

/** Words of normalised text that say something, in standard German; "Wi-Fi" and "E-Bike" are one. */
export function listWords(text: string): string[] {
  const words = toStandardGerman(text.replace(shortParts, '$1$2')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => weighCommonWord(word) > 0);
}

/** "W lan", "e bike": what stands apart, as a dictating program writes it, is one word if that is known. */
function joinParts(words: readonly string[], alike: Alike): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const whole = `${before}${word}`;
    const isPart = before !== undefined && Math.min(before.length, word.length) <= 2;
    if (isPart && Math.max(0, ...alike(whole).values()) >= surelyAlike) joined.splice(-1, 1, whole);
    else joined.push(word);
  }
  return joined;
}

const surelyAlike = 0.9;
