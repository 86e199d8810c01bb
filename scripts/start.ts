import { loadOwnPractice } from '../server/src/own-practice.ts';
import { buildWebIfStale } from './build-web.ts';
import { stopChildrenOnSignal, stopSelfWhenParentEnds } from './child-processes.ts';

const letServerHandleSignals = stopChildrenOnSignal();
try {
  // Before the website is built from them.
  loadOwnPractice();
  await buildWebIfStale({ log: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
letServerHandleSignals();
stopSelfWhenParentEnds();
// The same process: signals reach the server directly and no second Node waits beside it.
await import('../server/src/main.ts');
