import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { AppContext } from '../context.ts';
import { call } from '../http/call.ts';
import { listKeptMessages } from './queries.ts';

/** The outbox: what a newcomer reads instead of a mailbox (DESIGN §2). */
export function outboxCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'listOutbox', async () => {
    if (!context.config.outbox) throw new AppError('not_found');
    return listKeptMessages(context.db);
  });
}
