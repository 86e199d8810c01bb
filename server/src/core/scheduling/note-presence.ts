import type { Changed, Presence } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findPresence, toPresence } from '../../domain/presence.ts';
import { lockCalendars, toAuditRow, updateAppointment } from '../../features/appointments/commands.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { findUndoEnd, insertUndoable } from './commands.ts';
import { isOpen, refuseStale, toDeskRefusal } from './desk-rules.ts';
import { toChanged, toDayAppointment } from './present-desk-appointment.ts';
import { findOwnChange } from './queries.ts';

/**
 * Notes that somebody is there, in the chair, done, or did not come, with the time; afterwards it can be corrected. Sent
 * twice, or by two desks, it is noted once. Throws `not_found`, `appointment_changed`, `presence_impossible`, or `doctor_busy` if somebody
 * is to be expected again where another is booked by now.
 */
export async function notePresence(
  context: AppContext,
  staff: StaffActor,
  { id, version, state }: { id: string; version: number; state: Presence },
): Promise<Changed> {
  const { db, clock, practice, listener } = context;
  const found = await findDeskAppointment(db, id);
  if (!found) throw new AppError('not_found');
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const changed = await inTransaction(db, async (transaction) => {
    const owner = { patientId: found.patientId, accountId: staff.staffId };
    await lockCalendars(transaction, [found.doctorId], owner);
    const row = await findDeskAppointment(transaction, id);
    if (!row) throw new AppError('not_found');
    const isNoted = row.status !== 'cancelled' && toPresence(row) === state;
    if (isNoted && row.version === version + 1) {
      const change = { appointmentId: id, version: row.version, staffId: staff.staffId };
      const own = await findOwnChange(transaction, change);
      return { row, undo: own && isOpen(own, nowMs) ? own : undefined };
    }
    if (row.version !== version) refuseStale(row, practice);
    if (isNoted) return { row, undo: undefined };
    const facts = findPresence(row, state, { nowMs, timeZone: practice.facts.timeZone });
    if (!facts) throw new AppError('presence_impossible');
    const after: DeskAppointment = { ...row, ...facts, version: row.version + 1 };
    const actor = { kind: 'staff', id: staff.staffId } as const;
    const audit = toAuditRow({ action: 'presence', actor, before: row, after }, now);
    const values = {
      status: facts.status,
      ...{ arrived_at: facts.arrivedAt, seated_at: facts.seatedAt, finished_at: facts.finishedAt },
    };
    const target = { id, from: [row.status] };
    const isWritten = await updateAppointment(
      transaction,
      target,
      values,
      { audit, message: undefined },
      now,
    ).catch(toDeskRefusal);
    if (!isWritten) refuseStale(row, practice);
    const undo = await insertUndoable(transaction, {
      ...{ staffId: staff.staffId, appointmentId: id, version: after.version, before: row },
      ...{ messageId: undefined, undoUntil: findUndoEnd(nowMs) },
    });
    return { row: after, undo };
  });
  const { doctorId, date } = toDayAppointment(changed.row, practice);
  // What is over or missed is free again for others; that somebody sits in the chair concerns nobody outside.
  if (changed.row.status !== found.status) announceSlotChange(listener, { doctorId, date });
  else announceToStaff(listener, { event: 'day-changed', date });
  return toChanged(changed.row, practice, changed.undo);
}
