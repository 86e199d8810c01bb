import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { staffCall } from '../../http/staff-call.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { updateHandled, updatePhoned } from './commands.ts';
import {
  countOpenMessages,
  findInboxMessage,
  listAppointmentsById,
  listInbox,
  listUndelivered,
} from './queries.ts';
import { toInboxMessage, toUndelivered } from './rules.ts';

/** The calls of the practice about what did not arrive, and what was written to it. */
export function consoleMessageCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, practice, listener } = context;

  staffCall(app, context, 'listUndelivered', async () => {
    const messages = await listUndelivered(db);
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

  staffCall(app, context, 'markPhoned', async ({ params, body, session: { staffId } }) => {
    const at = new Date(clock.nowMs());
    const isKnown = await updatePhoned(db, params.id, body.phoned ? { staffId, at } : undefined);
    if (!isKnown) throw new AppError('not_found');
    announceToStaff(listener, { event: 'messages-changed' });
  });

  staffCall(app, context, 'listInbox', async ({ query }) => ({
    messages: (await listInbox(db, query.state)).map(toInboxMessage),
    openCount: await countOpenMessages(db),
  }));

  staffCall(app, context, 'markHandled', async ({ params, body, session: { staffId } }) => {
    const at = new Date(clock.nowMs());
    await updateHandled(db, params.id, body.handled ? { staffId, at } : undefined);
    const row = await findInboxMessage(db, params.id);
    if (!row) throw new AppError('not_found');
    announceToStaff(listener, { event: 'messages-changed' });
    return toInboxMessage(row);
  });
}
