import { chromium } from '@playwright/test';
import { answerParent } from '../../bench/child-result.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startServerProcess } from '../e2e/server-process.ts';
import type { OpeningTimes } from './opening-times.ts';

/** Opens the assistant on the home page again and again, each time in a browser that has none of its files. */
answerParent<{ rounds: number }, OpeningTimes>(async ({ rounds }) => {
  const server = await startServerProcess();
  const browser = await chromium.launch({
    executablePath: await findChromium(console.error),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const milliseconds: number[] = [];
    while (milliseconds.length < rounds) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      await page.goto('/de', { waitUntil: 'networkidle' });
      // The button comes when the page runs.
      await page.locator('.chat-launcher').waitFor();
      milliseconds.push(await page.evaluate(openChat));
      await context.close();
    }
    return { milliseconds: milliseconds.toSorted((a, b) => a - b) };
  } finally {
    await browser.close();
    await server.stop();
  }
});

/** Runs in the browser. Without a pointer nothing is fetched ahead, as with a keyboard. */
function openChat(): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    document.querySelector<HTMLElement>('.chat-launcher')?.click();
    const look = () => {
      const isReady = document.activeElement?.matches('.chat-panel textarea') === true;
      if (isReady) resolve(performance.now() - startedAt);
      else requestAnimationFrame(look);
    };
    look();
  });
}
