export type FairQueueLimits = {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Pieces of work that may wait, of all keys together and of one. */
  waiting: number;
  waitingPerKey: number;
};

export type FairQueue = {
  /** Runs the work when its turn has come; undefined if too much is waiting already. */
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result> | undefined;
};

/**
 * Bounds costly work. The keys take turns, so that one caller who asks a hundred times waits for himself
 * and not everybody for him.
 */
export function createFairQueue({ atOnce, waiting, waitingPerKey }: FairQueueLimits): FairQueue {
  let running = 0;
  let waitingCount = 0;
  const starters = new Map<string, (() => void)[]>();

  function startNext(): void {
    const next = starters.entries().next().value;
    if (!next || running >= atOnce) return;
    const [key, queued] = next;
    const start = queued.shift();
    // Whoever still waits under this key goes behind the others.
    starters.delete(key);
    if (queued.length > 0) starters.set(key, queued);
    waitingCount -= 1;
    running += 1;
    start?.();
  }

  function takeTurn(key: string): Promise<void> {
    const queued = starters.get(key) ?? [];
    waitingCount += 1;
    starters.set(key, queued);
    return new Promise((resolve) => {
      queued.push(resolve);
      startNext();
    });
  }

  return {
    run: (key, work) => {
      const isFull = waitingCount >= waiting || (starters.get(key)?.length ?? 0) >= waitingPerKey;
      if (running >= atOnce && isFull) return undefined;
      return takeTurn(key)
        .then(work)
        .finally(() => {
          running -= 1;
          startNext();
        });
    },
  };
}
