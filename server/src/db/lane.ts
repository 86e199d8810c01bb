import { AppError } from '../platform/app-error.ts';

export type LaneLimits = {
  /** Of all work, as much at once. */
  atOnce: number;
  /** Of the work with one key, as much at once. */
  perKey: number;
  /** Of the work for one account, as much at once and waiting: nobody may fill the queue alone. */
  perAccount: number;
  /** So many wait; the next is refused. */
  waiting: number;
  waitMs: number;
};

/** Whose turn it is: the thing that work queues for, and the account it is for. */
export type Turn = { key: string; accountId: string };

export type LaneFigures = { running: number; waiting: number };

/**
 * A share of the pool's connections: work that queues in the database for one thing (a doctor's calendar) queues
 * here instead, without a connection. Whoever finds the queue full or waits too long gets `unavailable`,
 * whoever asks for more than one account may have under way `too_many_requests`.
 */
export type Lane = {
  run: <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;
  readFigures: () => LaneFigures;
};

type Waiter = { key: string; enter: () => void };

export function createLane({ atOnce, perKey, perAccount, waiting: mostWaiting, waitMs }: LaneLimits): Lane {
  const runningByKey = new Map<string, number>();
  const workByAccount = new Map<string, number>();
  const waiters: Waiter[] = [];
  let running = 0;

  const mayEnter = (key: string) => running < atOnce && (runningByKey.get(key) ?? 0) < perKey;
  const enter = (key: string) => {
    running += 1;
    change(runningByKey, key, 1);
  };
  const leave = (key: string) => {
    running -= 1;
    change(runningByKey, key, -1);
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
    run: async ({ key, accountId }, work) => {
      if ((workByAccount.get(accountId) ?? 0) >= perAccount) {
        throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      }
      change(workByAccount, accountId, 1);
      try {
        // Nobody who waits could have entered instead: leaving lets in whoever may.
        if (mayEnter(key)) enter(key);
        else await waitForTurn(key);
        try {
          return await work();
        } finally {
          leave(key);
        }
      } finally {
        change(workByAccount, accountId, -1);
      }
    },
    readFigures: () => ({ running, waiting: waiters.length }),
  };
}

function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
