import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { rootFolder, stopChildrenOnSignal } from '../scripts/child-processes.ts';
import { startBenchServer } from './bench-server.ts';
import { printChatPanel } from './chat-panel.ts';
import { auditPage, type Browser, type LighthouseScores, launchChromium } from './lighthouse-run.ts';
import { formatKilobytes, formatShare, judge, printTable } from './table.ts';
import { printTaps } from './taps.ts';
import { measurePages, type PageBytes } from './web-bytes.ts';
import { measureImages } from './web-images.ts';

/**
 * What a visitor's browser loads and how the pages do in Lighthouse.
 *
 * 1. Brotli bytes of every page's scripts (with all static imports) and styles, against the budgets.
 * 2. Pictures and fonts: names with a hash, kept by browsers for ever.
 * 3. Booking by a phone, step by step: interaction to next paint with the CPU four times slower (200 ms), and
 *    feedback on a slow network (100 ms).
 * 4. Lighthouse, mobile, the median of three runs a page on a machine that should be idle, on every public page in
 *    both languages: performance 97, the rest 100, layout shift 0.01.
 * 5. The assistant: what its button costs a page, what its panel loads beside the page when it is opened, and how soon
 *    one can write in it. For the button the website is built once more, without it.
 *
 * `-- --only bytes` (or images, taps, chat, lighthouse) does one of them; `-- --page /de/contact` does the bytes and
 * Lighthouse of one page.
 */

const kB = 1000;
/** Home must be quick for everybody; booking and log-in bring a calendar and forms. */
const scriptBudgetBytes: Record<string, number> = { '': 118 * kB, booking: 160 * kB, login: 120 * kB };
const otherScriptBudgetBytes = 125 * kB;
const styleBudgetBytes = 15 * kB;

const targetScores = [97, 100, 100, 100];
const targetLayoutShift = 0.01;
const runsPerPage = 3;

/** Pages for patients, and for who sets the site up; they have no budget of their own. */
const pagesWithoutBudget = ['dashboard', 'termin', 'outbox'];
/** The practice's console is another program, measured by `npm run bench console`. */
const isOfConsole = (route: string) => /^praxis(\/|$)/.test(nameOf(route));
/** Search engines are kept away from these, which Lighthouse would count against them. */
const unlistedPages = [
  ...pagesWithoutBudget,
  'login',
  'register',
  'passwort',
  'gast',
  'abmelden',
  'booking',
  '404',
];

/** Their addresses are looked for by browsers and phones, so they have to stay. */
const fixedImages = ['/favicon.svg', '/apple-touch-icon.png'];

const { values: wish } = parseArgs({ options: { only: { type: 'string' }, page: { type: 'string' } } });
const isWanted = (part: string) => wish.only === undefined || wish.only === part;
stopChildrenOnSignal();
await buildWebIfStale({ log: console.log });
const buildFolder = join(rootFolder, 'web', 'build', 'client');
const pages = (await measurePages(buildFolder)).filter(({ route }) => !isOfConsole(route));
const chosen = pages.filter(({ route }) => wish.page === undefined || route === wish.page);
if (chosen.length === 0) throw new Error(`There is no page ${wish.page ?? ''} in the built website.`);
if (isWanted('bytes')) printBytes(chosen);
if (isWanted('taps') && !wish.page) await printTaps();
if (isWanted('chat') && !wish.page) await printChatPanel(buildFolder);
if (isWanted('images') || isWanted('lighthouse')) {
  const server = await startBenchServer();
  try {
    if (isWanted('images') && !wish.page) await printImages(server.url);
    const routes = chosen.map(({ route }) => route);
    const listed = wish.page ? routes : routes.filter((route) => !unlistedPages.includes(nameOf(route)));
    if (isWanted('lighthouse')) await printScores(server.url, listed);
  } finally {
    await server.stop();
  }
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
  const { '': home = 0, booking = 0, login = 0 } = scriptBudgetBytes;
  const budgets = [home, booking, login, otherScriptBudgetBytes, styleBudgetBytes].map((bytes) => bytes / kB);
  printTable(
    `Brotli bytes of each page (budgets in kB: scripts of home ${budgets[0]}, booking ${budgets[1]}, log-in ${budgets[2]}, others ${budgets[3]}; styles ${budgets[4]})`,
    ['page', 'files', 'scripts', 'of budget', 'styles', 'of budget', ''],
    rows,
  );
}

function findScriptBudget(route: string): number | undefined {
  if (pagesWithoutBudget.includes(nameOf(route))) return undefined;
  return scriptBudgetBytes[nameOf(route)] ?? otherScriptBudgetBytes;
}

function nameOf(route: string): string {
  return route.replace(/^\/(de|en)(\/|$)/, '').replace(/^\//, '');
}

async function printImages(serverUrl: string): Promise<void> {
  const images = await measureImages(buildFolder, serverUrl);
  const kept = images.filter(({ isHashed, cacheControl }) => isHashed && cacheControl.includes('immutable'));
  const others = images.filter((image) => !kept.includes(image)).map(({ path }) => path);
  const isReached = others.every((path) => fixedImages.includes(path));
  printTable(
    'Pictures and fonts of all pages (target: a name with a hash, and immutable)',
    ['hashed and immutable', 'others', '', ''],
    [[String(kept.length), String(others.length), others.join(', '), judge(isReached)]],
  );
}

async function printScores(serverUrl: string, routes: string[]): Promise<void> {
  const browser = await launchChromium();
  try {
    await auditRoutes(serverUrl, browser, routes);
  } finally {
    await browser.close();
  }
}

async function auditRoutes(url: string, browser: Browser, routes: string[]): Promise<void> {
  const rows: string[][] = [];
  const weak: string[] = [];
  for (const route of routes) {
    const { scores, layoutShift, weakAudits } = await auditMedian(browser, `${url}${route}`);
    const isReached =
      layoutShift <= targetLayoutShift &&
      scores.every((score, index) => score >= (targetScores[index] ?? 100));
    rows.push([route, ...scores.map(String), layoutShift.toFixed(3), judge(isReached)]);
    if (!isReached) weak.push(`${route}: ${weakAudits.join(', ')}`);
  }
  printTable(
    `Lighthouse, mobile, median of ${runsPerPage} by performance (targets: performance ${targetScores[0]}, the rest 100, layout shift ${targetLayoutShift})`,
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'layout shift', ''],
    rows,
  );
  if (weak.length > 0) console.log(['Audits below 90:', ...weak].join('\n'));
}

/** The run whose performance lies in the middle; one run alone says as much about the machine as about the page. */
async function auditMedian(browser: Browser, url: string): Promise<LighthouseScores> {
  const runs: LighthouseScores[] = [];
  while (runs.length < runsPerPage) runs.push(await auditPage(browser, url));
  const sorted = runs.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error(`${url} was not measured`);
  return median;
}
