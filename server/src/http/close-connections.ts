import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with its next answer once the server stops. Kept open, as browsers like it, it would
 * hold up the end until its time-out, which is longer than most supervisors wait.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
}
