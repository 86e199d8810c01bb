import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { staffCall } from '../../http/staff-call.ts';
import { markHandled } from './mark-handled.ts';
import { markPhoned } from './mark-phoned.ts';
import { countOpenMessages, listAppointmentsById, listInbox, listUndelivered } from './queries.ts';
import { toInboxMessage, toUndelivered } from './rules.ts';

/** The calls of the practice about what did not arrive, and what was written to it. */
export function consoleMessageCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, practice } = context;

  staffCall(app, context, 'listUndelivered', async () => {
    const messages = await listUndelivered(db, new Date(clock.nowMs()));
    const rows = await listAppointmentsById(
      db,
      messages.map(({ appointmentId }) => appointmentId),
    );
    return {
      messages: messages.flatMap((message) => {
        const row = rows.get(message.appointmentId);
        return row ? [toUndelivered(message, row, practice)] : [];
      }),
    };
  });

  staffCall(app, context, 'markPhoned', async ({ params, body, session }) =>
    markPhoned(context, session, { ...params, ...body }),
  );

  staffCall(app, context, 'listInbox', async ({ query }) => ({
    messages: (await listInbox(db, query.state)).map(toInboxMessage),
    openCount: await countOpenMessages(db),
  }));

  staffCall(app, context, 'markHandled', async ({ params, body, session }) =>
    markHandled(context, session, { ...params, ...body }),
  );
}
