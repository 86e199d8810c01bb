import { countReconnections, loadAcrossReconnections } from '../../../shared/api/reconnections.ts';

/** What React Router writes into every page about a route: its program, what that imports, and styles. */
export type RouteFiles = {
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
};

type Routes = Readonly<Record<string, RouteFiles | undefined>>;

/** Why a page's files could not be fetched: nobody answered, or a newer website has replaced them. */
export class MissingFiles extends Error {
  readonly isReplaced: boolean;
  readonly reconnections = countReconnections();

  constructor(isReplaced: boolean) {
    super('the files of a page are missing');
    this.isReplaced = isReplaced;
  }
}

/** The addresses of all files that the page at this path needs. */
export function listPageFiles(routes: Routes, pathname: string): string[] {
  const [, , slug = ''] = pathname.split('/');
  const all = Object.values(routes).filter((route) => route !== undefined);
  const page =
    all.find((route) => (slug === '' ? route.index === true : route.path === slug)) ??
    all.find(({ path }) => path === '*');
  const files = new Set<string>();
  for (let route = page; route; route = routes[route.parentId ?? ''])
    // Styles that several pages share are marked by a # behind them.
    for (const file of [route.module, ...(route.imports ?? []), ...(route.css ?? [])])
      files.add(file.replace(/#.*$/, ''));
  return [...files];
}

const answerWithinMs = 20_000;
const fetched = new Map<string, Promise<void>>();
const here = new Set<string>();

const routesOfSite = (): Routes => window.__reactRouterManifest?.routes ?? {};

/** Notes that the page which is shown has all of its files. */
export function notePageFiles(pathname: string): void {
  for (const file of listPageFiles(routesOfSite(), pathname)) here.add(file);
}

/** Whether the page can be entered without asking the network. */
export function hasPageFiles(pathname: string): boolean {
  return listPageFiles(routesOfSite(), pathname).every((file) => here.has(file));
}

/**
 * Fetches what the page at this path needs and what is not here yet; throws MissingFiles. They are fetched rather
 * than imported: a browser may remember for ever that an import failed.
 */
export async function fetchPageFiles(pathname: string): Promise<void> {
  const missing = listPageFiles(routesOfSite(), pathname).filter((file) => !here.has(file));
  await Promise.all(missing.map(fetchOnce));
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const fetching = loadAcrossReconnections(() => fetchFile(file)).then(
    () => void here.add(file),
    (error: unknown) => {
      fetched.delete(file);
      throw error;
    },
  );
  fetched.set(file, fetching);
  return fetching;
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file, { signal: AbortSignal.timeout(answerWithinMs) })
    // Only what was read to its end lies in the browser's cache.
    .then(async (answer) => ({ status: answer.status, isWhole: (await answer.arrayBuffer()).byteLength > 0 }))
    .catch(() => {
      throw new MissingFiles(false);
    });
  if (response.status === 404) throw new MissingFiles(true);
  if (response.status !== 200 || !response.isWhole) throw new MissingFiles(false);
}
