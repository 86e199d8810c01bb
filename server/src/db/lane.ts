import { AppError } from '../app-error.ts';

export type LaneLimits = {
  /** Of all work, as much at once. */
  atOnce: number;
  /** Of the work with one key, as much at once. */
  perKey: number;
  /** So many wait; the next is refused. */
  waiting: number;
  waitMs: number;
};

export type LaneFigures = { running: number; waiting: number };

/**
 * A share of the pool's connections: work that queues in the database for one thing (a doctor's calendar) queues
 * here instead, without a connection. Whoever finds the queue full or waits too long gets `unavailable`.
 */
export type Lane = {
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
  readFigures: () => LaneFigures;
};

type Waiter = { key: string; enter: () => void };

export function createLane({ atOnce, perKey, waiting: mostWaiting, waitMs }: LaneLimits): Lane {
  const runningByKey = new Map<string, number>();
  const waiters: Waiter[] = [];
  let running = 0;

  const count = (key: string) => runningByKey.get(key) ?? 0;
  const mayEnter = (key: string) => running < atOnce && count(key) < perKey;
  const enter = (key: string) => {
    running += 1;
    runningByKey.set(key, count(key) + 1);
  };
  const leave = (key: string) => {
    running -= 1;
    if (count(key) === 1) runningByKey.delete(key);
    else runningByKey.set(key, count(key) - 1);
    // The longest waiting of those who may: one doctor's queue does not hold up another's.
    const index = waiters.findIndex((waiter) => mayEnter(waiter.key));
    if (index >= 0) waiters.splice(index, 1)[0]?.enter();
  };

  const waitForTurn = (key: string) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () =>
        reject(new AppError('unavailable', { retryAfterSeconds: Math.ceil(waitMs / 1000) }));
      if (waiters.length >= mostWaiting) return refuse();
      const waiter: Waiter = {
        key,
        enter: () => {
          clearTimeout(timer);
          enter(key);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1);
        refuse();
      }, waitMs);
      waiters.push(waiter);
    });

  return {
    run: async (key, work) => {
      // Nobody who waits could have entered instead: leaving lets in whoever may.
      if (mayEnter(key)) enter(key);
      else await waitForTurn(key);
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
    readFigures: () => ({ running, waiting: waiters.length }),
  };
}
