import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';

/** Bytes as the server sends them: brotli, or the file itself if it is too small to be compressed. */
export type PageBytes = { route: string; scriptCount: number; scriptBytes: number; styleBytes: number };

/** Every built page with the scripts and styles that it loads before anything is clicked. */
export async function measurePages(buildFolder: string): Promise<PageBytes[]> {
  const pages: PageBytes[] = [];
  for (const entry of await readdir(buildFolder, { recursive: true, withFileTypes: true })) {
    const route = `/${relative(buildFolder, entry.parentPath)}`;
    if (entry.name !== 'index.html' || route === '/') continue;
    const html = await readFile(join(entry.parentPath, entry.name), 'utf8');
    const scripts = await followImports(buildFolder, findScripts(html));
    pages.push({
      route,
      scriptCount: scripts.length,
      scriptBytes: await sumSentBytes(buildFolder, scripts),
      styleBytes: await sumSentBytes(buildFolder, findStyles(html)),
    });
  }
  return pages.toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

/** The scripts of a part that is loaded on demand, without those that the page at this route has already. */
export async function measurePart(
  buildFolder: string,
  part: string,
  route: string,
): Promise<Pick<PageBytes, 'scriptCount' | 'scriptBytes'>> {
  const files = await readdir(join(buildFolder, 'assets'));
  const entry = files.find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'));
  if (entry === undefined) throw new Error(`The built website has no ${part}.`);
  const page = await readFile(join(buildFolder, route, 'index.html'), 'utf8');
  const here = new Set(await followImports(buildFolder, findScripts(page)));
  const scripts = await followImports(buildFolder, [`/assets/${entry}`]);
  const missing = scripts.filter((script) => !here.has(script));
  return { scriptCount: missing.length, scriptBytes: await sumSentBytes(buildFolder, missing) };
}

/** Sources, and the files that inline scripts name: with such a one a page starts. */
function findScripts(html: string): string[] {
  const sources = html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g);
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const named = inline.flatMap(([, code]) => [...(code ?? '').matchAll(/"(\/assets\/[^"]+\.js)"/g)]);
  return [...new Set([...sources, ...named].map(([, path]) => path ?? ''))];
}

function findStyles(html: string): string[] {
  // React Router marks styles that several pages share by a # behind them.
  return [...new Set(listLinks(html, 'stylesheet').map((path) => path.replace(/#.*$/, '')))];
}

function listLinks(html: string, relation: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${relation}"`))
    .map((tag) => /\shref="([^"]+)"/.exec(tag)?.[1] ?? '');
}

/** Paths after `import` and `from`; `import(…)` loads later and is not among them. */
function findStaticImports(code: string): string[] {
  return [...code.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, path]) => path ?? '');
}

async function followImports(buildFolder: string, entries: string[]): Promise<string[]> {
  const found = [...entries];
  for (const path of found) {
    if (!existsSync(join(buildFolder, path))) throw new Error(`A page loads ${path}, which was not built.`);
    const code = await readFile(join(buildFolder, path), 'utf8');
    for (const imported of findStaticImports(code)) {
      const resolved = posix.resolve(posix.dirname(path), imported);
      // The pattern also finds words in texts; what is no file was none of the imports.
      if (!found.includes(resolved) && existsSync(join(buildFolder, resolved))) found.push(resolved);
    }
  }
  return found;
}

/** What the server sends of these files, in bytes. */
export async function sumSentBytes(buildFolder: string, paths: string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const file = join(buildFolder, path);
    sum += (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
  }
  return sum;
}
