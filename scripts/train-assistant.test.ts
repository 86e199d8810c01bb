import { expect, it } from 'vitest';
import { judgeRedaction } from '../bench/redaction.ts';
import { readDigest, readWeights } from '../server/src/assistant/classifier.ts';
import { readNameWeights } from '../server/src/assistant/redaction/name-weights.ts';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { teachers } from './assistant-teachers.ts';
import { digestExamples } from './assistant-training.ts';
import { digestNames, labelledFiles, readLabelled, readNameCorpus } from './name-training.ts';

/** To read all examples takes seconds, and more than a minute where others work on the same cores. */
const readingMs = 240_000;

it.each(Object.values(teachers))(
  'ships the $name that today’s messages, features and settings make: else run node scripts/train-assistant.ts',
  async ({ name, shape, load }) => {
    const examples = (await load())(await readCorpora(openFiles));
    expect(readDigest(readWeights(name)).toString('hex')).toBe(
      digestExamples(examples, shape).toString('hex'),
    );
  },
  readingMs,
);

it(
  'ships the name weights that today’s messages, sentences, names, features and settings make',
  async () => {
    const digest = digestNames(await readNameCorpus(labelledFiles));
    expect(readDigest(readNameWeights()).toString('hex')).toBe(digest.toString('hex'));
  },
  readingMs,
);

it(
  'removes what is marked in the messages that it learnt from, and leaves the rest',
  async () => {
    const lines = (await Promise.all(labelledFiles.map(readLabelled))).flat();
    const { items, removed, words, kept } = judgeRedaction(lines);
    expect(removed / items).toBeGreaterThan(0.985);
    expect(kept / words).toBeGreaterThan(0.97);
  },
  readingMs,
);

it('keeps the weights below 500 kB', () => {
  const sizes = Object.values(teachers).map(({ name }) => readWeights(name).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(500_000);
  expect(readNameWeights().length).toBeLessThanOrEqual(200_000);
});
