import { expect, it } from 'vitest';
import { readDigest, readWeights } from '../server/src/assistant/classifier.ts';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { createSubjectExamples, digestExamples, toExamples } from './assistant-training.ts';

it('ships the weights that today’s messages, features and intents make: else run node scripts/train-assistant.ts', async () => {
  const rows = await readCorpora(openFiles);
  const digests = [digestExamples(toExamples(rows)), digestExamples((await createSubjectExamples())(rows))];
  const shipped = [readWeights('weights'), readWeights('treatment-weights')];
  expect(shipped.map((file) => readDigest(file).toString('hex'))).toEqual(
    digests.map((digest) => digest.toString('hex')),
  );
});

it('keeps the weights below 500 kB', () => {
  expect(readWeights('weights').length + readWeights('treatment-weights').length).toBeLessThan(500_000);
});
