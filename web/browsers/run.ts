import { type Browser, openFirefox, openWebKit } from './browser.ts';
import { doMainJob } from './main-job.ts';

/**
 * The main job in the browsers that the end-to-end tests don't run in. One that is not
 * installed is said and left out; none at all is a failure.
 */
const openers: { name: string; install: string; open: () => Promise<Browser | undefined> }[] = [
  { name: 'Firefox', install: 'apt-get install firefox-esr', open: openFirefox },
  { name: 'WebKitGTK', install: 'apt-get install webkit2gtk-driver xvfb', open: openWebKit },
];

let passed = 0;
let failed = 0;
for (const { name, install, open } of openers) {
  const browser = await open();
  if (!browser) {
    console.log(`- ${name} is not installed (Debian: ${install})`);
    continue;
  }
  try {
    await doMainJob(browser);
    passed += 1;
    console.log(`✓ ${browser.name}: from the home page to a booked appointment`);
  } catch (error) {
    failed += 1;
    const reason = error instanceof Error ? error.message : error;
    console.log(`✗ ${browser.name}: ${reason}, at ${await browser.address()}`);
  } finally {
    await browser.close();
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
