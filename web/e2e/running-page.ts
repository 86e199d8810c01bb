import type { Page } from '@playwright/test';

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
    if (options?.waitUntil === undefined) await page.waitForFunction(isRunning);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isRunning);
    return answer;
  };
  return page;
}

/** Runs in the browser. React keeps its tree at the document, and says there whether it has still to take over. */
function isRunning(): boolean {
  // Other documents of the server, as the API's description, are not the website; its own pages say so in their HTML.
  if (!('__reactRouterContext' in window)) return true;
  const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  return root?.stateNode?.current?.memoizedState?.isDehydrated === false;
}
