import { expect, it } from 'vitest';
import { judgeRedaction } from '../bench/redaction.ts';
import { readDigest, readWeights } from '../server/src/assistant/classifier.ts';
import { readNameWeights } from '../server/src/assistant/redaction/name-weights.ts';
import { toClockExamples } from './assistant-clock.ts';
import { openFiles, type Row, readCorpora } from './assistant-corpus.ts';
import { createSubjectExamples, digestExamples, toExamples } from './assistant-training.ts';
import { digestNames, labelledFiles, readLabelled, readNameCorpus } from './name-training.ts';

const files = [
  ['weights', async (rows: readonly Row[]) => toExamples(rows)],
  ['treatment-weights', async (rows: readonly Row[]) => (await createSubjectExamples())(rows)],
  ['clock-weights', toClockExamples],
] as const;

it.each(files)(
  'ships the %s that today’s messages and features make: else run node scripts/train-assistant.ts',
  async (name, toExamplesOf) => {
    const examples = await toExamplesOf(await readCorpora(openFiles));
    expect(readDigest(readWeights(name)).toString('hex')).toBe(digestExamples(examples).toString('hex'));
  },
);

it('ships the name weights that today’s messages, sentences, names and features make', async () => {
  const digest = digestNames(await readNameCorpus(labelledFiles));
  expect(readDigest(readNameWeights()).toString('hex')).toBe(digest.toString('hex'));
});

it('removes what is marked in the messages that it learnt from, and leaves the rest', async () => {
  const lines = (await Promise.all(labelledFiles.map(readLabelled))).flat();
  const { items, removed, words, kept } = judgeRedaction(lines);
  expect(removed / items).toBeGreaterThan(0.985);
  expect(kept / words).toBeGreaterThan(0.97);
});

it('keeps the weights below 500 kB', () => {
  const sizes = files.map(([name]) => readWeights(name).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(500_000);
  expect(readNameWeights().length).toBeLessThanOrEqual(100_000);
});
