import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test';
import { findAxeViolations } from './axe.ts';
import { type Patient, randomAddress, readCode, registerPatient } from './patients.ts';
import { waitUntilPagesRun } from './running-page.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { shiftClock } from './shift-clock.ts';

type WorkerFixtures = {
  /** The website to serve if it isn't the built one; tests that set it get a server of their own. */
  webFolder: string;
  /** Mails go to an SMTP server; tests that set it get a server of their own. */
  hasMailServer: boolean;
  server: ServerProcess;
};
type TestFixtures = {
  /** Every test begins with an empty calendar and outbox; which tests ran before it on this server doesn't matter. */
  freshStart: undefined;
  /** For a test that breaks a page on purpose: what the browser must complain about, once at least. */
  expectedProblems: RegExp | undefined;
  /** Problems that the browser reported; must be empty at the end. */
  problems: string[];
  /**
   * Announces a refusal or fault that the test asks for, as `POST /api/auth/login 401`. Every other answer of
   * 400 and above fails the test, and so does an announced one that never came.
   */
  expectAnswer: (...answers: string[]) => void;
  answers: Answers;
  registerPatient: (changes?: Partial<Patient>) => Promise<Patient>;
  readCode: (target: string) => Promise<string>;
  /** A further visitor: an own browser context from an own network address, watched like the first. */
  openVisitor: () => Promise<Page>;
};

/** Answers of 400 and above: what a test expects, and what came. */
type Answers = { expected: Set<string>; seen: Set<string> };

/**
 * Tests get a page on the real server. A test fails by itself if the browser reports an error, a request
 * fails or is answered 4xx or 5xx unexpectedly, or anything is asked of another host.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  webFolder: ['', { scope: 'worker', option: true }],
  hasMailServer: [false, { scope: 'worker', option: true }],
  server: [
    async ({ webFolder, hasMailServer }, use) => {
      const server = await startServerProcess({ webFolder, hasMailServer });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  freshStart: [
    async ({ server }, use) => {
      await server.startAfresh();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedProblems: [undefined, { option: true }],
  problems: async ({ expectedProblems }, use) => {
    const problems: string[] = [];
    await use(problems);
    const isExpected = (problem: string) => expectedProblems?.test(problem) === true;
    const unexpected = problems.filter((problem) => !isExpected(problem));
    expect(unexpected, 'what the browser complained about').toEqual([]);
    if (expectedProblems)
      expect(problems.some(isExpected), `a complaint like ${expectedProblems}`).toBe(true);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  answers: async ({}, use) => {
    const answers: Answers = { expected: new Set(), seen: new Set() };
    await use(answers);
    const { expected, seen } = answers;
    expect([...seen.difference(expected)], 'answers of 400 and above that nobody expected').toEqual([]);
    expect([...expected.difference(seen)], 'answers that were expected and never came').toEqual([]);
  },
  expectAnswer: async ({ answers }, use) =>
    use((...expected) => {
      for (const answer of expected) answers.expected.add(answer);
    }),
  context: async ({ context, server, problems, answers }, use) => {
    await prepareContext(context, server, problems, answers);
    await use(context);
  },
  page: async ({ page }, use) => use(waitUntilPagesRun(page)),
  openVisitor: async ({ browser, server, problems, answers, locale, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: server.url, locale: locale ?? 'de-DE', viewport });
      contexts.push(context);
      await prepareContext(context, server, problems, answers);
      return waitUntilPagesRun(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
  registerPatient: async ({ server }, use) => use((changes) => registerPatient(server.url, changes)),
  readCode: async ({ server }, use) => use((target) => readCode(server.url, target)),
});

export { expect };

async function prepareContext(
  context: BrowserContext,
  server: ServerProcess,
  problems: string[],
  answers: Answers,
): Promise<void> {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
  await context.addInitScript(shiftClock, server.offsetMs);
  context.on('page', (page) => watchPage(page, server, problems));
  context.on('response', (response) => {
    if (response.status() >= 400) answers.seen.add(describeAnswer(response));
  });
}

/** `GET /api/appointments 401`; ids, hashes and the query are left out: they differ from run to run. */
function describeAnswer(response: Response): string {
  const path = new URL(response.url()).pathname
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id')
    .replace(/\/[\w-]{43}(?=\/|$)/g, '/:token')
    .replace(/^(\/assets\/.+)-[\w-]{8}(\.js)$/, '$1-:hash$2');
  return `${response.request().method()} ${path} ${response.status()}`;
}

function watchPage(page: Page, server: ServerProcess, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser repeats every answer of 400 and above here; those are watched by themselves.
    if (message.text().startsWith('Failed to load resource')) return;
    // A screen that is left before its live connection stands takes that back, as it ends its requests.
    if (/socket\.io.*WebSocket is closed before the connection is established/.test(message.text())) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends its requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} for ${request.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === server.url || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) problems.push(`request to another host: ${request.url()}`);
  });
}

/** Signs the patient in by what log-in leaves behind: the token in the browser's storage. */
export async function signIn(page: Page, patient: Patient): Promise<void> {
  await page.addInitScript((token) => {
    // Only once: a later log-out has to last.
    if (sessionStorage.getItem('signed-in-by-test')) return;
    sessionStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('token', token);
  }, patient.token);
}

/** What the page asks the server for is there: no bar holds a place any more. */
export async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await expect(page.getByLabel(/Rechenaufgabe wird geladen|Loading a small sum/)).toHaveCount(0);
}

/** axe finds nothing on the page as it is now, by the rules of WCAG 2.2 A and AA and its best practices. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}

/** The page can be read at 320 px without moving sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
