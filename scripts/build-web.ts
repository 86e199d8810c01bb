import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder, runChild, toolCommand } from './child-processes.ts';
import { compressFolder } from './compress-files.ts';

type Log = (line: string) => void;

/** One way to build the website. */
type Build = {
  title: string;
  /** Inside web. */
  folder: string;
  viteConfig: string;
  /** The same for the console; without it the site is built alone. */
  consoleConfig?: string;
  /** Read besides what every build reads. */
  moreInputs: string[];
  isCompressed: boolean;
};

export const website: Build = {
  title: 'website',
  folder: 'build',
  viteConfig: 'vite.config.ts',
  consoleConfig: 'vite.console.config.ts',
  moreInputs: [],
  isCompressed: true,
};

/** The website with a mark around every English text of its dictionaries, for the end-to-end tests. */
export const testLanguageWebsite: Build = {
  title: 'website in the test language',
  folder: 'build-test-language',
  viteConfig: 'e2e/test-language/vite.config.ts',
  consoleConfig: 'e2e/test-language/vite.console.config.ts',
  moreInputs: ['web/e2e/test-language/*'],
  isCompressed: false,
};

/** The website of another practice, for the test that looks for the sample in it. */
export const otherPracticeWebsite: Build = {
  title: 'website of another practice',
  folder: 'build-other-practice',
  viteConfig: 'e2e/other-practice/vite.config.ts',
  consoleConfig: 'e2e/other-practice/vite.console.config.ts',
  moreInputs: ['web/e2e/other-practice/**/*'],
  isCompressed: false,
};

const inputs = [
  'web/{site,console,shared}/**/*',
  'web/public/**/*',
  'web/*.{ts,json}',
  'contract/src/**/*',
  'practice/**/*',
  'package-lock.json',
];

/** A hash over names and contents of everything the website is built from. */
export async function hashInputs(root: string, moreInputs: string[] = []): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob([...inputs, ...moreInputs], { cwd: root, withFileTypes: true })) {
    const isSource =
      entry.isFile() && !entry.name.includes('.test.') && entry.name !== 'playwright.config.ts';
    if (isSource) paths.push(join(entry.parentPath, entry.name));
  }
  const contents = await Promise.all(paths.sort().map((path) => readFile(path)));
  const hash = createHash('sha256');
  for (const [index, content] of contents.entries())
    hash.update(`${paths[index]?.slice(root.length)}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

/** Builds the website and its compressed copies, unless they were built from exactly these sources. */
export async function buildWebIfStale({
  log,
  root = rootFolder,
  build = website,
}: {
  log: Log;
  root?: string;
  build?: Build;
}): Promise<void> {
  const buildFolder = join(root, 'web', build.folder);
  const stampPath = join(buildFolder, '.source-hash');
  const hash = await hashInputs(root, build.moreInputs);
  const isFresh = existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === hash;
  if (isFresh) return;

  const startedAt = performance.now();
  log(`Building the ${build.title} …`);
  // The stamp is written last: an interrupted build has none and is done again.
  await rm(buildFolder, { recursive: true, force: true });
  await runBuild(join(root, 'web'), build);
  const clientFolder = join(buildFolder, 'client');
  if (!existsSync(clientFolder)) throw new Error(`The build of web ended well but made no ${clientFolder}.`);
  const compressedCount = build.isCompressed ? await compressFolder(clientFolder) : 0;
  await mkdir(buildFolder, { recursive: true });
  await writeFile(stampPath, hash);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log(`The ${build.title} is built in ${seconds} s, ${compressedCount} files compressed.`);
}

/** The site empties the folder, so it comes first. */
async function runBuild(webFolder: string, { folder, viteConfig, consoleConfig }: Build): Promise<void> {
  const site = { tool: 'react-router', args: ['build', '.', '--config', viteConfig] };
  const console = { tool: 'vite', args: ['build', '--app', '--config', consoleConfig ?? ''] };
  for (const { tool, args } of consoleConfig ? [site, console] : [site]) {
    const [command, script] = toolCommand(tool);
    const { exitCode, output } = await runChild(command, [script, ...args], {
      cwd: webFolder,
      env: { NODE_ENV: 'production', WEB_BUILD_FOLDER: folder },
      capture: true,
    });
    if (exitCode !== 0)
      throw new Error(
        `${output}\nThe website could not be built: ${tool} build ended with code ${exitCode}.`,
      );
  }
}
