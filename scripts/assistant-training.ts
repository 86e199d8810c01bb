import { createHash } from 'node:crypto';
import { packWeights } from '../server/src/assistant/classifier.ts';
export type Example = { features: number[]; label: number };

/**
 * What a classifier is made of: buckets of features, classes, how often it reads all examples, how far a step goes and
 * how fast it forgets, and how many weights its file keeps: two bytes each, and less than 500 kB in all.
 */
export type Shape = {
  buckets: number;
  classes: number;
  epochs: number;
  rate: number;
  decay: number;
  kept: number;
};

/** Changes with the messages, with how they are read, with the classes and with how all that is learnt. */
export function digestExamples(examples: readonly Example[], shape: Shape): Buffer {
  const { buckets, classes, epochs, rate, decay, kept } = shape;
  const digest = createHash('sha256');
  digest.update(Float64Array.from([buckets, classes, epochs, rate, decay, kept, firstSquare, firstState]));
  for (const { features, label } of examples) digest.update(Int32Array.from([label, ...features, -1]));
  return digest.digest();
}

/** What AdaGrad begins to sum up with, so that no first step is too long. */
const firstSquare = 0.02;
/** Where the order of the examples begins. */
const firstState = 20261125;

/** The file of weights that a classifier of this shape learns from examples. */
export function pack(examples: readonly Example[], shape: Shape): Buffer {
  const { classes: columns, kept: most } = shape;
  return packWeights(train(examples, shape), { columns, most, digest: digestExamples(examples, shape) });
}

/**
 * Multinomial logistic regression by AdaGrad; a row of `classes` weights for each bucket. Nothing is drawn at
 * random, so the same corpora make the same weights.
 */
function train(examples: readonly Example[], { buckets, classes, epochs, rate, decay }: Shape): Float32Array {
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(firstSquare);
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
  let state = firstState;
  for (let index = order.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (index + 1);
    const [one, two] = [order[index], order[other]];
    if (one && two) [order[index], order[other]] = [two, one];
  }
  return order;
}
