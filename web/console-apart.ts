import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const isConsolePage = (address: string) => /^\/(de|en)\/praxis(\/|$)/.test(address);

/**
 * Where the practice's console is not apart from the public website, one message each: a public page that links to it, a
 * page of it that search engines may keep. The pages are given by their addresses.
 */
export function findConsoleTraces(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([address, html]) => {
    if (isConsolePage(address))
      return /<meta name="robots" content="noindex/.test(html) ? [] : [`${address} may be indexed.`];
    return /href="[^"]*\/praxis[/"#?]/.test(html) ? [`${address} links to the console.`] : [];
  });
}

/** `findConsoleTraces` of the website that was built into a folder. */
export async function checkConsoleApart(clientFolder: string): Promise<string[]> {
  const pages = new Map<string, string>();
  for await (const path of glob('**/index.html', { cwd: clientFolder })) {
    const address = `/${path.replace(/\/?index\.html$/, '')}`;
    pages.set(address, await readFile(join(clientFolder, path), 'utf8'));
  }
  if (![...pages.keys()].some(isConsolePage)) return ['The website is built without its console.'];
  return findConsoleTraces(pages);
}
