import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Between two looks at a page that starts; it answers none while it is busy. */
const pauseMs = 20;

/**
 * Lets `goto` and `reload` wait until the page's program has taken it over: what comes earlier meets bare HTML, as a
 * visitor's would who is that quick. A call that says itself how far it waits (`waitUntil`) waits no longer; that is
 * for tests of what comes before.
 */
export function waitUntilPagesRun(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await waitUntilRunning(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await waitUntilRunning(page);
    return answer;
  };
  return page;
}

/** Asks the page again and again: `waitForFunction` would bring a program of its own into every page first. */
async function waitUntilRunning(page: Page): Promise<void> {
  while (!(await page.evaluate(isRunning).catch(isBetweenPages))) await setTimeout(pauseMs);
}

/** The page was just leaving for another one, as at a redirect; the next one is asked then. */
function isBetweenPages(error: Error): false {
  if (error.message.includes('Execution context was destroyed')) return false;
  throw error;
}

/** Runs in the browser. Other documents of the server, such as the description of the API, have no mark. */
function isRunning(): boolean {
  const { app } = document.documentElement.dataset;
  return app === undefined || app === 'running';
}
