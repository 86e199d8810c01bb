import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import type { PasskeySite } from '../security/passkeys.ts';

/**
 * The site that passkeys belong to: that of PUBLIC_URL. A site that only this machine can open is also found under
 * other names and ports of the machine, and only its own browsers can say which.
 */
export function readPasskeySite(
  request: Pick<FastifyRequest, 'headers'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): PasskeySite {
  const site = new URL(publicUrl);
  const asked = URL.parse(`${site.protocol}//${request.headers.host ?? ''}`);
  const isBothLocal = asked !== null && isLoopback(site.hostname) && isLoopback(asked.hostname);
  const { hostname, origin } = isBothLocal ? asked : site;
  return { rpId: hostname, origin };
}
