import type { AbsenceReport, Decided } from '@praxisportal/contract/staff/plan';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { toPlan } from '../../domain/practice-plan.ts';
import { toDayAppointment, toMessageState } from '../console-day/rules.ts';
import { listAppointmentsById } from '../console-messages/queries.ts';
import { describeHits } from './describe-hits.ts';
import { findAbsenceHits } from './find-absence-hits.ts';
import { type DecidedRow, listContacts, listDecisions, readPlanRows } from './queries.ts';
import { mustTell, type Planner, requirePlanner, toAbsence } from './rules.ts';

/**
 * An absence or closure with those whom it still hits, what became of the others, and who of them has to be told on the
 * phone. An appointment that was put back where it was is hit again. Throws `not_found` or `not_permitted`.
 */
export async function readAbsence(context: AppContext, planner: Planner, id: string): Promise<AbsenceReport> {
  const { db } = context;
  const planned = await readPlanRows(db);
  const absence = planned.absences.find((each) => each.id === id);
  if (!absence) throw new AppError('not_found');
  requirePlanner(planner, absence.doctorId);
  const rows = await findAbsenceHits(context, absence);
  const decisions = await listDecisions(db, id);
  const kept = new Set(decisions.filter(({ decision }) => decision === 'keep').map(toAppointmentId));
  const hit = new Set(rows.map((row) => row.id));
  const done = decisions.filter((row) => row.decision !== 'keep' && !hit.has(row.appointmentId));
  return {
    absence: toAbsence(absence, planner),
    hits: await describeHits(context, { rows, plan: toPlan(planned), kept }),
    decided: await describeDecided(context, done),
  };
}

function toAppointmentId({ appointmentId }: DecidedRow): string {
  return appointmentId;
}

async function describeDecided(
  { db, practice }: AppContext,
  rows: readonly DecidedRow[],
): Promise<Decided[]> {
  const appointments = await listAppointmentsById(db, rows.map(toAppointmentId));
  const patientIds = [...appointments.values()].map(({ patientId }) => patientId);
  const contacts = await listContacts(db, patientIds);
  const described = rows.flatMap((row): Decided[] => {
    const appointment = appointments.get(row.appointmentId);
    if (!appointment) return [];
    const { email = null, phone = null } = contacts.get(appointment.patientId) ?? {};
    return [
      {
        appointment: toDayAppointment(appointment, practice),
        decision: appointment.status === 'cancelled' ? 'cancelled' : 'moved',
        former: row.former,
        ...{ email, phone },
        message: toMessageState({ mailState: row.messageState, phonedAt: row.phonedAt }),
        toldAt: (row.toldAt ?? row.phonedAt)?.toISOString() ?? null,
        mustTell: mustTell(row),
      },
    ];
  });
  const toSortable = ({ former }: Decided) => `${former.date} ${former.start}`;
  return described.toSorted((a, b) => toSortable(a).localeCompare(toSortable(b)));
}
