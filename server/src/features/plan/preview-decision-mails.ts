import type { Decision, Decisions } from '@praxisportal/contract/staff/plan';
import type { StaffCallAnswer } from '@praxisportal/contract/staff/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { checkDeskStart } from '../../domain/desk-times.ts';
import { mapInTurns } from '../../map-in-turns.ts';
import { writeCancellation } from '../appointments/cancel-appointment.ts';
import { writeMove } from '../appointments/move-appointment.ts';
import { type Contact, listMailContacts } from '../appointments/queries.ts';
import { toAppointment, toDashboardLink, toGuestLink } from '../appointments/rules.ts';
import type { DeskAppointment } from '../console-day/queries.ts';
import { listAppointmentsById } from '../console-messages/queries.ts';
import { requireDoctor, toDoctorCalendar } from '../doctors/rules.ts';
import { readPlanRows } from './queries.ts';
import { recordReportLook } from './read-absence.ts';
import { isHit, type Planner, requirePlanner } from './rules.ts';

type Mails = StaffCallAnswer<'previewDecisionMails'>['mails'];

/** Stands in a preview where the real mail has a secret. */
const hidden = '…';

/**
 * The mails that decisions would send, in their readers' languages; nothing is written. Whom the absence does not hit is
 * left out: nobody reads here what another is written. They have addresses, so that is a look at the absence's report.
 * Throws `not_found`, `not_permitted` or `time_refused`.
 */
export async function previewDecisionMails(
  context: AppContext,
  planner: Planner,
  { id, decisions, inform }: Decisions & { id: string },
): Promise<Mails> {
  const absence = (await readPlanRows(context.db)).absences.find((planned) => planned.id === id);
  if (!absence) throw new AppError('not_found');
  requirePlanner(planner, absence.doctorId);
  const changes = decisions.flatMap((decision) => (inform && decision.kind !== 'keep' ? [decision] : []));
  const rows = await listAppointmentsById(
    context.db,
    changes.map(({ appointmentId }) => appointmentId),
  );
  const contacts = await listMailContacts(
    context.db,
    [...rows.values()].map(({ patientId }) => patientId),
  );
  const mails = await mapInTurns(changes, (decision) => {
    const row = rows.get(decision.appointmentId);
    if (!row) throw new AppError('not_found');
    const contact = contacts.get(row.patientId);
    const isTheirs = isHit(absence, row, context.practice.facts.timeZone);
    return contact && isTheirs ? [writeDecision(context, { decision, row, contact })] : [];
  });
  const shown = mails.flat();
  const now = new Date(context.clock.nowMs());
  await recordReportLook(context.db, { planner, absence, shown: shown.length }, now);
  return shown;
}

type Change = Exclude<Decision, { kind: 'keep' }>;

function writeDecision(
  context: AppContext,
  { decision, row, contact }: { decision: Change; row: DeskAppointment; contact: Contact },
): Mails[number] {
  const { clock, config, practice } = context;
  const { language } = row;
  const at = { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone, language };
  const link = contact.accountId ? toDashboardLink(config, language) : toGuestLink(config, language, hidden);
  const after: DeskAppointment =
    decision.kind === 'cancel' ? { ...row, status: 'cancelled' } : toMoved(context, row, decision);
  const message =
    decision.kind === 'cancel'
      ? writeCancellation(
          context,
          { after, appointment: toAppointment(after, at), contact },
          language,
          'practice',
        )
      : writeMove(context, { row, after, contact, link }, at);
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
