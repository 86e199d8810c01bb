// Another starting server for secret-key.int.test.ts: for each file on a line of its input, waits until it is there
// and says how many bytes it found at that very moment.
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

for await (const file of createInterface({ input: process.stdin })) {
  console.log('looking');
  while (!existsSync(file));
  console.log(readFileSync(file).length);
}
