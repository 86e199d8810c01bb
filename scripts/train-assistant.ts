import { writeFile } from 'node:fs/promises';
import { toClockExamples } from './assistant-clock.ts';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import {
  clockShape,
  createSubjectExamples,
  intentShape,
  pack,
  subjectShape,
  toExamples,
} from './assistant-training.ts';
import { labelledFiles, packNames, readNameCorpus } from './name-training.ts';

if (import.meta.main) {
  const rows = await readCorpora(openFiles);
  const intents = toExamples(rows);
  const subjects = (await createSubjectExamples())(rows);
  const clocks = await toClockExamples(rows);
  const names = await readNameCorpus(labelledFiles);
  const files = [
    ['weights', pack(intents, intentShape), intents.length],
    ['treatment-weights', pack(subjects, subjectShape), subjects.length],
    ['clock-weights', pack(clocks, clockShape), clocks.length],
    ['name-weights', packNames(names), names.examples.length],
  ] as const;
  for (const [name, file, count] of files) {
    await writeFile(new URL(`../server/src/assistant/training/${name}.bin`, import.meta.url), file);
    console.log(`${file.length} bytes of ${name} from ${count} examples.`);
  }
}
