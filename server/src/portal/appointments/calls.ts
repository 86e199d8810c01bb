import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bookOnline } from '../../core/scheduling/book-online.ts';
import { cancelOnline } from '../../core/scheduling/cancel.ts';
import { rescheduleOnline } from '../../core/scheduling/reschedule-online.ts';
import { findAppointment, listAppointments } from '../../features/appointments/queries.ts';
import { toAppointment } from '../../features/appointments/rules.ts';
import { writeCalendarFile } from '../../features/appointments/write-calendar-file.ts';
import { call } from '../../http/call.ts';
import { AppError } from '../../platform/app-error.ts';

/** The calls under /api/appointments. */
export function appointmentCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, practice } = context;

  call(app, context, 'listAppointments', async ({ session, language }) => {
    const rows = await listAppointments(db, session.accountId);
    const at = { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone, language };
    return rows.map((row) => toAppointment(row, at));
  });

  call(app, context, 'bookAppointment', async ({ body, headers, session, language, caller: from }) => {
    const idempotencyKey = headers['idempotency-key'];
    return bookOnline(context, { account: session, language, idempotencyKey, from }, body);
  });

  call(app, context, 'cancelAppointment', async ({ params: { id }, session: { accountId }, language }) =>
    cancelOnline(context, { key: { id, accountId }, language }),
  );

  call(app, context, 'moveAppointment', async ({ params: { id }, body, session: { accountId }, language }) =>
    rescheduleOnline(context, { key: { id, accountId }, language }, body),
  );

  call(app, context, 'appointmentCalendar', async ({ params: { id }, session: { accountId }, language }) => {
    const row = await findAppointment(db, { id, accountId }, new Date(clock.nowMs()));
    if (!row) throw new AppError('not_found');
    return writeCalendarFile({ practice, config: context.config, language, nowMs: clock.nowMs() }, row);
  });
}
