import { expect, it } from 'vitest';
import { readDigest, readWeights } from '../server/src/assistant/classifier.ts';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { digestExamples, toExamples } from './assistant-training.ts';

it('ships the weights that today’s messages, features and intents make: else run node scripts/train-assistant.ts', async () => {
  const examples = toExamples(await readCorpora(openFiles));
  expect(readDigest(readWeights()).toString('hex')).toBe(digestExamples(examples).toString('hex'));
});

it('keeps the weights below 500 kB', () => {
  expect(readWeights().length).toBeLessThan(500_000);
});
