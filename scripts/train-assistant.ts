import { writeFile } from 'node:fs/promises';
import { packWeights } from '../server/src/assistant/classifier.ts';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { toExamples, train } from './assistant-training.ts';

/** How many weights the file keeps: two bytes each, and less than 500 kB in all. */
const keptWeights = 225_000;

/** The file of weights that the open corpora make. */
export async function trainOnOpenFiles(): Promise<Buffer> {
  return packWeights(train(toExamples(await readCorpora(openFiles))), keptWeights);
}

if (import.meta.main) {
  const file = await trainOnOpenFiles();
  await writeFile(new URL('../server/src/assistant/training/weights.bin', import.meta.url), file);
  console.log(`${file.length} bytes of weights.`);
}
