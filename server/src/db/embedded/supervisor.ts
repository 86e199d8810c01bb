import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { PostgresLogEntry } from './postgres-log.ts';
import { endPostmaster, type Postmaster } from './postmaster.ts';

/**
 * How long is waited after the first, second … unexpected end within the period: the first time not at all, because
 * visitors wait too; a fault that stays is given some time to pass. After one more PostgreSQL is not started again.
 */
export const PAUSES_MILLISECONDS = [0, 250, 500, 750];
const PERIOD_MILLISECONDS = 60_000;

export type SupervisorOptions = {
  /** Clears what is left and starts PostgreSQL until it answers; gives up when the signal says so. */
  start: (stopping: AbortSignal) => Promise<Postmaster>;
  log: (entry: PostgresLogEntry) => void;
};

export type Supervisor = {
  /** Resolves when PostgreSQL has ended so often that it is not started again. */
  lost: Promise<EmbeddedPostgresError>;
  stop: () => Promise<void>;
};

/** Starts PostgreSQL, and starts it again whenever it ends without being asked to. */
export async function keepRunning({ start, log }: SupervisorOptions): Promise<Supervisor> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<EmbeddedPostgresError>();
  let postmaster = await start(signal);
  const ends: number[] = [];

  /** Notes an end; says how long to wait before PostgreSQL is started once more, or nothing if it is not. */
  const findPause = (): number | undefined => {
    const now = performance.now();
    ends.push(now);
    while (now - (ends[0] ?? now) > PERIOD_MILLISECONDS) ends.shift();
    return PAUSES_MILLISECONDS[ends.length - 1];
  };

  const startAgain = async (reason: string): Promise<boolean> => {
    const pause = findPause();
    if (pause === undefined) {
      const times = `${ends.length} times within ${PERIOD_MILLISECONDS / 1000} s`;
      giveUp(new EmbeddedPostgresError(`PostgreSQL ended ${times} and is not started again: ${reason}`));
      return false;
    }
    await delay(pause);
    if (signal.aborted) return false;
    try {
      postmaster = await start(signal);
      log({ level: 'warn', line: 'PostgreSQL was started again' });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const failure = error instanceof Error ? error.message : String(error);
      log({ level: 'error', line: failure });
      return startAgain(failure);
    }
  };

  const watch = async () => {
    do {
      const how = await postmaster.ended;
      if (signal.aborted) return;
      for (const line of postmaster.lastLines()) log({ level: 'error', line });
      log({ level: 'error', line: `PostgreSQL ended with ${how} although nobody asked it to` });
      if (!(await startAgain(how))) return;
    } while (!signal.aborted);
  };

  const watching = watch();
  return {
    lost,
    stop: async () => {
      stopping.abort();
      await endPostmaster(postmaster.pid, postmaster.hasEnded);
      await watching;
      // One that was just being started, and answered before it heard of the stop.
      await endPostmaster(postmaster.pid, postmaster.hasEnded);
    },
  };
}
