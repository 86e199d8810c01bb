import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { call } from '../../http/call.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { listAppointments } from './queries.ts';
import { toAppointment } from './rules.ts';

/** The calls under /api/appointments. */
export function appointmentCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, practice } = context;

  call(app, context, 'listAppointments', async ({ session, language }) => {
    const rows = await listAppointments(db, session.patientId);
    const at = { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone, language };
    return rows.map((row) => toAppointment(row, at));
  });

  call(app, context, 'bookAppointment', async ({ body, headers, session, language }) => {
    const idempotencyKey = headers['idempotency-key'];
    return bookAppointment(context, { account: session, language, idempotencyKey }, body);
  });

  call(app, context, 'cancelAppointment', async ({ params, session, language }) =>
    cancelAppointment(context, { account: session, language }, params.id),
  );
}
