import { writeFile } from 'node:fs/promises';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { createSubjectExamples, intentShape, pack, subjectShape, toExamples } from './assistant-training.ts';

if (import.meta.main) {
  const rows = await readCorpora(openFiles);
  const intents = toExamples(rows);
  const subjects = (await createSubjectExamples())(rows);
  const files = [
    ['weights', pack(intents, intentShape), intents.length],
    ['treatment-weights', pack(subjects, subjectShape), subjects.length],
  ] as const;
  for (const [name, file, count] of files) {
    await writeFile(new URL(`../server/src/assistant/training/${name}.bin`, import.meta.url), file);
    console.log(`${file.length} bytes of ${name} from ${count} examples.`);
  }
}
