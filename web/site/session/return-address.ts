import { slugs } from '../paths.ts';

// Any origin will do: an address that stays on it was a path of this site.
const anyOrigin = 'https://praxis.invalid';

const pageOfSite = /^\/(?:de|en)(?:\/([a-z0-9-]+))?\/?$/;

/** Pages that lead on after log-in themselves; returning to them would ask to log in twice. */
const accountPages: readonly string[] = [slugs.login, slugs.register, slugs.password, slugs.guest];

/**
 * Where to go after log-in or registration: the address if it is a page of this site in one of its languages,
 * else undefined. Nothing leads to another host, whatever the link says: what the browser would make of the
 * address (dots, backslashes, line breaks) is worked out first and judged then.
 */
export function safeReturnAddress(next: string | null): string | undefined {
  if (next === null || !/^\/[^/\\]/.test(next)) return undefined;
  const url = parseAddress(next);
  if (url?.origin !== anyOrigin) return undefined;
  const page = pageOfSite.exec(url.pathname);
  if (page === null || accountPages.includes(page[1] ?? '')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

// Not URL.parse, which iOS 17 lacks.
function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address, anyOrigin);
  } catch {
    return undefined;
  }
}
