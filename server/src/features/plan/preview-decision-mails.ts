import type { Decision, Decisions } from '@praxisportal/contract/staff/plan';
import type { StaffCallAnswer } from '@praxisportal/contract/staff/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { checkDeskStart } from '../../domain/desk-times.ts';
import { writeCancellation } from '../appointments/cancel-appointment.ts';
import { writeMove } from '../appointments/move-appointment.ts';
import { findContact } from '../appointments/queries.ts';
import { toAppointment, toDashboardLink, toGuestLink } from '../appointments/rules.ts';
import { type DeskAppointment, findDeskAppointment } from '../console-day/queries.ts';
import { requireDoctor, toDoctorCalendar } from '../doctors/rules.ts';
import { readPlanRows } from './queries.ts';
import { type AbsenceDays, isHit, type Planner, requirePlanner } from './rules.ts';

type Mails = StaffCallAnswer<'previewDecisionMails'>['mails'];

/** Stands in a preview where the real mail has a secret. */
const hidden = '…';

/**
 * The mails that decisions would send, in their readers' languages; nothing is written. Whom the absence does not hit is
 * left out: nobody reads here what another is written. Throws `not_found`,
 * `not_permitted` or `time_refused`.
 */
export async function previewDecisionMails(
  context: AppContext,
  planner: Planner,
  { id, decisions, inform }: Decisions & { id: string },
): Promise<Mails> {
  const absence = (await readPlanRows(context.db)).absences.find((planned) => planned.id === id);
  if (!absence) throw new AppError('not_found');
  requirePlanner(planner, absence.doctorId);
  const mails: Mails = [];
  for (const decision of inform ? decisions : []) {
    const mail = await writeDecision(context, absence, decision);
    if (mail) mails.push(mail);
  }
  return mails;
}

async function writeDecision(
  context: AppContext,
  absence: AbsenceDays,
  decision: Decision,
): Promise<Mails[number] | undefined> {
  const { db, clock, config, practice } = context;
  const { appointmentId } = decision;
  if (decision.kind === 'keep') return undefined;
  const row = await findDeskAppointment(db, appointmentId);
  if (!row) throw new AppError('not_found');
  if (!isHit(absence, row, practice.facts.timeZone)) return undefined;
  const contact = await findContact(db, row.patientId);
  if (!contact) return undefined;
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
  return { appointmentId, to: message.to, subject: message.subject, text: message.body };
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
