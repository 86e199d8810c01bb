import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { findFeatures } from './features.ts';
import { type Intent, intents } from './intents.ts';

/** How likely each intent is for a normalised message, the likeliest first. */
export type Guess = { intent: Intent; probability: number };
export type Classify = (text: string) => Guess[];

/** Weights as integers from -127 to 127, beside what one unit is worth; rows of buckets, columns of classes. */
export type Weights = { unit: number; rows: readonly (Int8Array | undefined)[] };

// A file begins with the digest of what it was trained on and with the unit. The rest is compressed: for each bucket how
// many weights it has, and pairs of column and weight. What is left out is nought.
const digestBytes = 32;
const headerBytes = digestBytes + 4;

/**
 * The file of a trained classifier of so many `columns`. Only the `most` largest weights are kept; `digest` is a SHA-256.
 */
export function packWeights(
  weights: Float32Array,
  { columns, most, digest }: { columns: number; most: number; digest: Buffer },
): Buffer {
  const sizes = weights.map(Math.abs).sort();
  const least = Math.max(sizes.at(-most) ?? 0, Number.MIN_VALUE);
  const unit = (sizes.at(-1) ?? 0) / 127;
  const bytes: number[] = [];
  for (let bucket = 0; bucket < weights.length / columns; bucket += 1) {
    const kept: number[] = [];
    for (let column = 0; column < columns; column += 1) {
      const weight = weights[bucket * columns + column] ?? 0;
      const units = Math.round(weight / unit);
      if (Math.abs(weight) >= least && units !== 0) kept.push(column, units & 0xff);
    }
    bytes.push(kept.length / 2, ...kept);
  }
  const header = Buffer.alloc(headerBytes);
  digest.copy(header);
  header.writeFloatLE(unit, digestBytes);
  return Buffer.concat([header, brotliCompressSync(Buffer.from(bytes))]);
}

/** Reads what `packWeights` wrote. */
export function unpackWeights(file: Buffer): Weights {
  const rows: (Int8Array | undefined)[] = [];
  const bytes = brotliDecompressSync(file.subarray(headerBytes));
  let at = 0;
  while (at < bytes.length) {
    const count = bytes[at] ?? 0;
    at += 1;
    rows.push(count === 0 ? undefined : new Int8Array(bytes.buffer, bytes.byteOffset + at, count * 2));
    at += count * 2;
  }
  return { unit: file.readFloatLE(digestBytes), rows };
}

export function createClassifier(weights: Weights): Classify {
  return (text) => {
    const probabilities = weigh(weights, findFeatures(text), intents.length);
    return intents
      .map((intent, index) => ({ intent, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  };
}

/** How likely each class is for a message of these features. */
export function weigh({ unit, rows }: Weights, features: readonly number[], columns: number): Float64Array {
  const scores = new Float64Array(columns);
  const scale = unit / Math.sqrt(features.length);
  for (const feature of features) {
    const row = rows[feature];
    if (row === undefined) continue;
    for (let index = 0; index < row.length; index += 2) {
      const column = row[index] ?? 0;
      scores[column] = (scores[column] ?? 0) + (row[index + 1] ?? 0) * scale;
    }
  }
  const most = Math.max(...scores);
  const values = scores.map((score) => Math.exp(score - most));
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** The digest that stands in a file of weights. */
export function readDigest(file: Buffer): Buffer {
  return file.subarray(0, digestBytes);
}

/** The classifier that was trained on the project's messages by `node scripts/train-assistant.ts`. */
export function loadClassifier(): Classify {
  return createClassifier(unpackWeights(readWeights('weights')));
}

export type WeightsName = 'answer-weights' | 'weights' | 'treatment-weights' | 'clock-weights';

/** A file of weights that is shipped. */
export function readWeights(name: WeightsName): Buffer {
  return readFileSync(new URL(`training/${name}.bin`, import.meta.url));
}
