import { join } from 'node:path';
import { buildWebIfStale } from './build-web.ts';
import { rootFolder, runChild, stopChildrenOnSignal } from './child-processes.ts';

const benchmarks = ['start', 'slots', 'booking', 'console', 'jobs', 'chat', 'web', 'assistant'];

stopChildrenOnSignal();
const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !benchmarks.includes(name)) {
  console.error(`There is no benchmark "${name}". Benchmarks: ${benchmarks.join(', ')}.`);
  process.exit(1);
}
// These are measured without a page.
if (name !== 'assistant' && name !== 'jobs') await buildWebIfStale({ log: console.log });
const failed: string[] = [];
for (const benchmark of name === undefined ? benchmarks : [name]) {
  console.log(`\n== ${benchmark}`);
  const { exitCode } = await runChild(process.execPath, [
    join(rootFolder, 'bench', `${benchmark}.ts`),
    ...args,
  ]);
  if (exitCode !== 0) failed.push(benchmark);
}
if (failed.length > 0) {
  console.error(`Missed its limit or failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
