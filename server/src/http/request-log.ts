import type { FastifyInstance } from 'fastify';

/**
 * One line a request, with its id. The route's pattern stands for the address, because addresses can
 * carry tokens; neither the caller's address nor any header is logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
