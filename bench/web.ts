import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { rootFolder } from '../scripts/child-processes.ts';
import { startBenchServer } from './bench-server.ts';
import { auditPage, type Browser, launchChromium } from './lighthouse-run.ts';
import { formatKilobytes, formatShare, judge, printTable } from './table.ts';
import { measurePages, type PageBytes } from './web-bytes.ts';

/**
 * What a visitor's browser loads and how the pages do in Lighthouse.
 *
 * 1. Brotli bytes of every page's scripts (with all static imports) and styles, against the budgets.
 * 2. Lighthouse, mobile, one run a page on a machine that should be idle, on every public page in both languages: performance 95, the rest 100, layout
 *    shift 0.01. `-- --bytes` leaves this out; `-- --page /de/contact` does one page only.
 */

const kB = 1000;
const publicBudgetBytes = 125 * kB;
const bookingBudgetBytes = 170 * kB;
const styleBudgetBytes = 15 * kB;

const targetScores = [95, 100, 100, 100];
const targetLayoutShift = 0.01;

/** Pages for patients, and for who sets the site up; they have no budget of their own. */
const pagesWithoutBudget = ['dashboard', 'outbox'];
/** Search engines are kept away from these, which Lighthouse would count against them. */
const unlistedPages = [...pagesWithoutBudget, 'login', 'register', 'booking', '404'];

const { values: wish } = parseArgs({
  options: { bytes: { type: 'boolean', default: false }, page: { type: 'string' } },
});
await buildWebIfStale({ log: console.log });
const pages = await measurePages(join(rootFolder, 'web', 'build', 'client'));
const chosen = pages.filter(({ route }) => wish.page === undefined || route === wish.page);
if (chosen.length === 0) throw new Error(`There is no page ${wish.page ?? ''} in the built website.`);
printBytes(chosen);
if (!wish.bytes) {
  const routes = chosen.map(({ route }) => route);
  await printScores(wish.page ? routes : routes.filter((route) => !unlistedPages.includes(nameOf(route))));
}

function printBytes(measured: PageBytes[]): void {
  const rows = measured.map(({ route, scriptCount, scriptBytes, styleBytes }) => {
    const budget = findScriptBudget(route);
    const isWithin = (budget === undefined || scriptBytes <= budget) && styleBytes <= styleBudgetBytes;
    return [
      route,
      String(scriptCount),
      formatKilobytes(scriptBytes),
      budget ? formatShare(scriptBytes, budget) : '–',
      formatKilobytes(styleBytes),
      formatShare(styleBytes, styleBudgetBytes),
      judge(isWithin),
    ];
  });
  const budgets = [publicBudgetBytes, bookingBudgetBytes, styleBudgetBytes].map((bytes) => bytes / kB);
  printTable(
    `Brotli bytes of each page (budgets: scripts ${budgets[0]} kB, booking ${budgets[1]} kB; styles ${budgets[2]} kB)`,
    ['page', 'files', 'scripts', 'of budget', 'styles', 'of budget', ''],
    rows,
  );
}

function findScriptBudget(route: string): number | undefined {
  if (pagesWithoutBudget.includes(nameOf(route))) return undefined;
  return nameOf(route) === 'booking' ? bookingBudgetBytes : publicBudgetBytes;
}

function nameOf(route: string): string {
  return route.replace(/^\/(de|en)(\/|$)/, '').replace(/^\//, '');
}

async function printScores(routes: string[]): Promise<void> {
  const server = await startBenchServer();
  const browser = await launchChromium();
  try {
    await auditRoutes(server.url, browser, routes);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function auditRoutes(url: string, browser: Browser, routes: string[]): Promise<void> {
  const rows: string[][] = [];
  const weak: string[] = [];
  for (const route of routes) {
    const { scores, layoutShift, weakAudits } = await auditPage(browser, `${url}${route}`);
    const isReached =
      layoutShift <= targetLayoutShift &&
      scores.every((score, index) => score >= (targetScores[index] ?? 100));
    rows.push([route, ...scores.map(String), layoutShift.toFixed(3), judge(isReached)]);
    if (!isReached) weak.push(`${route}: ${weakAudits.join(', ')}`);
  }
  printTable(
    `Lighthouse, mobile (targets: performance ${targetScores[0]}, the rest 100, layout shift ${targetLayoutShift})`,
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'layout shift', ''],
    rows,
  );
  if (weak.length > 0) console.log(['Audits below 90:', ...weak].join('\n'));
}
