import { readFileSync } from 'node:fs';

/**
 * What tells names from other words: a weight for each bucket of features as an integer from -127 to 127, what one unit
 * is worth, and sets of words. Of a set it is only known that a word is in it, or is taken for one by chance.
 */
export type NameWeights = { unit: number; weights: Int8Array; sets: Readonly<Record<WordSet, Uint8Array>> };
export type WordSet = (typeof wordSets)[number];

/** Words of patients' messages, those of them that nearly all patients use, first names, surnames. */
export const wordSets = ['words', 'everyday', 'firstNames', 'surnames'] as const;
/** Buckets into which features are hashed. */
export const nameBuckets = 1 << 15;

const digestBytes = 32;
const headerBytes = digestBytes + 4;
/** Of words there is the more to keep apart, because a name that is taken for one is told. */
const setBits: Readonly<Record<WordSet, number>> = {
  words: 1 << 20,
  everyday: 1 << 13,
  firstNames: 1 << 17,
  surnames: 1 << 17,
};
const hashesOfWord = 4;

/** The file of weights, beside the SHA-256 of what they were learnt from. */
export function packNameWeights(
  weights: Float32Array,
  words: Readonly<Record<WordSet, Iterable<string>>>,
  digest: Buffer,
): Buffer {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const header = Buffer.alloc(headerBytes);
  digest.copy(header);
  header.writeFloatLE(unit, digestBytes);
  const units = Int8Array.from(weights, (weight) => Math.round(weight / unit));
  return Buffer.concat([
    header,
    Buffer.from(units.buffer),
    ...wordSets.map((name) => packSet(words[name], setBits[name])),
  ]);
}

/** Reads what `packNameWeights` wrote. */
export function unpackNameWeights(file: Buffer): NameWeights {
  let from = headerBytes + nameBuckets;
  const readSet = (name: WordSet) => {
    const set = new Uint8Array(file.subarray(from, from + setBits[name] / 8));
    from += set.length;
    return set;
  };
  return {
    unit: file.readFloatLE(digestBytes),
    weights: new Int8Array(file.subarray(headerBytes, headerBytes + nameBuckets)),
    // As they stand in the file, one behind the other.
    sets: {
      words: readSet('words'),
      everyday: readSet('everyday'),
      firstNames: readSet('firstNames'),
      surnames: readSet('surnames'),
    },
  };
}

function packSet(words: Iterable<string>, count: number): Buffer {
  const bits = Buffer.alloc(count / 8);
  for (const word of words)
    for (const bit of findBits(word, count)) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  return bits;
}

export function hasWord(bits: Uint8Array, word: string): boolean {
  return findBits(word, bits.length * 8).every((bit) => ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}

function findBits(word: string, count: number): number[] {
  return Array.from({ length: hashesOfWord }, (_, index) => hashText(`${index}${word}`) & (count - 1));
}

/** FNV-1a over UTF-16 code units. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/** The file that is shipped. */
export function readNameWeights(): Buffer {
  return readFileSync(new URL('../training/name-weights.bin', import.meta.url));
}
