import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { enqueueMessage } from '../../delivery/commands.ts';
import { toInterval } from '../../domain/intervals.ts';
import {
  type AppointmentValues,
  keepTokensUntil,
  lockCalendars,
  toAuditRow,
  updateAppointment,
} from '../../features/appointments/commands.ts';
import { isPatientBooked, isPlaceRestorable } from '../../features/appointments/queries.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  deleteAppointment,
  findUndoEnd,
  insertAudit,
  reopenUndoable,
  takeUndoable,
  toPlaceValues,
  withdrawHeld,
} from './commands.ts';
import { findDayEnd, refuseStale, toDeskRefusal } from './desk-rules.ts';
import { notifyReschedule } from './notify-reschedule.ts';
import { staffPolicy } from './policy.ts';
import { toDayAppointment } from './present-desk-appointment.ts';
import { type FormerState, findUndoable, type UndoableChange } from './queries.ts';
import { announceTransition } from './transition.ts';

/**
 * Puts an appointment back as it was before a change by this member of staff within the last minute, and deletes its
 * notification in the same transaction; an undone booking is deleted. What the notification had superseded is notified anew.
 * The change before it can be undone next. Repeated, it is undone once. Throws `not_found`, `undo_over`,
 * `appointment_changed` with the appointment as it is if it was changed since, or `person_busy` or `doctor_busy` if its old
 * place is taken.
 */
export async function undoAtDesk(
  context: AppContext,
  staff: StaffActor,
  id: string,
): Promise<{ appointment: DayAppointment | null }> {
  const { db, clock, practice } = context;
  const undo = await findUndoable(db, { id, staffId: staff.staffId });
  if (!undo) throw new AppError('not_found');
  const { appointmentId } = undo;
  const found = appointmentId === null ? undefined : await findDeskAppointment(db, appointmentId);
  if (undo.doneAt) return { appointment: found ? toDayAppointment(found, practice) : null };
  if (!found) throw new AppError('not_found');
  const doctorIds = [found.doctorId, undo.before?.doctorId ?? found.doctorId];
  const place = { doctorId: found.doctorId, accountId: staff.staffId };
  const row = await inCalendarLane(context, place, () =>
    db.transaction().execute(async (transaction) => {
      await lockCalendars(transaction, doctorIds, {
        patientId: found.patientId,
        accountId: staff.staffId,
      });
      const now = new Date(clock.nowMs());
      const present = await findDeskAppointment(transaction, found.id);
      const isFirst = await takeUndoable(transaction, id, now);
      // Sent twice at once: the other one has done it.
      if (!isFirst) return present;
      if (now >= undo.undoUntil) throw new AppError('undo_over');
      if (!present) throw new AppError('not_found');
      if (present.version !== undo.version) refuseStale(present, practice);
      if (!(await withdrawHeld(transaction, undo.messageIds))) throw new AppError('undo_over');
      return putBack(context, transaction, { staff, present, undo }, now);
    }),
  );
  announceTransition(context, row ? [found, row] : [found]);
  return { appointment: row ? toDayAppointment(row, practice) : null };
}

type Undoing = { staff: StaffActor; present: DeskAppointment; undo: UndoableChange };

async function putBack(
  context: AppContext,
  transaction: DatabaseTransaction,
  { staff, present, undo }: Undoing,
  now: Date,
): Promise<DeskAppointment | undefined> {
  const { config, practice } = context;
  const { before, superseded } = undo;
  const actor = { kind: 'staff', id: staff.staffId } as const;
  const after = { ...present, ...(before ?? { status: 'cancelled' as const }) };
  const audit = toAuditRow({ action: 'undo', actor, before: present, after }, now);
  if (!before) {
    await deleteAppointment(transaction, present.id);
    await insertAudit(transaction, audit);
    return undefined;
  }
  await checkPlace(transaction, present, before);
  const target = { id: present.id, from: [present.status] };
  const rows = { audit, message: undefined };
  await updateAppointment(transaction, target, toValues(before), rows, now).catch(toDeskRefusal);
  await keepTokensUntil(transaction, present.id, findDayEnd(practice.facts, before.startAt.getTime()));
  const row = await findDeskAppointment(transaction, present.id);
  if (!row) throw new Error('an appointment that was put back is gone');
  const policy = staffPolicy(staff, { id: row.id });
  const message =
    superseded &&
    (await notifyReschedule(context, transaction, policy, { row: present, after: row, superseded }));
  const sendAt = findUndoEnd(now.getTime());
  const messageId = message && (await enqueueMessage(transaction, config, { ...message, sendAt }, now));
  if (before.version !== undefined) {
    const earlier = { staffId: staff.staffId, appointmentId: row.id, version: before.version };
    await reopenUndoable(transaction, earlier, { restored: row.version, messageId });
  }
  return findDeskAppointment(transaction, present.id);
}

/** Meanwhile the website, which sees a free time at once, may have given it away. */
async function checkPlace(
  transaction: DatabaseTransaction,
  { id, patientId }: DeskAppointment,
  former: FormerState,
): Promise<void> {
  const { doctorId, status, overbooked } = former;
  if (status !== 'scheduled') return;
  const during = toInterval(former);
  if (await isPatientBooked(transaction, patientId, during, id)) throw new AppError('person_busy');
  if (!overbooked && !(await isPlaceRestorable(transaction, doctorId, { during, except: id })))
    throw new AppError('doctor_busy');
}

function toValues(before: FormerState): AppointmentValues {
  return {
    ...toPlaceValues(before),
    status: before.status,
    finished_at: before.finishedAt,
    cancelled_by: before.cancelledBy,
    cancel_reason: before.cancelReason,
    arranged_version: before.arrangedVersion,
    arranged_at: before.arrangedAt,
  };
}
