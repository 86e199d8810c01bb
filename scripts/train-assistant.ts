import { writeFile } from 'node:fs/promises';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { teachers } from './assistant-teachers.ts';
import { pack } from './assistant-training.ts';
import { labelledFiles, packNames, readNameCorpus } from './name-training.ts';

if (import.meta.main) {
  const rows = await readCorpora(openFiles);
  for (const { name, shape, load } of Object.values(teachers)) {
    const examples = (await load())(rows);
    await write(name, pack(examples, shape), examples.length);
  }
  const names = await readNameCorpus(labelledFiles);
  await write('name-weights', packNames(names), names.examples.length);
}

async function write(name: string, file: Buffer, count: number): Promise<void> {
  await writeFile(new URL(`../server/src/assistant/training/${name}.bin`, import.meta.url), file);
  console.log(`${file.length} bytes of ${name} from ${count} examples.`);
}
