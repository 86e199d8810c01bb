import { writeFile } from 'node:fs/promises';
import { openFiles, readCorpora } from './assistant-corpus.ts';
import { teachers } from './assistant-teachers.ts';
import { pack } from './assistant-training.ts';
import { labelledFiles, packNames, readNameCorpus } from './name-training.ts';

if (import.meta.main) {
  // With names (`node scripts/train-assistant.ts answer-weights`) only those are trained.
  const wanted = process.argv.slice(2);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const rows = await readCorpora(openFiles);
  for (const { name, shape, load } of Object.values(teachers).filter(({ name }) => isWanted(name))) {
    const examples = (await load())(rows);
    await write(name, pack(examples, shape), examples.length);
  }
  if (isWanted('name-weights')) {
    const names = await readNameCorpus(labelledFiles);
    await write('name-weights', packNames(names), names.examples.length);
  }
}

async function write(name: string, file: Buffer, count: number): Promise<void> {
  await writeFile(new URL(`../server/src/assistant/training/${name}.bin`, import.meta.url), file);
  console.log(`${file.length} bytes of ${name} from ${count} examples.`);
}
