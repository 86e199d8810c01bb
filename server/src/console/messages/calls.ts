import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { markHandled } from '../../features/console-messages/mark-handled.ts';
import { markPhoned } from '../../features/console-messages/mark-phoned.ts';
import { countOpenMessages, countUndelivered } from '../../features/console-messages/queries.ts';
import { readInbox } from '../../features/console-messages/read-inbox.ts';
import { readUndelivered } from '../../features/console-messages/read-undelivered.ts';
import { listSources } from '../../features/console-sources/list-sources.ts';
import { staffCall } from '../staff-call.ts';

/** The calls of the practice about what did not arrive, and what was written to it. */
export function consoleMessageCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  staffCall(app, context, 'countMessages', async () => ({
    undelivered: await countUndelivered(db, new Date(clock.nowMs())),
    open: await countOpenMessages(db),
    sources: (await listSources(context)).length,
  }));

  staffCall(app, context, 'listUndelivered', async (by) => ({
    messages: await readUndelivered(context, by),
  }));

  staffCall(app, context, 'markPhoned', async ({ params, body, session }) =>
    markPhoned(context, session, { ...params, ...body }),
  );

  staffCall(app, context, 'listInbox', async ({ query, ...by }) => ({
    messages: await readInbox(context, by, query.state),
  }));

  staffCall(app, context, 'markHandled', async ({ params, body, session }) =>
    markHandled(context, session, { ...params, ...body }),
  );
}
