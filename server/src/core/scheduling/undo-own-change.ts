import type { Appointment } from '@praxisportal/contract/appointment';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { withdrawUnsent } from '../../delivery/commands.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { toInterval } from '../../domain/intervals.ts';
import { type AbsenceDays, isHit } from '../../domain/plan-hits.ts';
import { findZoneDay, toFirstInstantMs } from '../../domain/zone-day.ts';
import {
  type AppointmentValues,
  announceChange,
  keepTokensUntil,
  lockCalendars,
  noMail,
  requirePlan,
  toAuditRow,
  toMailState,
  updateAppointment,
} from '../../features/appointments/commands.ts';
import { writeConfirmation } from '../../features/appointments/draft-booking.ts';
import {
  type AppointmentView,
  type Contact,
  countOpen,
  findAppointment,
  findContact,
  isPatientBooked,
  isPlaceRestorable,
  toRange,
} from '../../features/appointments/queries.ts';
import { type ShownAt, toAppointment, toChangeLink } from '../../features/appointments/rules.ts';
import { withCurrentPlan } from '../../features/appointments/with-current-plan.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeMove, writeNews } from './move-appointment.ts';
import { type OnlineChange, toActor } from './policy.ts';
import { supersedeNotifications } from './supersede-notifications.ts';

/** A change of one's own: the version that it made, and the place that a move left; a cancellation left none. */
type OwnChange = { version: number; from?: { date: string; time: string; doctorId: string } | undefined };

/**
 * Puts an appointment back as it was before a cancellation or a move by its own patient. Pending messages about the change are
 * superseded by one that says what holds now; a repeated undo returns the appointment. Throws `not_found`, `version_conflict`
 * with the appointment as it is if it has changed since, `not_movable` if it would have begun, `patient_busy` or `slot_taken`
 * if its old time is taken or the dentist is absent then, or `too_many_open_appointments`.
 */
export async function undoOwnChange(
  context: AppContext,
  change: OnlineChange,
  undone: OwnChange,
): Promise<Appointment> {
  return withCurrentPlan(context, () => undoByPlan(context, change, undone));
}

async function undoByPlan(
  context: AppContext,
  { key, language }: OnlineChange,
  change: OwnChange,
): Promise<Appointment> {
  const { db, clock, practice, listener } = context;
  const { timeZone } = practice.facts;
  const found = await findAppointment(db, key, new Date(clock.nowMs()));
  if (!found) throw new AppError('not_found');
  const accountId = toActor(key, found.patientId).id;
  const doctorId = change.from?.doctorId ?? found.doctorId;
  const contact = await findContact(db, found.patientId);
  const restored = await inCalendarLane(context, { doctorId, accountId }, () =>
    db.transaction().execute(async (transaction) => {
      const owner = { patientId: found.patientId, accountId };
      await lockCalendars(transaction, [found.doctorId, doctorId], owner);
      const at = { nowMs: clock.nowMs(), timeZone, language };
      const row = await findAppointment(transaction, key, new Date(at.nowMs));
      if (!row) throw new AppError('not_found');
      const current = toAppointment(row, at);
      if (isUndone(row, current, change)) return current;
      if (row.version !== change.version) throw new AppError('version_conflict', { current });
      const after = toRestored(context, row, change.from, contact);
      await requirePlan(transaction, practice.plan.rows.revision);
      await checkPlace(transaction, after, { ...at, absences: practice.plan.rows.absences });
      if (row.status === 'cancelled') await checkOpenAppointments(context, transaction, row.patientId);
      await restore(context, transaction, { key, row, after, contact }, at);
      return toAppointment(after, at);
    }),
  );
  announceChange(listener, restored);
  announceSlotChange(listener, toAppointment(found, { nowMs: clock.nowMs(), timeZone, language }));
  return restored;
}

/** Another tab was faster: the appointment stands where the undo would put it. */
function isUndone({ version }: AppointmentView, current: Appointment, { version: changed, from }: OwnChange) {
  const { status, date, time, doctorId } = current;
  const isBack = !from || (date === from.date && time === from.time && doctorId === from.doctorId);
  return version === changed + 1 && status === 'scheduled' && isBack;
}

function toRestored(
  { config, practice }: AppContext,
  row: AppointmentView,
  from: OwnChange['from'],
  contact: Contact | undefined,
): AppointmentView {
  const scheduled = {
    ...{ ...row, status: 'scheduled' as const, version: row.version + 1 },
    ...(contact ? toMailState(config) : noMail),
  };
  if (!from) return scheduled;
  const doctor = practice.doctors.find(({ id }) => id === from.doctorId);
  if (!doctor) throw new AppError('slot_taken');
  const [hour = 0, minute = 0] = from.time.split(':').map(Number);
  const startMs = toFirstInstantMs(findZoneDay(practice.facts.timeZone, from.date), 60 * hour + minute);
  const endAt = new Date(startMs + row.endAt.getTime() - row.startAt.getTime());
  return { ...scheduled, doctorId: doctor.id, doctorName: doctor.name, startAt: new Date(startMs), endAt };
}

type PlaceAt = Pick<ShownAt, 'nowMs' | 'timeZone'> & { absences: readonly AbsenceDays[] };

async function checkPlace(
  transaction: DatabaseTransaction,
  after: AppointmentView,
  { nowMs, timeZone, absences }: PlaceAt,
): Promise<void> {
  const during = toInterval(after);
  if (during.startMs <= nowMs) throw new AppError('not_movable');
  if (await isPatientBooked(transaction, after.patientId, during, after.id))
    throw new AppError('patient_busy');
  if (absences.some((absence) => isHit(absence, after, timeZone))) throw new AppError('slot_taken');
  if (!(await isPlaceRestorable(transaction, after.doctorId, { during, except: after.id })))
    throw new AppError('slot_taken');
}

/** What was booked in place of a cancelled appointment counts towards the most that may be open. */
async function checkOpenAppointments(
  { config, clock }: AppContext,
  transaction: DatabaseTransaction,
  patientId: string,
): Promise<void> {
  if ((await countOpen(transaction, patientId, new Date(clock.nowMs()))) >= config.openAppointmentsMax)
    throw new AppError('too_many_open_appointments');
}

type Restoring = Pick<OnlineChange, 'key'> & {
  row: AppointmentView;
  after: AppointmentView;
  contact: Contact | undefined;
};

async function restore(
  context: AppContext,
  transaction: DatabaseTransaction,
  { key, row, after, contact }: Restoring,
  at: ShownAt,
): Promise<void> {
  const { config, practice } = context;
  const { id, patientId } = row;
  const now = new Date(at.nowMs);
  const link = contact && toChangeLink(config, at.language, { contact, row, ...key });
  const superseded = await supersedeNotifications(transaction, id, now);
  const isCancelled = row.status === 'cancelled';
  if (isCancelled) await withdrawUnsent(transaction, { appointmentId: id, kinds: ['cancellation'] }, now);
  const words = { config, practice, language: at.language, nowMs: at.nowMs };
  const message =
    contact &&
    (isCancelled
      ? writeConfirmation(words, { row: after, appointment: toAppointment(after, at), contact }, link)
      : (writeNews(context, { row, after, contact, link, superseded }, at) ??
        writeMove(context, { row, after, contact, link }, at)));
  const values: AppointmentValues = {
    status: 'scheduled',
    cancelled_by: null,
    doctor_id: after.doctorId,
    during: toRange(toInterval(after)),
  };
  const rows = {
    audit: toAuditRow({ action: 'undo', actor: toActor(key, patientId), before: row, after }, now),
    message: message && toMessageRow(message, config, now),
  };
  if (!(await updateAppointment(transaction, { id, from: [row.status] }, values, rows, now)))
    throw new AppError('not_movable');
  const day = findZoneDay(at.timeZone, toAppointment(after, at).date);
  await keepTokensUntil(transaction, id, new Date(day.endMs));
}
