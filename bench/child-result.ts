import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { track } from '../scripts/child-processes.ts';

/**
 * Runs another file of this folder in a process of its own and gives back the one message that it sends.
 * The clients of a benchmark live there, so that they don't share an event loop with the measured server.
 */
export async function fetchChildResult<Result>(fileName: string, input: object): Promise<Result> {
  // Without execArgv a profiler switched on for the server would profile the client too.
  const child = track(fork(join(import.meta.dirname, fileName), { execArgv: [] }));
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`${fileName} ended with code ${code} before it had a result.`);
  });
  child.send(input);
  const [result] = await Promise.race([once(child, 'message'), exited]);
  return result;
}

/** The child's side: takes the input, sends the result and ends. */
export function answerParent<Input, Result extends object>(work: (input: Input) => Promise<Result>): void {
  process.once('message', async (input: Input) => {
    const result = await work(input);
    process.send?.(result, () => process.disconnect());
  });
}
