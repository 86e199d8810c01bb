import type { IncomingHttpHeaders } from 'node:http';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { Config } from '../config.ts';

const daySeconds = 86_400;

/**
 * The cookies that are set, all of them necessary for what was asked for: `requester` ties a one-time code to
 * the browser that asked for it, `device` tells a browser that has logged in before from a stranger's, `chat` has the
 * assistant remember a guest's conversation, and who was banned from it: longer than a ban of a day, which may begin
 * with an answer that sets none. `staff` is a session of the console, `staff-desk` tells who has signed in at a desk.
 */
const cookies = {
  requester: { seconds: 3600, path: '/api' },
  device: { seconds: 180 * daySeconds, path: '/api' },
  chat: { seconds: 2 * daySeconds, path: '/api' },
  // Live events, too, ask who is there.
  staff: { seconds: staffLimits.sessionMaxHours * 3600, path: '/' },
  'staff-desk': { seconds: 180 * daySeconds, path: '/api' },
} as const;
export type CookieName = keyof typeof cookies;
/** An empty value takes the cookie away. */
export type Cookie = { name: CookieName; value: string };

/** Over https the prefix makes browsers refuse a cookie of that name from a subdomain or without encryption. */
export function toCookieName(name: CookieName, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** The value of a cookie that the request carries; the first one if a name comes twice. */
export function readCookie(
  { headers }: { headers: IncomingHttpHeaders },
  config: Pick<Config, 'publicUrl'>,
  name: CookieName,
): string | undefined {
  const wanted = toCookieName(name, config);
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === wanted) return value.join('=').trim();
  }
  return undefined;
}

/**
 * The header that sets a cookie: out of reach for scripts, and never sent along by other sites. The prefix
 * demands the path `/`; without it the cookie's own is enough.
 */
export function toSetCookie({ name, value }: Cookie, config: Pick<Config, 'publicUrl'>): string {
  const isHttps = config.publicUrl.startsWith('https:');
  const { seconds, path } = cookies[name];
  const rest = `Max-Age=${value ? seconds : 0}; HttpOnly; SameSite=Strict`;
  return `${toCookieName(name, config)}=${value}; Path=${isHttps ? '/; Secure' : path}; ${rest}`;
}
