import { join } from 'node:path';
import { buildWebIfStale } from './build-web.ts';
import { rootFolder, runChild, stopChildrenOnSignal } from './child-processes.ts';

/** `npm run test:browsers`: the main job in the browsers that the end-to-end tests don't run in. */
stopChildrenOnSignal();
await buildWebIfStale({ log: console.log });
const { exitCode } = await runChild(process.execPath, [join(rootFolder, 'web', 'browsers', 'run.ts')]);
process.exitCode = exitCode;
