import type { Doctor } from '@praxisportal/contract/doctor';
import { limits } from '@praxisportal/contract/limits';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext, PracticeData } from '../../context.ts';
import { countSlotsOfMonth, findSlots } from '../../domain/slots.ts';
import { findDayInterval, findMonthInterval } from '../../domain/zone-day.ts';
import { call } from '../../http/call.ts';
import { listBusyIntervals } from './queries.ts';
import { requireDoctor, toDoctorCalendar } from './rules.ts';

/** The calls under /api/doctors. */
export function doctorCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, practice } = context;

  call(app, context, 'listDoctors', async () => practice.doctors.map(toDoctor));

  call(app, context, 'getDoctor', async ({ params }) => toDoctor(requireDoctor(practice, params.id)));

  call(app, context, 'listSlots', async ({ params, query }) => {
    const doctor = requireDoctor(practice, params.id);
    const treatmentMinutes = findTreatmentMinutes(practice, query.treatment);
    const calendar = toDoctorCalendar(practice, doctor);
    const busy = await listBusyIntervals(db, doctor.id, findDayInterval(query.date, calendar.timeZone));
    return {
      slots: findSlots({ calendar, date: query.date, treatmentMinutes, busy, nowMs: clock.nowMs() }),
    };
  });

  call(app, context, 'listDays', async ({ params, query }) => {
    const doctor = requireDoctor(practice, params.id);
    const treatmentMinutes = findTreatmentMinutes(practice, query.treatment);
    const calendar = toDoctorCalendar(practice, doctor);
    const busy = await listBusyIntervals(db, doctor.id, findMonthInterval(query.month, calendar.timeZone));
    return {
      days: countSlotsOfMonth({ calendar, month: query.month, treatmentMinutes, busy, nowMs: clock.nowMs() }),
    };
  });
}

function findTreatmentMinutes(practice: PracticeData, germanName: string | undefined): number {
  if (germanName === undefined) return limits.defaultTreatmentMinutes;
  const treatment = practice.treatments.find(({ name }) => name.de === germanName);
  if (!treatment) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  return treatment.bookableMinutes;
}

function toDoctor(facts: DoctorFacts): Doctor {
  return { ...facts, qualifications: [...facts.qualifications] };
}
