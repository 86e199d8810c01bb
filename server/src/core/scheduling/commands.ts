import { randomUUID } from 'node:crypto';
import { dayLimits } from '@praxisportal/contract/day-limits';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import { toInterval } from '../../domain/intervals.ts';
import type { AppointmentValues } from '../../features/appointments/commands.ts';
import { toRange } from '../../features/appointments/queries.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import type { FormerState, UndoEnd } from './queries.ts';
import type { SupersededNotification } from './supersede-notifications.ts';

/** When a change that is made now can't be undone any more, and its message leaves. */
export function findUndoEnd(nowMs: number): Date {
  return new Date(nowMs + dayLimits.undoSeconds * 1000);
}

type Change = {
  staffId: string;
  appointmentId: string;
  /** That which the change made */
  version: number;
  before: DeskAppointment | null;
  messageId: string | undefined;
  /** Whether the patient was to be notified; undefined for changes of which no patient is. */
  inform?: boolean | undefined;
  /** What its notification superseded */
  superseded?: SupersededNotification | undefined;
  undoUntil: Date;
};

/** Keeps what an appointment was like, in the transaction that changes it, so that it can be put back. */
export async function insertUndoable(
  transaction: DatabaseTransaction,
  { before, messageId, inform, superseded, ...change }: Change,
): Promise<UndoEnd> {
  const id = randomUUID();
  await transaction
    .insertInto('staff_undo')
    .values({
      id,
      staff_id: change.staffId,
      appointment_id: change.appointmentId,
      version: change.version,
      before: before && JSON.stringify({ ...toFormerState(before), inform }),
      message_ids: messageId ? [messageId] : [],
      withdrawn: superseded ? JSON.stringify(superseded) : null,
      undo_until: change.undoUntil,
    })
    .execute();
  return { id, until: change.undoUntil };
}

function toFormerState(row: DeskAppointment): FormerState {
  const { doctorId, doctorName, startAt, endAt, treatmentType, treatmentId, bufferMinutes, status } = row;
  const { arrivedAt, seatedAt, finishedAt, overbooked, overbookedReason, cancelledBy, cancelReason } = row;
  const { arrangedVersion, arrangedAt, version } = row;
  return {
    ...{ doctorId, doctorName, startAt, endAt, treatmentType, treatmentId, bufferMinutes, status },
    ...{ arrivedAt, seatedAt, finishedAt, overbooked, overbookedReason, cancelledBy, cancelReason },
    ...{ arrangedVersion, arrangedAt, version },
  };
}

/** The columns of where and how an appointment takes place. */
export function toPlaceValues(row: Omit<FormerState, 'status'>): AppointmentValues {
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
  };
}

/** After a note the change before it can still be undone: a note is no part of what is put back. */
export async function keepUndoable(
  transaction: DatabaseTransaction,
  { staffId, appointmentId, version }: Pick<Change, 'staffId' | 'appointmentId' | 'version'>,
): Promise<void> {
  await transaction
    .updateTable('staff_undo')
    .set({ version: version + 1 })
    .where('staff_id', '=', staffId)
    .where('appointment_id', '=', appointmentId)
    .where('version', '=', version)
    .execute();
}

/**
 * After an undo the appointment is as an earlier change of the same person had left it: that one can be undone next, together
 * with the message that was written for it again.
 */
export async function reopenUndoable(
  transaction: DatabaseTransaction,
  { staffId, appointmentId, version }: Pick<Change, 'staffId' | 'appointmentId' | 'version'>,
  { restored, messageId }: { restored: number; messageId: string | undefined },
): Promise<void> {
  await transaction
    .updateTable('staff_undo')
    .set({
      version: restored,
      ...(messageId && { message_ids: sql`array_append(message_ids, ${messageId}::uuid)` }),
    })
    .where('staff_id', '=', staffId)
    .where('appointment_id', '=', appointmentId)
    .where('version', '=', version)
    .where('done_at', 'is', null)
    .execute();
}

/** Notes that a change is undone; false if it is already, in another tab perhaps. */
export async function takeUndoable(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('staff_undo')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .execute();
  return taken.length > 0;
}

/** Takes back messages that were held; false if one of them has left, or is just leaving. */
export async function withdrawHeld(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  await transaction
    .deleteFrom('outgoing_messages')
    .where('id', 'in', ids)
    .where('state', 'in', ['waiting', 'kept'])
    .execute();
  const left = await transaction
    .selectFrom('outgoing_messages')
    .select('id')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return left === undefined;
}

/** Deletes an appointment of which no patient was notified; its undone booking is remembered without it. */
export async function deleteAppointment(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('staff_undo')
    .set({ appointment_id: null })
    .where('appointment_id', '=', id)
    .where('done_at', 'is not', null)
    .execute();
  await transaction.deleteFrom('appointments').where('id', '=', id).execute();
}

/** What happened, as a row of the audit alone: of an appointment that is no longer there. */
export async function insertAudit(
  transaction: DatabaseTransaction,
  audit: NewRow<'audit_events'>,
): Promise<void> {
  await transaction.insertInto('audit_events').values(audit).execute();
}
