import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { cancelSource } from '../../features/console-sources/cancel-source.ts';
import { listSources } from '../../features/console-sources/list-sources.ts';
import { listAhead } from '../../features/console-sources/queries.ts';
import { withBrake } from '../../features/staff/with-brake.ts';
import { staffCall } from '../staff-call.ts';

/** The calls of the practice about sources from which unusually many appointments were booked. */
export function consoleSourceCalls(app: FastifyInstance, context: AppContext): void {
  staffCall(app, context, 'listSources', async () => ({ sources: await listSources(context) }));

  staffCall(app, context, 'cancelSource', async ({ session, params, body }) => {
    const { length: count } = await listAhead(context.db, params, new Date(context.clock.nowMs()));
    const cancel = () => cancelSource(context, session, { ...params, ...body });
    return withBrake(context, 'staff_cancel', session, cancel, count);
  });
}
