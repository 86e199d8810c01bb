import { join } from 'node:path';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { rootFolder } from '../scripts/child-processes.ts';
import type { OpeningTimes } from '../web/measure/opening-times.ts';
import { fetchChildResult } from './child-result.ts';
import { formatKilobytes, formatMilliseconds, judge, printTable } from './table.ts';
import { measurePages, measurePart, type PageBytes } from './web-bytes.ts';

const launcherBudgetBytes = 3_000;
const panelBudgetBytes = 60_000;
const readyTargetMs = 300;
const rounds = 7;

/** Pages that have much of what the panel needs, and such that have little. */
const pagesWithPanel = ['/de', '/de/about', '/de/services', '/de/booking', '/de/datenschutz'];

const withoutLauncher = {
  title: 'website without the assistant',
  // Inside what is thrown away with every new build of the website.
  folder: 'build/without-launcher',
  viteConfig: '../bench/web-without-launcher.config.ts',
  moreInputs: ['bench/web-without-launcher.config.ts'],
  isCompressed: true,
};

/** What the assistant's button costs a page, what its panel loads besides, and how soon one can write in it. */
export async function printChatPanel(buildFolder: string): Promise<void> {
  await buildWebIfStale({ log: console.log, build: withoutLauncher });
  const bare = await measurePages(join(rootFolder, 'web', withoutLauncher.folder, 'client'));
  const pages = await measurePages(buildFolder);
  const rows = pagesWithPanel.map(async (route) => {
    const launcherBytes = sumBytes(pages, route) - sumBytes(bare, route);
    const { scriptCount, scriptBytes } = await measurePart(buildFolder, 'ChatPanel', route);
    return [
      route,
      formatKilobytes(launcherBytes),
      judge(launcherBytes <= launcherBudgetBytes),
      String(scriptCount),
      formatKilobytes(scriptBytes),
      judge(scriptBytes <= panelBudgetBytes),
    ];
  });
  printTable(
    `Brotli bytes of the assistant (targets: ${formatKilobytes(launcherBudgetBytes)} of scripts and styles for the button, held against the website without an assistant; ${formatKilobytes(panelBudgetBytes)} of scripts for the panel beside the page)`,
    ['page', 'button', '', 'files', 'panel', ''],
    await Promise.all(rows),
  );
  const { milliseconds } = await fetchChildResult<OpeningTimes>('../web/measure/chat-opening.ts', { rounds });
  const medianMs = milliseconds[Math.floor(milliseconds.length / 2)] ?? Number.NaN;
  printTable(
    `The assistant's panel, opened on the home page (target: ready within ${readyTargetMs} ms, median of ${rounds})`,
    ['ready after', ''],
    [[formatMilliseconds(medianMs), judge(medianMs <= readyTargetMs)]],
  );
}

function sumBytes(pages: readonly PageBytes[], route: string): number {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`There is no page ${route} in the built website.`);
  return page.scriptBytes + page.styleBytes;
}
