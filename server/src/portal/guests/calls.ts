import type { Language } from '@praxisportal/contract/language';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bookAsGuest } from '../../core/scheduling/book-as-guest.ts';
import { cancelOnline } from '../../core/scheduling/cancel.ts';
import { rescheduleOnline } from '../../core/scheduling/reschedule-online.ts';
import { findAppointment } from '../../features/appointments/queries.ts';
import { toAppointment } from '../../features/appointments/rules.ts';
import { writeCalendarFile } from '../../features/appointments/write-calendar-file.ts';
import { renewGuestLinks } from '../../features/guests/renew-guest-links.ts';
import { call } from '../../http/call.ts';
import { AppError } from '../../platform/app-error.ts';

/** The calls of people without account: what a token opens, and how to get one. Reading changes nothing. */
export function guestCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, practice, config } = context;

  async function open(token: string) {
    const nowMs = clock.nowMs();
    const row = await findAppointment(db, { token }, new Date(nowMs));
    if (!row) throw new AppError('not_found');
    return { row, nowMs };
  }

  call(app, context, 'bookAsGuest', async ({ body, headers, caller, language }) =>
    bookAsGuest(context, body, { caller, language, idempotencyKey: headers['idempotency-key'] }),
  );

  async function read(token: string, language: Language) {
    const { row, nowMs } = await open(token);
    return toAppointment(row, { nowMs, timeZone: practice.facts.timeZone, language });
  }

  async function writeCalendar(token: string, language: Language) {
    const { row, nowMs } = await open(token);
    return writeCalendarFile({ practice, config, language, nowMs }, row);
  }

  call(app, context, 'getGuestAppointment', async ({ headers, language }) =>
    read(headers['appointment-token'], language),
  );

  call(app, context, 'cancelGuestAppointment', async ({ headers, language }) =>
    cancelOnline(context, { key: { token: headers['appointment-token'] }, language }),
  );

  call(app, context, 'moveGuestAppointment', async ({ headers, body, language }) =>
    rescheduleOnline(context, { key: { token: headers['appointment-token'] }, language }, body),
  );

  call(app, context, 'guestCalendar', async ({ headers, language }) =>
    writeCalendar(headers['appointment-token'], language),
  );

  // Deprecated, for pages that a browser loaded before: an address with a token ends up in logs.
  call(app, context, 'getGuestAppointmentByPath', async ({ params, language }) =>
    read(params.token, language),
  );

  call(app, context, 'cancelGuestAppointmentByPath', async ({ params: { token }, language }) =>
    cancelOnline(context, { key: { token }, language }),
  );

  call(app, context, 'moveGuestAppointmentByPath', async ({ params: { token }, body, language }) =>
    rescheduleOnline(context, { key: { token }, language }, body),
  );

  call(app, context, 'guestCalendarByPath', async ({ params, language }) =>
    writeCalendar(params.token, language),
  );

  call(app, context, 'renewGuestLinks', async ({ body, caller, language }) => {
    await renewGuestLinks(context, body.email, { caller, language });
    return { accepted: true } as const;
  });
}
