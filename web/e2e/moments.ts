import type { Page } from '@playwright/test';
import { limits } from '@praxisportal/contract/limits';

declare global {
  interface Window {
    /** Lets what is held run, and tells how much that was. */
    endMoments?: () => number;
  }
}

const momentsMs: number[] = [
  limits.bookingRedirectMs,
  limits.cancelSuccessMs,
  limits.clipboardFeedbackMs,
  limits.highlightMs,
];

/**
 * From the next page on, what the site shows for a moment only (the success screen, "Kopiert") stays until
 * `endMoments`: a busy machine would look too late to see it. Moments of other lengths are held if they are named.
 */
export async function holdMoments(page: Page, otherMs: readonly number[] = []): Promise<void> {
  await page.addInitScript(
    (lengthsMs) => {
      const { setTimeout: start, clearTimeout: stop } = window;
      const held = new Map<number, () => void>();
      let lastId = 0;
      Reflect.set(window, 'setTimeout', (run: () => void, delayMs: number, ...rest: []) => {
        if (!lengthsMs.includes(delayMs)) return start(run, delayMs, ...rest);
        // The browser's own numbers are above zero.
        lastId -= 1;
        held.set(lastId, run);
        return lastId;
      });
      Reflect.set(window, 'clearTimeout', (id: number | undefined) => {
        if (id === undefined || !held.delete(id)) stop(id);
      });
      window.endMoments = () => {
        const ending = [...held.values()];
        held.clear();
        for (const run of ending) run();
        return ending.length;
      };
    },
    [...momentsMs, ...otherMs],
  );
}

/** The moment is over. Throws if nothing was held: then what is looked for does not end by itself. */
export async function endMoments(page: Page): Promise<void> {
  const count = await page.evaluate(() => window.endMoments?.() ?? 0);
  if (count === 0) throw new Error('nothing on this page lasts for a moment');
}
