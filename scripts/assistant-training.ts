import { createHash } from 'node:crypto';
import { packWeights } from '../server/src/assistant/classifier.ts';
import { clockBuckets, clockMeanings } from '../server/src/assistant/days/weigh-clock.ts';
import { featureCount, findFeatures } from '../server/src/assistant/features.ts';
import { intents } from '../server/src/assistant/intents.ts';
import { normalise } from '../server/src/assistant/normalise.ts';
import { findSubjectFeatures, meanings, subjectBuckets } from '../server/src/assistant/subject-guesser.ts';
import { type Row, readAsides, readWishes, toWishes, type Wish } from './assistant-corpus.ts';
import { toDialect } from './dialect-copies.ts';
import { copyBesideAsides, copyChanged } from './wish-copies.ts';

export type Example = { features: number[]; label: number };

/** What messages teach, and what they would have taught if they had been written in a dialect. */
export function toExamples(rows: readonly Row[]): Example[] {
  return rows.flatMap(({ message, intent }) => {
    if (intent === undefined) return [];
    const label = intents.indexOf(intent);
    return [message, toDialect(message)]
      .filter((said) => said !== undefined)
      .map((said) => ({ features: findFeatures(normalise(said)), label }));
  });
}

/** What teaches subjects: wishes that were written down, those of labelled messages, and copies of both. */
export async function createSubjectExamples(): Promise<(rows: readonly Row[]) => Example[]> {
  const wishes = await readWishes();
  const asides = await readAsides(wishes);
  const written = [...wishes, ...copyBesideAsides(wishes, asides), ...copyChanged(wishes, asides)].map(
    toExample,
  );
  return (rows) => {
    const labelled = toWishes(rows);
    return [...[...labelled, ...copyBesideAsides(labelled, asides)].map(toExample), ...written];
  };
}

function toExample({ message, meant }: Wish): Example {
  return { features: findSubjectFeatures(normalise(message)), label: meanings.indexOf(meant) };
}

/** A digest of features and labels: it changes with the messages, with how they are read and with the intents. */
export function digestExamples(examples: readonly Example[]): Buffer {
  const digest = createHash('sha256');
  for (const { features, label } of examples) digest.update(Int32Array.from([label, ...features, -1]));
  return digest.digest();
}

const rate = 0.35;

/**
 * What a classifier is made of: buckets of features, classes, how often it reads all examples, how fast it forgets, and
 * how many weights its file keeps: two bytes each, and less than 500 kB in all.
 */
export type Shape = { buckets: number; classes: number; epochs: number; decay: number; kept: number };
export const intentShape: Shape = {
  buckets: featureCount,
  classes: intents.length,
  epochs: 24,
  decay: 2e-5,
  kept: 215_000,
};
export const subjectShape: Shape = {
  buckets: subjectBuckets,
  classes: meanings.length,
  epochs: 15,
  decay: 5e-5,
  kept: 36_000,
};

export const clockShape: Shape = {
  buckets: clockBuckets,
  classes: clockMeanings.length,
  epochs: 15,
  decay: 5e-4,
  kept: 5_000,
};

/** The file of weights that a classifier of this shape learns from examples. */
export function pack(examples: readonly Example[], shape: Shape): Buffer {
  const { classes: columns, kept: most } = shape;
  return packWeights(train(examples, shape), { columns, most, digest: digestExamples(examples) });
}

/**
 * Multinomial logistic regression by AdaGrad; a row of `classes` weights for each bucket. Nothing is drawn at
 * random, so the same corpora make the same weights.
 */
function train(examples: readonly Example[], { buckets, classes, epochs, decay }: Shape): Float32Array {
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(0.02);
  const order = shuffle(examples);
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { features, label } of order) {
      const scale = 1 / Math.sqrt(features.length);
      score(weights, features, scale, scores);
      toProbabilities(scores);
      for (const feature of features) {
        const row = feature * classes;
        for (let index = 0; index < classes; index += 1) {
          const error = (scores[index] ?? 0) - (index === label ? 1 : 0);
          if (Math.abs(error) < 1e-3) continue;
          const at = row + index;
          const gradient = error * scale + decay * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return weights;
}

function score(
  weights: Float32Array,
  features: readonly number[],
  scale: number,
  scores: Float64Array,
): void {
  const classes = scores.length;
  scores.fill(0);
  for (const feature of features) {
    const row = feature * classes;
    for (let index = 0; index < classes; index += 1)
      scores[index] = (scores[index] ?? 0) + (weights[row + index] ?? 0) * scale;
  }
}

function toProbabilities(scores: Float64Array): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const value = Math.exp((scores[index] ?? 0) - most);
    scores[index] = value;
    sum += value;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) / sum;
}

/** A fixed order in which messages of one writer don't stand together. */
function shuffle(examples: readonly Example[]): Example[] {
  const order = [...examples];
  let state = 20261125;
  for (let index = order.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (index + 1);
    const [one, two] = [order[index], order[other]];
    if (one && two) [order[index], order[other]] = [two, one];
  }
  return order;
}
