import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { keepRunning, PAUSES_MILLISECONDS } from './supervisor.ts';

/** A process that runs until a signal ends it, in the place of PostgreSQL's. */
async function startProcess(): Promise<Postmaster> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  await once(child, 'spawn');
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    isReady: () => true,
    readComplaints: async () => '',
    lastLines: () => [],
  };
}

test('a process that gets ready just when the supervisor is stopped is ended too', async () => {
  const started: Postmaster[] = [];
  const restarting = Promise.withResolvers<void>();
  const letReady = Promise.withResolvers<void>();
  const supervisor = await keepRunning({
    log: () => undefined,
    start: async () => {
      const postmaster = await startProcess();
      if (started.push(postmaster) > 1) {
        restarting.resolve();
        await letReady.promise;
      }
      return postmaster;
    },
  });
  process.kill(started[0]?.pid ?? 0, 'SIGKILL');
  await restarting.promise;
  const stopped = supervisor.stop();
  letReady.resolve();
  await stopped;
  expect(started.map(({ hasEnded }) => hasEnded())).toEqual([true, true]);
});

test('after one end it is started at once, and all pauses together leave most of five seconds for starting', () => {
  expect(PAUSES_MILLISECONDS[0]).toBe(0);
  const sum = PAUSES_MILLISECONDS.reduce((total, pause) => total + pause, 0);
  expect(sum).toBeLessThanOrEqual(2000);
});

test('it is started again after as many ends as there are pauses, and given up after one more', async () => {
  const started: Postmaster[] = [];
  const lines: string[] = [];
  const supervisor = await keepRunning({
    log: ({ line }) => lines.push(line),
    start: async () => {
      const postmaster = await startProcess();
      started.push(postmaster);
      process.kill(postmaster.pid, 'SIGKILL');
      return postmaster;
    },
  });
  const { message } = await supervisor.lost;
  expect(message).toContain(`PostgreSQL ended ${PAUSES_MILLISECONDS.length + 1} times within 60 s`);
  expect(started).toHaveLength(PAUSES_MILLISECONDS.length + 1);
  expect(lines.filter((line) => line === 'PostgreSQL was started again')).toHaveLength(
    PAUSES_MILLISECONDS.length,
  );
  await supervisor.stop();
});
