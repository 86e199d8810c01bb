import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    /** How many timers of this length are held. */
    countTimers?: (lengthMs: number) => number;
    /** Lets those of this length run, and tells how many there were. */
    endTimers?: (lengthMs: number) => number;
  }
}

/**
 * From now on, timers of exactly these lengths wait for `endTimers` on this page. The lengths are the specification's own
 * numbers, and not the program's: one that is changed there is missed here. React has taken the browser's own timers
 * when it was loaded, and keeps them: its lengths differ each time and may be any.
 */
export async function holdTimers(page: Page, ...lengthsMs: number[]): Promise<void> {
  await page.evaluate((lengths) => {
    const { setTimeout: start, clearTimeout: stop } = window;
    const held = new Map<number, { lengthMs: number; run: () => void }>();
    let lastId = 0;
    Reflect.set(window, 'setTimeout', (run: () => void, lengthMs: number, ...rest: []) => {
      if (!lengths.includes(lengthMs)) return start(run, lengthMs, ...rest);
      // The browser's own numbers are above zero.
      lastId -= 1;
      held.set(lastId, { lengthMs, run });
      return lastId;
    });
    Reflect.set(window, 'clearTimeout', (id: number | undefined) => {
      if (id === undefined || !held.delete(id)) stop(id);
    });
    const find = (lengthMs: number) => [...held].filter(([, timer]) => timer.lengthMs === lengthMs);
    window.countTimers = (lengthMs) => find(lengthMs).length;
    window.endTimers = (lengthMs) => {
      const ending = find(lengthMs);
      for (const [id, { run }] of ending) {
        held.delete(id);
        run();
      }
      return ending.length;
    };
  }, lengthsMs);
}

/** Waits until something waits so long, and lets it go on. */
export async function endTimers(page: Page, lengthMs: number): Promise<void> {
  const end = () => page.evaluate((length) => window.endTimers?.(length) ?? 0, lengthMs);
  await expect.poll(end, `what waits for ${lengthMs} ms`).toBeGreaterThan(0);
}

export const countTimers = (page: Page, lengthMs: number): Promise<number> =>
  page.evaluate((length) => window.countTimers?.(length) ?? Number.NaN, lengthMs);
