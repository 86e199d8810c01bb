import { writeFile } from 'node:fs/promises';
import { packWeights } from '../server/src/assistant/classifier.ts';
import { openFiles, type Row, readCorpora, readWishes } from './assistant-corpus.ts';
import {
  digestExamples,
  type Example,
  subjectShape,
  toExamples,
  toWishExamples,
  train,
} from './assistant-training.ts';

/** How many weights the files keep: two bytes each, and less than 500 kB in all. */
export const keptWeights = 215_000;
export const keptSubjectWeights = 12_000;

/** The file of weights that tell intents apart. */
export function packIntents(examples: readonly Example[]): Buffer {
  return packWeights(train(examples), keptWeights, digestExamples(examples));
}

/** The file of weights that tell subjects of treatments apart. */
export function packSubjects(examples: readonly Example[]): Buffer {
  const weights = train(examples, subjectShape);
  return packWeights(weights, keptSubjectWeights, digestExamples(examples), subjectShape.classes);
}

/** What the second file is trained on. */
export async function toSubjectExamples(rows: readonly Row[]): Promise<Example[]> {
  return toWishExamples(await readWishes(rows));
}

if (import.meta.main) {
  const rows = await readCorpora(openFiles);
  const intents = toExamples(rows);
  const subjects = await toSubjectExamples(rows);
  const files = [
    ['weights', packIntents(intents), intents.length],
    ['treatment-weights', packSubjects(subjects), subjects.length],
  ] as const;
  for (const [name, file, count] of files) {
    await writeFile(new URL(`../server/src/assistant/training/${name}.bin`, import.meta.url), file);
    console.log(`${file.length} bytes of ${name} from ${count} messages.`);
  }
}
