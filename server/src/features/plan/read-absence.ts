import type { Absence, AbsenceReport, Decided, Hit } from '@praxisportal/contract/staff/plan';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { type PlannedAbsence, toPlan } from '../../domain/practice-plan.ts';
import { toDayAppointment, toMessageState } from '../console-day/rules.ts';
import { listAppointmentsById } from '../console-messages/queries.ts';
import { recordOnce } from '../staff/commands.ts';
import { describeHits, reportHits } from './describe-hits.ts';
import { findAbsenceHits } from './find-absence-hits.ts';
import { type DecidedRow, listContacts, listDecisions, readPlanRows } from './queries.ts';
import { mustTell, type Planner, requirePlanner, toAbsence, toDeedDetail } from './rules.ts';

/**
 * An absence or closure with those whom it still hits, what became of the others, and who of them has to be told on the
 * phone. An appointment that was put back where it was is hit again. How people are reached stands in it, so the look is in
 * the audit before the answer leaves. Throws `not_found` or `not_permitted`.
 */
export async function readAbsence(context: AppContext, planner: Planner, id: string): Promise<AbsenceReport> {
  const { absence, hitting, done } = await findHitting(context, planner, id);
  const hits = await reportHits(context, hitting);
  const decided = await describeDecided(context, done);
  const now = new Date(context.clock.nowMs());
  await recordReportLook(context.db, { planner, absence, shown: hits.length + decided.length }, now);
  return { absence: toAbsence(absence, planner), hits, decided };
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

type ReportLook = { planner: Planner; absence: PlannedAbsence; shown: number };

/** Keeps that somebody saw how so many people are reached whom an absence hits: once in ten minutes, however often it is asked for. */
export async function recordReportLook(
  db: Database,
  { planner: { staffId }, absence, shown }: ReportLook,
  now: Date,
): Promise<void> {
  if (shown === 0) return;
  const look = { action: 'look_at_absence', subjectKind: 'list', subjectId: absence.id } as const;
  await recordOnce(db, { ...look, staffId, detail: { ...toDeedDetail(absence), shown } }, now);
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
