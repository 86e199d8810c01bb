import type { DoctorFacts } from '@praxisportal/practice/types';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { isActiveDoctor } from '../../domain/practice-settings.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { findAvailability, listFreeDays, listFreeStarts } from '../../features/doctors/find-availability.ts';
import { requireDoctor, toDoctor } from '../../features/doctors/rules.ts';
import { call } from '../../http/call.ts';

/** The calls under /api/doctors, and the next free times of all of them. */
export function doctorCalls(app: FastifyInstance, context: AppContext): void {
  const { clock, practice } = context;

  call(app, context, 'listDoctors', async () => {
    const today = toWallDate(clock.nowMs(), practice.facts.timeZone);
    const isHere = ({ id }: DoctorFacts) => isActiveDoctor(practice.plan.settings, id, today);
    return practice.doctors.filter(isHere).map(toDoctor);
  });

  call(app, context, 'getDoctor', async ({ params }) => toDoctor(requireDoctor(practice, params.id)));

  call(app, context, 'listSlots', async ({ params, query }) => ({
    slots: await listFreeStarts(context, { doctorId: params.id, ...query }),
  }));

  call(app, context, 'listDays', async ({ params, query }) =>
    listFreeDays(context, { doctorId: params.id, ...query }),
  );

  call(app, context, 'getAvailability', async ({ query }) => findAvailability(context, query.treatment));
}
