import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';

export const rootFolder = dirname(import.meta.dirname);
const binFolder = join(rootFolder, 'node_modules', '.bin');
const stopMilliseconds = 10_000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof stopSignals)[number];

const running = new Set<ChildProcess>();

export type ChildResult = { exitCode: number; output: string };

/** Starts a command-line tool of the project (`tsc`, `vitest` …) on this same Node; its path in node_modules/.bin. */
export function toolCommand(tool: string): [command: string, script: string] {
  return [process.execPath, join(binFolder, tool)];
}

export function track(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a command to its end; `capture` keeps its output for the caller instead of showing it. */
export async function runChild(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; capture?: boolean } = {},
): Promise<ChildResult> {
  const stream = options.capture ? 'pipe' : 'inherit';
  const child = track(
    spawn(command, args, {
      cwd: options.cwd ?? rootFolder,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', stream, stream],
    }),
  );
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code, signal]: [number | null, NodeJS.Signals | null] = await closeOf(child);
  const exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  return { exitCode, output: Buffer.concat(chunks).toString('utf8') };
}

function closeOf(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve([code, signal]));
  });
}

/** Sends SIGINT, which test runners and servers take as "stop in order", and SIGKILL to what is left after 10 s. */
async function stopChildren(): Promise<void> {
  const children = [...running];
  const ends = children.map((child) => once(child, 'exit'));
  for (const child of children) child.kill('SIGINT');
  const timer = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, stopMilliseconds);
  await Promise.all(ends);
  clearTimeout(timer);
}

/**
 * Until the returned function is called: a stop signal, or the end of the process that started this one, ends the
 * children and then this process with 128 + signal number.
 */
export function stopChildrenOnSignal(): () => void {
  let isStopping = false;
  async function stop(signal: StopSignal): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stopChildren();
    process.exit(128 + constants.signals[signal]);
  }
  const whenParentEnds = () => stop('SIGTERM');
  for (const signal of stopSignals) process.on(signal, stop);
  onParentEnd(whenParentEnds);
  return () => {
    for (const signal of stopSignals) process.off(signal, stop);
    process.off('disconnect', whenParentEnds);
  };
}

/** The server stops in order on SIGTERM; so it does when `setup.mjs` is killed and can't send one. */
export function stopSelfWhenParentEnds(): void {
  if (process.channel && !process.connected) process.kill(process.pid, 'SIGTERM');
  onParentEnd(() => process.kill(process.pid, 'SIGTERM'));
}

function onParentEnd(listener: () => void): void {
  process.on('disconnect', listener);
  // A listener keeps the channel, and with it this process, alive.
  process.channel?.unref();
}
