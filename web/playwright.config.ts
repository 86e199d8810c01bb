import { defineConfig } from '@playwright/test';

// A Chromium of root starts only without its sandbox; everyone else keeps it.
const isRoot = process.getuid?.() === 0;
const args = ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  workers: 2,
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
    locale: 'de-DE',
    // On the fixed test day, 9:00 in Berlin, it is still the evening before there: a screen that reads the
    // browser's zone shows the wrong day.
    timezoneId: 'Pacific/Honolulu',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { args, executablePath } : { args },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
