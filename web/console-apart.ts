import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A built website: its pages by their addresses, its scripts by their names. */
export type BuiltSite = { pages: Map<string, string>; scripts: Map<string, string> };

/** By these words scripts of the console are known: its calls, its errors, its frame and its screens. */
const consoleWords = ['/sign-in/passkey/options', 'staff_credentials_wrong', 'console-bar', 'console-dense'];

const isConsolePage = (address: string) => /^\/(de|en)\/praxis(\/|$)/.test(address);

/**
 * Where the practice's console is not apart from the public website, one message each: a public page that links to it, or
 * reaches a script of it, also one that is loaded later; a page of it that search engines may keep.
 */
export function findConsoleTraces({ pages, scripts }: BuiltSite): string[] {
  const ofConsole = [...scripts].filter(([, code]) => consoleWords.some((word) => code.includes(word)));
  const names = new Set(ofConsole.map(([name]) => name));
  const unknown = consoleWords.filter((word) => ![...scripts.values()].some((code) => code.includes(word)));
  const messages = unknown.map(
    (word) => `No script has "${word}" in it, by which web/console-apart.ts knows them.`,
  );
  for (const [address, html] of pages) {
    if (isConsolePage(address)) {
      if (!/<meta name="robots" content="noindex/.test(html)) messages.push(`${address} may be indexed.`);
      continue;
    }
    if (/href="[^"]*\/praxis[/"#?]/.test(html)) messages.push(`${address} links to the console.`);
    for (const name of listReached(html, scripts))
      if (names.has(name)) messages.push(`${address} reaches ${name}, which belongs to the console.`);
  }
  return messages;
}

/** The scripts that a page loads, at once or later. The list of all pages names those of each, and loads none. */
function listReached(html: string, scripts: BuiltSite['scripts']): Set<string> {
  const reached = new Set<string>();
  const waiting = listNamed(html, /\/assets\/([\w.-]+\.js)/g);
  for (const name of waiting) {
    const code = scripts.get(name);
    if (code === undefined || reached.has(name) || name.startsWith('manifest-')) continue;
    reached.add(name);
    waiting.push(...listNamed(code, /["'`](?:\.|\/?assets)\/([\w.-]+\.js)["'`]/g));
  }
  return reached;
}

function listNamed(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** `findConsoleTraces` of the website that was built into a folder. */
export async function checkConsoleApart(clientFolder: string): Promise<string[]> {
  const site: BuiltSite = { pages: new Map(), scripts: new Map() };
  for await (const path of glob('**/index.html', { cwd: clientFolder }))
    site.pages.set(
      `/${path.replace(/\/?index\.html$/, '')}`,
      await readFile(join(clientFolder, path), 'utf8'),
    );
  for await (const path of glob('assets/*.js', { cwd: clientFolder }))
    site.scripts.set(basename(path), await readFile(join(clientFolder, path), 'utf8'));
  return findConsoleTraces(site);
}
