import { randomUUID } from 'node:crypto';
import type { Changed, StaffCancellation } from '@praxisportal/contract/staff/day';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { writeCancellation } from '../appointments/cancel-appointment.ts';
import { announceChange, lockCalendars, toAuditRow, updateAppointment } from '../appointments/commands.ts';
import { findContact } from '../appointments/queries.ts';
import { toAppointment } from '../appointments/rules.ts';
import { findUndoEnd, insertUndoable } from './commands.ts';
import { type DeskAppointment, findDeskAppointment } from './queries.ts';
import { refuseStale, type StaffActor, toChanged, toDayAppointment } from './rules.ts';

/**
 * Cancels an appointment at the wish of the patient or of the practice, with a word of why that stays in the house. It
 * costs nobody a fee: that somebody decides. Throws `not_found`, `appointment_changed` or `not_changeable`.
 */
export async function cancelForPatient(
  context: AppContext,
  staff: StaffActor,
  { id, ...wish }: StaffCancellation & { id: string },
): Promise<Changed> {
  const { config, db, clock, practice, listener } = context;
  const found = await findDeskAppointment(db, id);
  if (!found) throw new AppError('not_found');
  const { patientId, language } = found;
  const contact = wish.inform ? await findContact(db, patientId) : undefined;
  const changed = await inTransaction(db, async (transaction) => {
    await lockCalendars(transaction, [], { patientId, accountId: staff.staffId });
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const row = await findDeskAppointment(transaction, id);
    if (!row) throw new AppError('not_found');
    if (row.version !== wish.version) refuseStale(row, practice);
    const after: DeskAppointment = { ...row, status: 'cancelled', version: row.version + 1 };
    const at = { nowMs, timeZone: practice.facts.timeZone, language };
    const appointment = toAppointment(after, at);
    const message = contact && writeCancellation(context, { after, appointment, contact }, language, wish.by);
    const messageId = randomUUID();
    const undoUntil = findUndoEnd(nowMs);
    const rows = {
      audit: toAuditRow(
        { action: 'cancel', actor: { kind: 'staff', id: staff.staffId }, before: row, after },
        now,
      ),
      message: message && { ...toMessageRow({ ...message, sendAt: undoUntil }, config, now), id: messageId },
    };
    const values = {
      status: 'cancelled',
      cancelled_by: wish.by,
      cancel_reason: wish.reason || null,
    } as const;
    const target = { id, from: ['scheduled'] } as const;
    if (!(await updateAppointment(transaction, target, values, rows, now)))
      throw new AppError('not_changeable');
    const undo = await insertUndoable(transaction, {
      ...{ staffId: staff.staffId, appointmentId: id, version: after.version, before: row, undoUntil },
      messageId: message && messageId,
    });
    return { row: (await findDeskAppointment(transaction, id)) ?? after, undo };
  });
  const { doctorId, date } = toDayAppointment(changed.row, practice);
  announceChange(listener, { doctorId, date });
  return toChanged(changed.row, practice, changed.undo);
}
