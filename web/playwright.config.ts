import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// A Chromium of root starts only without its sandbox; everyone else keeps it.
const isRoot = process.getuid?.() === 0;
const args = ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];
// A test's page lives for seconds: compiling its scripts for speed costs a tenth more than it brings.
args.push('--js-flags=--no-maglev --no-opt');
const executablePath = process.env.CHROMIUM_PATH;

/** Each has a worker of its own: two for a website that is built for them, one for a browser with larger letters. */
const ownWorkers = ['test-language.e2e.ts', 'other-practice.e2e.ts', 'large-letters.e2e.ts'];

export default defineConfig({
  testDir: 'e2e',
  // A test waits for much that takes no core: so there is room for more of them than there are cores
  // (docs/decisions/0026-tests-in-parallel-and-processor-time.md). Each worker has a browser, a server and a PostgreSQL in memory.
  workers: Math.min(8, Math.max(4, availableParallelism())),
  // Test by test, so that no worker idles behind the other's last file.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // On a busy machine a page may need a while before it runs.
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    // On the fixed test day, 9:00 in Berlin, it is still the evening before there: a screen that reads the
    // browser's zone shows the wrong day.
    timezoneId: 'Pacific/Honolulu',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { args, executablePath } : { args },
  },
  projects: [
    // One worker does these one after another; begun last, they would keep all others waiting.
    { name: 'own workers', testMatch: ownWorkers },
    { name: 'website', testMatch: '*.e2e.ts', testIgnore: ownWorkers },
  ],
});
