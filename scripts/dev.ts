import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { rootFolder, stopChildrenOnSignal, toolCommand, track } from './child-processes.ts';

const webPort = 5173;
const webOrigin = `http://localhost:${webPort}`;

/** Starts one side and shows its output line by line behind its name; resolves when it ends. */
async function runSide(name: string, [command, ...args]: string[], cwd: string, env: NodeJS.ProcessEnv) {
  if (command === undefined) throw new Error(`${name} has no command`);
  const options = { cwd, env: { ...process.env, FORCE_COLOR: '1', ...env } };
  const child = track(spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  await once(child, 'exit');
  return name;
}

stopChildrenOnSignal();
const server = [process.execPath, '--watch', '--watch-preserve-output', 'server/src/main.ts'];
const site = [...toolCommand('react-router'), 'dev', '--port', String(webPort), '--strictPort'];
// The site's server passes the console's addresses on to this one.
const consoleApplication = [...toolCommand('vite'), '--config', 'vite.console.config.ts'];
const webFolder = join(rootFolder, 'web');
const ended = await Promise.race([
  // The visitor's address is Vite's: links in messages and the check of Origin go by it.
  runSide('server ', server, rootFolder, { OUTBOX: 'on', PUBLIC_URL: webOrigin }),
  runSide('site   ', site, webFolder, { NODE_ENV: 'development' }),
  runSide('console', consoleApplication, webFolder, { NODE_ENV: 'development' }),
]);
console.error(`${ended.trim()} ended, so the other sides are stopped too.`);
// The handler of SIGTERM stops what still runs.
process.kill(process.pid, 'SIGTERM');
