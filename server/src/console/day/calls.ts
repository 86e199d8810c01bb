import type { StaffChange } from '@praxisportal/contract/staff/day';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bookAtDesk } from '../../core/scheduling/book-at-desk.ts';
import { cancelAtDesk } from '../../core/scheduling/cancel.ts';
import { changeAtDesk } from '../../core/scheduling/change-at-desk.ts';
import { notePresence } from '../../core/scheduling/note-presence.ts';
import { undoAtDesk } from '../../core/scheduling/undo-at-desk.ts';
import { listFreeStarts } from '../../features/console-day/list-free-starts.ts';
import { lookUpDays } from '../../features/console-day/look-up-days.ts';
import { readDay, readWeek } from '../../features/console-day/read-day.ts';
import { withBrake } from '../../features/staff/with-brake.ts';
import { staffCall } from '../staff-call.ts';

/** The calls of the practice's day: what is there, and every way to change it. */
export function consoleDayCalls(app: FastifyInstance, context: AppContext): void {
  staffCall(app, context, 'getDay', async ({ query: { date }, ...by }) =>
    lookUpDays(context, by, {
      date,
      read: () => readDay(context, date),
      list: ({ appointments }) => appointments,
    }),
  );

  staffCall(app, context, 'getWeek', async ({ query, ...by }) =>
    lookUpDays(context, by, {
      ...query,
      read: () => readWeek(context, query),
      list: ({ days }) => days.flatMap(({ appointments }) => appointments),
    }),
  );

  staffCall(app, context, 'listFreeStarts', async ({ query }) => ({
    starts: await listFreeStarts(context, query),
  }));

  staffCall(app, context, 'bookForPatient', async ({ session, body }) => bookAtDesk(context, session, body));

  staffCall(app, context, 'changeAppointment', async ({ session, params, body }) => {
    const change = () => changeAtDesk(context, session, { ...body, id: params.id });
    return isNoteOnly(body) ? change() : withBrake(context, 'staff_move', session, change);
  });

  staffCall(app, context, 'cancelForPatient', async ({ session, params, body }) =>
    withBrake(context, 'staff_cancel', session, () =>
      cancelAtDesk(context, session, { ...body, id: params.id }),
    ),
  );

  staffCall(app, context, 'notePresence', async ({ session, params, body }) =>
    notePresence(context, session, { ...body, id: params.id }),
  );

  staffCall(app, context, 'undoChange', async ({ session, params }) =>
    undoAtDesk(context, session, params.id),
  );
}

function isNoteOnly({ doctorId, treatmentId, date, time, minutes }: StaffChange): boolean {
  return [doctorId, treatmentId, date, time, minutes].every((value) => value === undefined);
}
