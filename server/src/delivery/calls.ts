import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { call } from '../http/call.ts';
import { AppError } from '../platform/app-error.ts';
import { listUnsentChannels } from './outgoing-message.ts';
import { listKeptMessages } from './queries.ts';

/** The outbox: what a newcomer reads instead of a mailbox, as long as no provider sends it. */
export function outboxCalls(app: FastifyInstance, context: AppContext): void {
  const { config, db, clock } = context;
  call(app, context, 'listOutbox', async () => {
    if (!config.outbox) throw new AppError('not_found');
    return listKeptMessages(db, listUnsentChannels(config), new Date(clock.nowMs()));
  });
}
