import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { call } from '../../http/call.ts';
import { checkDatabase } from './queries.ts';

/** For whoever watches over the server: the process answers; the database answers too (else 503). */
export function healthCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'healthLive', async () => ({ status: 'ok' }) as const);

  call(app, context, 'healthReady', async ({ log }) => {
    // Before the question: when it fails, these figures tell why.
    const figures = { pool: context.readPoolFigures(), bookings: context.bookingLane.readFigures() };
    log.info({ ...figures, failingJobs: context.jobReports.listFailing() }, 'load');
    await checkDatabase(context.db);
    return { status: 'ok' } as const;
  });
}
