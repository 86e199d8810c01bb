import type { Plan } from '@praxisportal/contract/staff/plan';
import type { AppContext } from '../../context.ts';
import { isHit } from '../../domain/plan-hits.ts';
import type { PlannedAbsence } from '../../domain/practice-plan.ts';
import { findPeriodInterval } from '../../domain/zone-day.ts';
import { listComingWithin, listDecisions } from './queries.ts';
import { type LeftToDo, mayPlan, mustTell, type Planner, toPlanFrom } from './rules.ts';

/** What is planned from a day on; of absences that the reader plans also what is left to do. */
export async function readPlan(context: AppContext, reader: Planner, from: string): Promise<Plan> {
  const { plan, doctors } = context.practice;
  const own = plan.rows.absences.filter(({ doctorId, to }) => to >= from && mayPlan(reader, doctorId));
  return {
    doctors: doctors.map(({ id, name }) => ({ id, name })),
    ...toPlanFrom(plan.rows, from, reader, await countLeft(context, own)),
  };
}

async function countLeft(
  { db, clock, practice }: AppContext,
  absences: readonly PlannedAbsence[],
): Promise<Map<string, LeftToDo>> {
  const { timeZone } = practice.facts;
  const periods = absences.map(({ id, doctorId, from, to }) => ({
    ...{ id, doctorId },
    within: findPeriodInterval({ firstDate: from, lastDate: to }, timeZone),
  }));
  const coming = await listComingWithin(db, periods, new Date(clock.nowMs()));
  const decisions = await listDecisions(db, ...absences.map(({ id }) => id));
  const comingIn = Map.groupBy(coming, ({ absenceId }) => absenceId);
  const decidedFor = Map.groupBy(decisions, ({ absenceId }) => absenceId);
  return new Map(
    absences.map((absence): [string, LeftToDo] => {
      const decided = decidedFor.get(absence.id) ?? [];
      const hit = (comingIn.get(absence.id) ?? []).filter((row) => isHit(absence, row, timeZone));
      const isStill = new Set(hit.map(({ appointmentId }) => appointmentId));
      const kept = new Set(
        decided.filter(({ decision }) => decision === 'keep').map(({ appointmentId }) => appointmentId),
      );
      const told = decided.filter(
        (row) => row.decision !== 'keep' && !isStill.has(row.appointmentId) && mustTell(row),
      );
      const open = hit.filter(({ appointmentId }) => !kept.has(appointmentId)).length;
      return [absence.id, { open, toTell: told.length }];
    }),
  );
}
