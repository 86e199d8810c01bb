import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { rootFolder, stopChildrenOnSignal, track } from '../scripts/child-processes.ts';
import { findFreePort } from '../server/tests/free-port.ts';
import { findMedian } from './load.ts';
import { listDescendants, readCommandLine, readMemory } from './process-memory.ts';
import { formatMegabytes, formatMilliseconds, judge, printTable } from './table.ts';

/**
 * From the command `npm start` to the first good answers, with the packages installed and the website
 * built: first on an empty data folder (the database is made), then warm, on the one left behind. Target:
 * warm in 3 s, the slowest of five starts. Then the memory of the server at rest.
 */

const targetMs = 3000;
const warmStarts = 5;
const giveUpMs = 60_000;
const pollMs = 10;
/** Long enough for the first collection of what the start left in memory. */
const restMs = 5000;

type Started = { npm: ChildProcess; readyMs: number; pageMs: number };

stopChildrenOnSignal();
await buildWebIfStale({ log: console.log });
const dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-bench-'));
try {
  const cold = await start(dataDir);
  await stop(cold);
  const warm: Started[] = [];
  for (let count = 1; count <= warmStarts; count += 1) {
    const started = await start(dataDir);
    if (count === warmStarts) await printMemory(started);
    await stop(started);
    warm.push(started);
  }
  printTimes(cold, warm);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function start(dataFolder: string): Promise<Started> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const npm = track(
    spawn('npm', ['start'], { cwd: rootFolder, env, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const url = `http://127.0.0.1:${port}`;
  const [readyMs, pageMs] = await Promise.all(
    [`${url}/api/health/ready`, `${url}/de`].map(async (address) => {
      while (!(await isAnswered(address))) {
        if (npm.exitCode !== null || performance.now() - startedAt > giveUpMs)
          throw new Error(`npm start did not bring ${address} to answer`);
        await delay(pollMs);
      }
      return performance.now() - startedAt;
    }),
  );
  if (readyMs === undefined || pageMs === undefined) throw new Error('nothing was asked');
  return { npm, readyMs, pageMs };
}

async function isAnswered(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function stop({ npm }: Started): Promise<void> {
  if (npm.exitCode !== null) return;
  const exit = once(npm, 'exit');
  npm.kill('SIGTERM');
  await exit;
}

function printTimes(cold: Started, warm: Started[]): void {
  const toRow = (name: string, warmTimes: number[], coldMs: number) => {
    const slowest = Math.max(...warmTimes);
    return [
      name,
      formatMilliseconds(findMedian(warmTimes)),
      formatMilliseconds(slowest),
      `${Math.round((slowest / targetMs) * 100)} %`,
      judge(slowest <= targetMs),
      formatMilliseconds(coldMs),
    ];
  };
  printTable(
    `npm start to the first 200, ${warm.length} warm starts (target: ${targetMs / 1000} s) and one on an empty data folder`,
    ['', 'median', 'slowest', 'of target', '', 'empty folder'],
    [
      toRow(
        'GET /api/health/ready',
        warm.map(({ readyMs }) => readyMs),
        cold.readyMs,
      ),
      toRow(
        'GET /de',
        warm.map(({ pageMs }) => pageMs),
        cold.pageMs,
      ),
    ],
  );
}

async function printMemory({ npm }: Started): Promise<void> {
  if (process.platform !== 'linux' || !npm.pid) {
    console.log('The memory is read from /proc, which this system does not have.');
    return;
  }
  await delay(restMs);
  const all = listDescendants(npm.pid);
  const server = all.find((pid) => /\bnode\S* \S*scripts\/start\.ts/.test(readCommandLine(pid)));
  if (!server) throw new Error('the server was not found among the processes of npm start');
  const postgres = listDescendants(server);
  const launchers = [npm.pid, ...all.filter((pid) => pid !== server && !postgres.includes(pid))];
  const toRow = (name: string, pids: number[]) => {
    const { rssBytes, pssBytes } = readMemory(pids);
    return [name, String(pids.length), formatMegabytes(rssBytes), formatMegabytes(pssBytes)];
  };
  printTable(
    `Memory at rest, ${restMs / 1000} s after the start (no target)`,
    ['', 'processes', 'RSS', 'PSS'],
    [
      toRow('server', [server]),
      toRow('its PostgreSQL', postgres),
      toRow('npm and scripts/setup.mjs', launchers),
    ],
  );
}
