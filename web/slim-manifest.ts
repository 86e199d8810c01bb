import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assignment = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s;
/** What `site/browser-routes.ts` and `site/layouts/page-loading` read of a route. */
const read = new Set(['parentId', 'path', 'index', 'module', 'imports', 'css']);

/** The list of routes that every page loads, without what only React Router's own start reads. */
export function slimManifest(code: string): string {
  const [, open, list, close] = assignment.exec(code) ?? [];
  if (list === undefined)
    throw new Error('React Router lists its routes otherwise than web/slim-manifest.ts knows.');
  const { routes }: { routes: Record<string, Record<string, unknown>> } = JSON.parse(list);
  const slim = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([name]) => read.has(name))),
  ]);
  return `${open}${JSON.stringify({ routes: Object.fromEntries(slim) })}${close}`;
}

/** Rewrites the list of the built website. */
export async function slimManifests(folder: string): Promise<void> {
  for await (const path of glob('assets/manifest-*.js', { cwd: folder })) {
    const file = join(folder, path);
    await writeFile(file, slimManifest(await readFile(file, 'utf8')));
  }
}
