import { readFileSync } from 'node:fs';
import { featureCount, findFeatures } from './features.ts';
import { type Intent, intents } from './intents.ts';

/** How likely each intent is for a normalised message, the likeliest first. */
export type Guess = { intent: Intent; probability: number };
export type Classify = (text: string) => Guess[];

/** Weights as integers from -127 to 127, beside what one unit is worth; rows of buckets, columns of intents. */
export type Weights = { unit: number; rows: readonly (Int8Array | undefined)[] };

// A file begins with the digest of what it was trained on and with the unit. Then for each bucket how many weights it
// has, and pairs of column and weight. What is left out is nought.
const digestBytes = 32;
const headerBytes = digestBytes + 4;

/** The file of a trained classifier. Only the `most` largest weights are kept; `digest` is a SHA-256. */
export function packWeights(weights: Float32Array, most: number, digest: Buffer): Buffer {
  const columns = intents.length;
  const sizes = weights.map(Math.abs).sort();
  const least = Math.max(sizes.at(-most) ?? 0, Number.MIN_VALUE);
  const unit = (sizes.at(-1) ?? 0) / 127;
  const bytes: number[] = [];
  for (let bucket = 0; bucket < featureCount; bucket += 1) {
    const kept: number[] = [];
    for (let column = 0; column < columns; column += 1) {
      const weight = weights[bucket * columns + column] ?? 0;
      const units = Math.round(weight / unit);
      if (Math.abs(weight) >= least && units !== 0) kept.push(column, units & 0xff);
    }
    bytes.push(kept.length / 2, ...kept);
  }
  const file = Buffer.alloc(headerBytes + bytes.length);
  digest.copy(file);
  file.writeFloatLE(unit, digestBytes);
  file.set(bytes, headerBytes);
  return file;
}

/** Reads what `packWeights` wrote. */
export function unpackWeights(file: Buffer): Weights {
  const rows: (Int8Array | undefined)[] = [];
  let at = headerBytes;
  for (let bucket = 0; bucket < featureCount; bucket += 1) {
    const count = file[at] ?? 0;
    at += 1;
    rows.push(count === 0 ? undefined : new Int8Array(file.buffer, file.byteOffset + at, count * 2));
    at += count * 2;
  }
  return { unit: file.readFloatLE(digestBytes), rows };
}

export function createClassifier({ unit, rows }: Weights): Classify {
  return (text) => {
    const scores = new Float64Array(intents.length);
    const features = findFeatures(text);
    const scale = unit / Math.sqrt(features.length);
    for (const feature of features) {
      const row = rows[feature];
      if (row === undefined) continue;
      for (let index = 0; index < row.length; index += 2) {
        const column = row[index] ?? 0;
        scores[column] = (scores[column] ?? 0) + (row[index + 1] ?? 0) * scale;
      }
    }
    return rank(scores);
  };
}

function rank(scores: Float64Array): Guess[] {
  const most = Math.max(...scores);
  const values = scores.map((score) => Math.exp(score - most));
  const sum = values.reduce((total, value) => total + value, 0);
  return intents
    .map((intent, index) => ({ intent, probability: (values[index] ?? 0) / sum }))
    .sort((a, b) => b.probability - a.probability);
}

/** The digest that stands in a file of weights. */
export function readDigest(file: Buffer): Buffer {
  return file.subarray(0, digestBytes);
}

/** The classifier that was trained on the project's messages by `node scripts/train-assistant.ts`. */
export function loadClassifier(): Classify {
  return createClassifier(unpackWeights(readWeights()));
}

/** The file of weights that is shipped. */
export function readWeights(): Buffer {
  return readFileSync(new URL('training/weights.bin', import.meta.url));
}
