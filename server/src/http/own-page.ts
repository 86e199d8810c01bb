import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl'>;

/** Browsers name the page that asks, at least when it is another site's. What is no browser names nothing. */
export function isOwnPage(headers: IncomingHttpHeaders, site: Site): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return headers.origin === undefined || isOwnOrigin(headers, site);
}

/**
 * Whether a page of exactly this origin asks, and says so: what a cookie lets do, neither another site's page may
 * cause nor one of a neighbouring host. Browsers without `Sec-Fetch-Site` name the origin with all that is no GET.
 */
export function isSurelyOwnPage(headers: IncomingHttpHeaders, site: Site): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  return headers.origin === undefined ? fetchSite !== undefined : isOwnOrigin(headers, site);
}

function isOwnOrigin({ origin, host }: IncomingHttpHeaders, { publicUrl }: Site): boolean {
  const named = URL.parse(origin ?? '');
  return named !== null && (named.origin === new URL(publicUrl).origin || named.host === host);
}
