import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { call } from '../../http/call.ts';
import { makeChallenge } from './make-challenge.ts';

/** A challenge for whoever would rather let the browser work than do sums. */
export function humanCheckCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'proofOfWorkChallenge', async () => makeChallenge(context));
}
