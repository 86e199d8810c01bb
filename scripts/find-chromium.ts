import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child-processes.ts';

type Log = (line: string) => void;

const programNames = ['chromium', 'chromium-browser', 'google-chrome'];
const howToFix =
  'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium), or put its path into CHROMIUM_PATH.';

/** The path of a Chromium: CHROMIUM_PATH, PATH, Playwright's own, or Debian's package, installed now, when root. */
export async function findChromium(log: Log): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  const found = findOnPath() ?? (await findPlaywrightsOwn());
  if (found) return found;
  if (process.getuid?.() !== 0 || !pathOf('apt-get')) throw new Error(`No browser was found. ${howToFix}`);
  await installPackage(log);
  const installed = findOnPath();
  if (!installed)
    throw new Error(`apt-get installed chromium, but no browser is on PATH afterwards. ${howToFix}`);
  return installed;
}

function findOnPath(): string | undefined {
  return programNames.map(pathOf).find((path) => path !== undefined);
}

function pathOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function findPlaywrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installPackage(log: Log): Promise<void> {
  log('No browser found: installing Chromium with apt-get; this takes a minute, and only the first time …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-liberation'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { exitCode, output } = await runChild('apt-get', args, { env, capture: true });
    if (exitCode !== 0)
      throw new Error(`${output}\napt-get ${args[0]} ended with code ${exitCode}. ${howToFix}`);
  }
}
