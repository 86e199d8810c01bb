import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { staffCall } from '../../http/staff-call.ts';
import { admitLook } from '../staff/admit-look.ts';
import { bookForPatient } from './book-for-patient.ts';
import { cancelForPatient } from './cancel-for-patient.ts';
import { changeAppointment } from './change-appointment.ts';
import { listFreeStarts } from './list-free-starts.ts';
import { notePresence } from './note-presence.ts';
import { readDay, readWeek } from './read-day.ts';
import { isFarDay } from './rules.ts';
import { undoChange } from './undo-change.ts';

/** The calls of the practice's day: what is there, and every way to change it. */
export function consoleDayCalls(app: FastifyInstance, context: AppContext): void {
  const admitDay = async (date: string, by: Parameters<typeof admitLook>[2]) => {
    const today = toWallDate(context.clock.nowMs(), context.practice.facts.timeZone);
    if (isFarDay(date, today)) await admitLook(context, 'staff_far_day', by);
  };

  staffCall(app, context, 'getDay', async ({ query, ...by }) => {
    await admitDay(query.date, by);
    return readDay(context, query.date);
  });

  staffCall(app, context, 'getWeek', async ({ query, ...by }) => {
    await admitDay(query.date, by);
    return readWeek(context, query);
  });

  staffCall(app, context, 'listFreeStarts', async ({ query }) => ({
    starts: await listFreeStarts(context, query),
  }));

  staffCall(app, context, 'bookForPatient', async ({ session, body }) =>
    bookForPatient(context, session, body),
  );

  staffCall(app, context, 'changeAppointment', async ({ session, params, body }) =>
    changeAppointment(context, session, { ...body, id: params.id }),
  );

  staffCall(app, context, 'cancelForPatient', async ({ session, params, body }) =>
    cancelForPatient(context, session, { ...body, id: params.id }),
  );

  staffCall(app, context, 'notePresence', async ({ session, params, body }) =>
    notePresence(context, session, { ...body, id: params.id }),
  );

  staffCall(app, context, 'undoChange', async ({ session, params }) =>
    undoChange(context, session, params.id),
  );
}
