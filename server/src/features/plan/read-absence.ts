import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { Absence, AbsenceReport, Decided, Hit } from '@praxisportal/contract/staff/plan';
import type { AppContext } from '../../context.ts';
import { toDayAppointment, toMessageState } from '../../core/scheduling/present-desk-appointment.ts';
import { type PlannedAbsence, toPlan } from '../../domain/practice-plan.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordOnce } from '../audit/commands.ts';
import { listAppointmentsById } from '../desk-appointments/queries.ts';
import { admitContacts, type LookBy } from '../patient-access/admit-look.ts';
import { toShown } from '../staff/rules.ts';
import { describeHits, reportHits } from './describe-hits.ts';
import { findAbsenceHits } from './find-absence-hits.ts';
import { type DecidedRow, listContacts, listDecisions, readPlanRows } from './queries.ts';
import { mustTell, type Planner, requirePlanner, toAbsence, toDeedDetail } from './rules.ts';

/**
 * An absence or closure with those whom it still hits, what became of the others, and who of them has to be told on the
 * phone. An appointment that was put back where it was is hit again. How people are reached stands in it, so the look is
 * counted, and in the audit before the answer leaves. Throws `not_found`, `not_permitted` or `too_many_looks`.
 */
export async function readAbsence(context: AppContext, by: PlannerBy, id: string): Promise<AbsenceReport> {
  const { absence, hitting, done } = await findHitting(context, by.session, id);
  const hits = await reportHits(context, hitting);
  const decided = await describeDecided(context, done);
  const appointments = [...hits, ...decided].map(({ appointment }) => appointment);
  await lookUpReport(context, by, { absence, appointments });
  return { absence: toAbsence(absence, by.session), hits, decided };
}

/** An absence or closure with those whom it still hits, and not how they are reached. Throws `not_found` or `not_permitted`. */
export async function readHits(
  context: AppContext,
  planner: Planner,
  id: string,
): Promise<{ absence: Absence; hits: Hit[] }> {
  const { absence, hitting } = await findHitting(context, planner, id);
  return { absence: toAbsence(absence, planner), hits: await describeHits(context, hitting) };
}

/** Who plans, in which session, and from where. */
export type PlannerBy = LookBy & { session: Planner };
type ReportLook = {
  absence: PlannedAbsence;
  appointments: readonly Pick<DayAppointment, 'id' | 'patient'>[];
};

/**
 * Counts as looks at their cards, and keeps once in ten minutes for the same people, that the phone numbers and addresses of
 * the affected patients are shown. Throws `too_many_looks`.
 */
export async function lookUpReport(
  context: AppContext,
  by: PlannerBy,
  { absence, appointments }: ReportLook,
): Promise<void> {
  if (appointments.length === 0) return;
  const { db, clock, secretKey } = context;
  const { staffId } = by.session;
  const { id } = absence;
  const shown = toShown(
    secretKey,
    appointments.map((each) => each.id),
    { id },
  );
  await admitContacts(
    context,
    by,
    appointments.map(({ patient }) => patient.id),
  );
  const look = { staffId, action: 'look_at_absence', subjectKind: 'list', subjectId: id } as const;
  const detail = { ...toDeedDetail(absence), ...shown };
  await recordOnce(db, { ...look, detail }, new Date(clock.nowMs()));
}

/** What an absence hits, and what was decided about the others. */
async function findHitting(context: AppContext, planner: Planner, id: string) {
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
  return { absence, hitting: { rows, plan: toPlan(planned), kept }, done };
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
