import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Changed, StaffChange } from '@praxisportal/contract/staff/day';
import type { AppContext, PracticeData } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { toInterval } from '../../domain/intervals.ts';
import { findTreatment } from '../../domain/practice-settings.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import {
  type AppointmentValues,
  announceChange,
  keepTokensUntil,
  lockCalendars,
  requirePlan,
  toAuditRow,
  updateAppointment,
} from '../../features/appointments/commands.ts';
import { isPatientBooked, toRange } from '../../features/appointments/queries.ts';
import { withCurrentPlan } from '../../features/appointments/with-current-plan.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { findUndoEnd, insertUndoable, keepUndoable } from './commands.ts';
import {
  type DeskPlan,
  findDayEnd,
  isAsWished,
  isOpen,
  mayOverbook,
  planAtDesk,
  refuseStale,
  requireNoteRight,
  toDeskRefusal,
} from './desk-rules.ts';
import { toChanged } from './present-desk-appointment.ts';
import { findOwnChange, isDoctorFree, type UndoEnd } from './queries.ts';
import { supersedeNotifications } from './supersede-notifications.ts';
import { writeDeskNews } from './write-desk-news.ts';

/** How something of an appointment is to become, and whether it is to be told. */
type Wish = StaffChange & { id: string };

/**
 * Moves an appointment or changes its dentist, treatment, length or note, in one transaction under the locks of a move by
 * the patient. One message tells of old and new, when the change can't be undone any more; of a note nobody is told. Sent
 * twice, it changes once.
 * Throws `not_found`, `appointment_changed` with the appointment as it is, `not_changeable`, what `planAtDesk` throws,
 * `person_busy`, `doctor_busy` or `not_permitted`.
 */
export async function changeAppointment(
  context: AppContext,
  staff: StaffActor,
  wish: Wish,
): Promise<Changed> {
  requireNoteRight(staff, wish.note);
  return withCurrentPlan(context, () => changeByPlan(context, staff, wish));
}

async function changeByPlan(context: AppContext, staff: StaffActor, wish: Wish): Promise<Changed> {
  const { db, practice, listener } = context;
  const found = await findDeskAppointment(db, wish.id);
  if (!found) throw new AppError('not_found');
  const doctorId = wish.doctorId ?? found.doctorId;
  const changed = await inCalendarLane(context, { doctorId, accountId: staff.staffId }, () =>
    db.transaction().execute(async (transaction) => {
      const owner = { patientId: found.patientId, accountId: staff.staffId };
      await lockCalendars(transaction, [found.doctorId, doctorId], owner);
      const row = await findDeskAppointment(transaction, wish.id);
      if (!row) throw new AppError('not_found');
      const repeated = await findRepeated(context, transaction, { staff, wish, row });
      if (repeated) return repeated;
      // Whoever changed it since may have given it to a dentist whose calendar is not locked.
      if (row.version !== wish.version || row.version !== found.version) refuseStale(row, practice);
      if (row.status === 'cancelled') throw new AppError('not_changeable');
      const plan = planChange(context, row, wish);
      if (plan) await requirePlan(transaction, plan.planRevision);
      if (!plan && wish.note === undefined) return { row, undo: undefined };
      return writeChange(context, transaction, { staff, wish, row, plan });
    }),
  );
  const { timeZone } = practice.facts;
  const dates = new Set([found, changed.row].map((row) => toWallDate(row.startAt.getTime(), timeZone)));
  // A note takes no time from anybody.
  for (const date of dates)
    if (!changed.undo) announceToStaff(listener, { event: 'day-changed', date });
    else
      for (const id of new Set([found.doctorId, changed.row.doctorId]))
        announceChange(listener, { doctorId: id, date });
  return toChanged(changed.row, practice, changed.undo);
}

/**
 * The same change of a moment ago, whose answer was lost, or that was pressed twice: the person's own, with the same word about
 * telling the patient, or a note that reads as it should, whoever wrote it.
 */
async function findRepeated(
  { practice, clock }: AppContext,
  transaction: DatabaseTransaction,
  { staff: { staffId }, wish, row }: Pick<Change, 'staff' | 'wish' | 'row'>,
): Promise<{ row: DeskAppointment; undo: UndoEnd | undefined } | undefined> {
  const isNoted = wish.note === undefined || wish.note === row.note;
  const isPlaced = isDeepStrictEqual(...findPlaces(practice, row, wish));
  if (row.version !== wish.version + 1 || row.status === 'cancelled' || !isNoted || !isPlaced)
    return undefined;
  const { version: _seen, id: appointmentId, inform: _told, note, ...place } = wish;
  const own = await findOwnChange(transaction, { appointmentId, version: row.version, staffId });
  const isNoteOnly = note !== undefined && Object.values(place).every((value) => value === undefined);
  if (isNoteOnly) return { row, undo: undefined };
  if (!own || !isAsWished(own, wish)) return undefined;
  return { row, undo: isOpen(own, clock.nowMs()) ? own : undefined };
}

type PlannedChange = DeskPlan & { reason: string | null };

type Place = {
  doctorId: string;
  treatmentId: string | null;
  date: string;
  time: string;
  minutes: number;
};

/** How the appointment is arranged, and how it is to be. */
function findPlaces(practice: PracticeData, row: DeskAppointment, wish: Wish): [was: Place, is: Place] {
  const { timeZone } = practice.facts;
  const startMs = row.startAt.getTime();
  const rowMinutes = (row.endAt.getTime() - startMs) / 60_000;
  const was = {
    doctorId: row.doctorId,
    treatmentId: row.treatmentId,
    date: toWallDate(startMs, timeZone),
    time: toWallTime(startMs, timeZone),
    minutes: rowMinutes,
  };
  const treatmentId = wish.treatmentId ?? row.treatmentId;
  const { settings } = practice.plan;
  const ownMinutes = treatmentId && findTreatment(settings, treatmentId, wish.date ?? was.date)?.minutes;
  // Another treatment takes as long as it usually does, unless somebody knows better.
  const usualMinutes = treatmentId === row.treatmentId ? rowMinutes : ownMinutes || rowMinutes;
  const is = {
    doctorId: wish.doctorId ?? was.doctorId,
    treatmentId,
    date: wish.date ?? was.date,
    time: wish.time ?? was.time,
    minutes: wish.minutes ?? usualMinutes,
  };
  return [was, is];
}

/** The new time, dentist and treatment; undefined if they stay. Throws `not_changeable` for what is over. */
function planChange(
  { practice, clock }: AppContext,
  row: DeskAppointment,
  wish: Wish,
): PlannedChange | undefined {
  const [was, is] = findPlaces(practice, row, wish);
  const isSameStart = is.doctorId === was.doctorId && is.date === was.date && is.time === was.time;
  if (isDeepStrictEqual(was, is)) return undefined;
  if (row.status !== 'scheduled') throw new AppError('not_changeable');
  // What is no longer offered can be moved, but not be chosen anew.
  const known = practice.services.find(({ id }) => id === is.treatmentId) ?? practice.services[0];
  if (!known) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  if (wish.treatmentId !== undefined && known.id !== wish.treatmentId)
    throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  // The word of why holds on where the appointment stays.
  const reason = wish.overbookedReason ?? (isSameStart ? row.overbookedReason : null);
  const words = { ...is, treatmentId: known.id, ...(reason && { overbookedReason: reason }) };
  const plan = planAtDesk(practice, words, clock.nowMs());
  const isSameTreatment = is.treatmentId === was.treatmentId;
  return { ...plan, reason, bufferMinutes: isSameTreatment ? row.bufferMinutes : plan.bufferMinutes };
}

type Change = {
  staff: StaffActor;
  wish: Wish;
  row: DeskAppointment;
  plan: PlannedChange | undefined;
};

async function writeChange(
  context: AppContext,
  transaction: DatabaseTransaction,
  { staff, wish, row, plan }: Change,
): Promise<{ row: DeskAppointment; undo: UndoEnd | undefined }> {
  const { config, clock, practice } = context;
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const after: DeskAppointment = {
    ...row,
    ...(plan && (await findPlace(transaction, { staff, wish, row, plan }, practice.facts.timeZone))),
    ...(wish.note !== undefined && { note: wish.note }),
    version: row.version + 1,
  };
  const isMoved = after.startAt.getTime() !== row.startAt.getTime() || after.doctorId !== row.doctorId;
  const superseded = plan && (await supersedeNotifications(transaction, row.id, now));
  // A patient whose pending notification is superseded hears of the last change. A time that has passed sends nothing.
  const isAhead = after.startAt.getTime() > nowMs;
  const isTold = plan && (wish.inform || superseded);
  const message =
    isTold && isAhead ? await writeDeskNews(context, transaction, { row, after, superseded }) : undefined;
  const messageId = randomUUID();
  const rows = {
    audit: toAuditRow(
      {
        action: isMoved ? 'move' : 'change',
        actor: { kind: 'staff', id: staff.staffId },
        ...{ before: row, after },
      },
      now,
    ),
    message: message && { ...toMessageRow(message, config, now), id: messageId },
  };
  const isWritten = await updateAppointment(
    transaction,
    { id: row.id, from: [row.status] },
    toValues(after),
    rows,
    now,
  ).catch(toDeskRefusal);
  if (!isWritten) refuseStale(row, practice);
  if (plan) await keepTokensUntil(transaction, row.id, findDayEnd(practice.facts, after.startAt.getTime()));
  const undo =
    plan &&
    (await insertUndoable(transaction, {
      ...{ staffId: staff.staffId, appointmentId: row.id, version: after.version, before: row },
      ...{ messageId: message && messageId, inform: wish.inform, superseded, undoUntil: findUndoEnd(nowMs) },
    }));
  if (!plan)
    await keepUndoable(transaction, { staffId: staff.staffId, appointmentId: row.id, version: row.version });
  const written = await findDeskAppointment(transaction, row.id);
  return { row: written ?? after, undo };
}

type Placed = Pick<Change, 'staff' | 'wish' | 'row'> & { plan: PlannedChange };

/** The appointment's new place, if it is free or may be taken twice. */
async function findPlace(
  transaction: DatabaseTransaction,
  { staff, wish, row, plan }: Placed,
  timeZone: string,
): Promise<Partial<DeskAppointment>> {
  const { doctor, treatment, during, bufferMinutes, reason, isException } = plan;
  if (await isPatientBooked(transaction, row.patientId, during, row.id)) throw new AppError('person_busy');
  const isFree = await isDoctorFree(transaction, doctor.id, { during, except: row.id });
  if (!isFree) {
    if (!reason) throw new AppError('doctor_busy');
    if (!mayOverbook(staff, doctor.id)) throw new AppError('not_permitted');
  }
  const isOtherDay = toWallDate(row.startAt.getTime(), timeZone) !== toWallDate(during.startMs, timeZone);
  return {
    doctorId: doctor.id,
    doctorName: doctor.name,
    startAt: new Date(during.startMs),
    endAt: new Date(during.endMs),
    bufferMinutes,
    ...(wish.treatmentId !== undefined && { treatmentId: treatment.id, treatmentType: treatment.name.de }),
    overbooked: !isFree,
    overbookedReason: isFree && !isException ? null : reason,
    // Whoever comes on another day has not come yet.
    ...(isOtherDay && { arrivedAt: null, seatedAt: null }),
  };
}

function toValues(row: DeskAppointment): AppointmentValues {
  return {
    doctor_id: row.doctorId,
    during: toRange(toInterval(row)),
    treatment_id: row.treatmentId,
    treatment_type: row.treatmentType,
    buffer_minutes: row.bufferMinutes,
    overbooked: row.overbooked,
    overbooked_reason: row.overbookedReason,
    arrived_at: row.arrivedAt,
    seated_at: row.seatedAt,
    note: row.note,
  };
}
