import { writeFile } from 'node:fs/promises';
import { packWeights } from '../server/src/assistant/classifier.ts';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { digestExamples, toExamples, train } from './assistant-training.ts';

/** How many weights the file keeps: two bytes each, and less than 500 kB in all. */
export const keptWeights = 225_000;

if (import.meta.main) {
  const examples = toExamples(await readCorpora(openFiles));
  const file = packWeights(train(examples), keptWeights, digestExamples(examples));
  await writeFile(new URL('../server/src/assistant/training/weights.bin', import.meta.url), file);
  console.log(`${file.length} bytes of weights from ${examples.length} messages.`);
}
