import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on the page, as `rule: selector, selector`. It waits until transitions are over, because a
 * button in the middle of its change of colour has a contrast that nobody reads. axe runs in the page itself and
 * hands over violations only: @axe-core/playwright opens a page for each scan and carries over every passed
 * check, which takes ten times as long (measured: 1.1 to 2.1 s against 0.15 s).
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(waitForAnimations);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const found = await page.evaluate(runAxe, tags);
  // A change may have begun during the scan, as when the page's program starts: what is wrong is so at rest, too.
  if (found.length > 0) await page.evaluate(waitForAnimations);
  return found.length > 0 ? page.evaluate(runAxe, tags) : found;
}

/** Runs in the browser. Endless animations, as a spinner's, have no end to wait for. */
async function waitForAnimations(): Promise<void> {
  const ending = document.getAnimations().filter((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' && Number.isFinite(Number(endTime));
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the browser. The mails of the outbox stand in frames that run no scripts: axe can't ask them. */
async function runAxe(runOnly: string[]): Promise<string[]> {
  if (!window.axe) throw new Error('axe is not loaded');
  const { violations } = await window.axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
