import { writeFile } from 'node:fs/promises';
import { openFiles, type Row, readCorpora, readWishes, toWishes } from './assistant-corpus.ts';
import {
  type Example,
  intentShape,
  pack,
  subjectShape,
  toExamples,
  toWishExamples,
} from './assistant-training.ts';

/** What the second file is trained on. */
export async function toSubjectExamples(rows: readonly Row[]): Promise<Example[]> {
  return toWishExamples([...toWishes(rows), ...(await readWishes())]);
}

if (import.meta.main) {
  const rows = await readCorpora(openFiles);
  const intents = toExamples(rows);
  const subjects = await toSubjectExamples(rows);
  const files = [
    ['weights', pack(intents, intentShape), intents.length],
    ['treatment-weights', pack(subjects, subjectShape), subjects.length],
  ] as const;
  for (const [name, file, count] of files) {
    await writeFile(new URL(`../server/src/assistant/training/${name}.bin`, import.meta.url), file);
    console.log(`${file.length} bytes of ${name} from ${count} examples.`);
  }
}
