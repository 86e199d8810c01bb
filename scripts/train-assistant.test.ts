import { expect, it } from 'vitest';
import { readDigest, readWeights } from '../server/src/assistant/classifier.ts';
import { toClockExamples } from './assistant-clock.ts';
import { openFiles, type Row, readCorpora } from './assistant-corpus.ts';
import { createSubjectExamples, digestExamples, toExamples } from './assistant-training.ts';

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

it('keeps the weights below 500 kB', () => {
  const sizes = files.map(([name]) => readWeights(name).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(500_000);
});
