import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const daySeconds = 86_400;

/**
 * The cookies that are set, all of them necessary for what was asked for: `requester` ties a one-time code to
 * the browser that asked for it, `device` tells a browser that has logged in before from a stranger's, `chat` has the
 * assistant remember a guest's conversation, and who was banned from it: longer than a ban of a day, which may begin
 * with an answer that sets none.
 */
const lifetimeSeconds = { requester: 3600, device: 180 * daySeconds, chat: 2 * daySeconds };
export type CookieName = keyof typeof lifetimeSeconds;
export type Cookie = { name: CookieName; value: string };

/** Over https the prefix makes browsers refuse a cookie of that name from a subdomain or without encryption. */
function fullName(name: CookieName, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** The value of a cookie that the request carries; the first one if a name comes twice. */
export function readCookie(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl'>,
  name: CookieName,
): string | undefined {
  const wanted = fullName(name, config);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === wanted) return value.join('=').trim();
  }
  return undefined;
}

/**
 * The header that sets a cookie: out of reach for scripts, and never sent along by other sites. The prefix
 * demands the path `/`; without it the API's own is enough.
 */
export function toSetCookie({ name, value }: Cookie, config: Pick<Config, 'publicUrl'>): string {
  const isHttps = config.publicUrl.startsWith('https:');
  const rest = `Max-Age=${lifetimeSeconds[name]}; HttpOnly; SameSite=Strict`;
  return `${fullName(name, config)}=${value}; Path=${isHttps ? '/; Secure' : '/api'}; ${rest}`;
}
