import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child-processes.ts';

type Log = (line: string) => void;

const programNames = ['chromium', 'chromium-browser', 'google-chrome'];
const headlessShell = 'chromium-headless-shell';
const howToFix =
  'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium), or put its path into CHROMIUM_PATH.';

/** The path of a Chromium: CHROMIUM_PATH, PATH, Playwright's own, or Debian's package, installed now, when root. */
export async function findChromium(log: Log): Promise<string> {
  const found = findChosen() ?? findOnPath() ?? (await findPlaywrightsOwn());
  if (found) return found;
  if (!canInstall()) throw new Error(`No browser was found. ${howToFix}`);
  await installPackage('chromium', log);
  const installed = findOnPath();
  if (!installed)
    throw new Error(`apt-get installed chromium, but no browser is on PATH afterwards. ${howToFix}`);
  return installed;
}

/**
 * The path of a Chromium without windows, which takes a third less of the processor for the same tests and renders
 * with the same code; of any other Chromium where there is none (docs/decisions/0026-tests-in-parallel-and-processor-time.md).
 */
export async function findHeadlessShell(log: Log): Promise<string> {
  const found = findChosen() ?? pathOf(headlessShell);
  if (found) return found;
  // Not every release has the package, and not every machine a network: then any Chromium will do.
  if (canInstall()) await installPackage(headlessShell, log).catch(() => undefined);
  return pathOf(headlessShell) ?? findChromium(log);
}

function findChosen(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen || existsSync(chosen)) return chosen || undefined;
  throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && pathOf('apt-get') !== undefined;
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

async function installPackage(name: string, log: Log): Promise<void> {
  log(`Installing ${name} with apt-get; this takes a minute, and only the first time …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']]) {
    const { exitCode, output } = await runChild('apt-get', args, { env, capture: true });
    if (exitCode !== 0)
      throw new Error(`${output}\napt-get ${args[0]} ended with code ${exitCode}. ${howToFix}`);
  }
}
