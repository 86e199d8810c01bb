import type { Decision, Decisions } from '@praxisportal/contract/staff/plan';
import type { StaffCallAnswer } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { toDayAppointment } from '../../core/scheduling/present-desk-appointment.ts';
import { writeCancellation, writeReschedule } from '../../core/scheduling/write-notifications.ts';
import { checkDeskStart } from '../../domain/desk-times.ts';
import { isHit } from '../../domain/plan-hits.ts';
import { mapInTurns } from '../../map-in-turns.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Contact, listMailContacts } from '../appointments/queries.ts';
import { toChangeLink } from '../appointments/rules.ts';
import { type DeskAppointment, listAppointmentsById } from '../desk-appointments/queries.ts';
import { requireDoctor, toDoctorCalendar } from '../doctors/rules.ts';
import { readPlanRows } from './queries.ts';
import { lookUpReport, type PlannerBy } from './read-absence.ts';
import { requirePlanner } from './rules.ts';

type Mails = StaffCallAnswer<'previewDecisionMails'>['mails'];

/** Stands in a preview where the real mail has a secret. */
const hidden = '…';

/**
 * The mails that decisions would send, in their readers' languages; nothing is written. Whom the absence does not hit is
 * left out: nobody reads here what another is written. They have addresses, so that is a look at the absence's report.
 * Throws `not_found`, `not_permitted`, `time_refused` or `too_many_looks`.
 */
export async function previewDecisionMails(
  context: AppContext,
  by: PlannerBy,
  { id, decisions, inform }: Decisions & { id: string },
): Promise<Mails> {
  const absence = (await readPlanRows(context.db)).absences.find((planned) => planned.id === id);
  if (!absence) throw new AppError('not_found');
  requirePlanner(by.session, absence.doctorId);
  const changes = decisions.flatMap((decision) => (inform && decision.kind !== 'keep' ? [decision] : []));
  const rows = await listAppointmentsById(
    context.db,
    changes.map(({ appointmentId }) => appointmentId),
  );
  const contacts = await listMailContacts(
    context.db,
    [...rows.values()].map(({ patientId }) => patientId),
  );
  const { timeZone } = context.practice.facts;
  const written = await mapInTurns(changes, (decision) => {
    const row = rows.get(decision.appointmentId);
    if (!row) throw new AppError('not_found');
    const contact = contacts.get(row.patientId);
    const isTheirs = isHit(absence, row, timeZone);
    return contact && isTheirs ? [{ row, mail: writeDecision(context, { decision, row, contact }) }] : [];
  });
  const shown = written.flat();
  const appointments = shown.map(({ row }) => toDayAppointment(row, context.practice));
  await lookUpReport(context, by, { absence, appointments });
  return shown.map(({ mail }) => mail);
}

type Change = Exclude<Decision, { kind: 'keep' }>;

function writeDecision(
  context: AppContext,
  { decision, row, contact }: { decision: Change; row: DeskAppointment; contact: Contact },
): Mails[number] {
  const { clock, config, practice } = context;
  const { language } = row;
  const at = { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone, language };
  const link = toChangeLink(config, language, { contact, row, token: hidden });
  const after: DeskAppointment =
    decision.kind === 'cancel' ? { ...row, status: 'cancelled' } : toMoved(context, row, decision);
  const message =
    decision.kind === 'cancel'
      ? writeCancellation(context, { row: after, contact, by: 'practice' }, language)
      : writeReschedule(context, { row, after, contact, link }, at);
  return { appointmentId: row.id, to: message.to, subject: message.subject, text: message.body };
}

function toMoved(
  { clock, practice }: AppContext,
  row: DeskAppointment,
  { doctorId, date, time }: Extract<Decision, { kind: 'move' }>,
): DeskAppointment {
  const doctor = requireDoctor(practice, doctorId);
  const minutes = (row.endAt.getTime() - row.startAt.getTime()) / 60_000;
  const calendar = toDoctorCalendar(practice, doctor);
  const check = checkDeskStart({ calendar, date, time, minutes }, clock.nowMs());
  if (!check.ok) throw new AppError('time_refused');
  const { startMs, endMs } = check.during;
  return { ...row, doctorId, doctorName: doctor.name, startAt: new Date(startMs), endAt: new Date(endMs) };
}
