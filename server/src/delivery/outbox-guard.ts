import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import { AppError } from '../platform/app-error.ts';

const outboxRoutes = new Set(['/outbox', '/outbox/', '/api/outbox']);

/**
 * Serves the outbox under its own names only. A foreign page can't read another site's answers, but it can
 * have its own name lead to this machine (DNS rebinding); then the name in `Host` is still the foreign one.
 */
export function guardOutbox(app: FastifyInstance, { publicUrl }: Config): void {
  const publicHost = new URL(publicUrl).hostname;
  const isOurs = (host: string) => host === publicHost || isLoopback(host);
  app.addHook('onRequest', async (request) => {
    if (!outboxRoutes.has(request.routeOptions.url ?? '')) return;
    // Both names count: a script can write the header of a proxy, but not `Host`.
    const names = [toHostname(request.headers.host), request.hostname];
    if (!names.every((name) => name !== undefined && isOurs(name))) throw new AppError('not_found');
  });
}

function toHostname(host: string | undefined): string | undefined {
  return URL.parse(`http://${host}`)?.hostname;
}
