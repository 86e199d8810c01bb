import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// A Chromium of root starts only without its sandbox; everyone else keeps it.
const isRoot = process.getuid?.() === 0;
const args = ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];
const executablePath = process.env.CHROMIUM_PATH;

/** The tests of websites that are built for them: each has a worker and a server of its own. */
const otherWebsites = ['test-language.e2e.ts', 'other-practice.e2e.ts'];

export default defineConfig({
  testDir: 'e2e',
  // A test waits for much that takes no core: so there is room for more of them than there are cores
  // (docs/decisions/0026-tests-side-by-side.md). Each worker has a browser, a server and a PostgreSQL in memory.
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
    { name: 'other websites', testMatch: otherWebsites },
    { name: 'website', testMatch: '*.e2e.ts', testIgnore: otherWebsites },
  ],
});
