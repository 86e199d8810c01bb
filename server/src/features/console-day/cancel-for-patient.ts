import { randomUUID } from 'node:crypto';
import type { Changed, StaffCancellation } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeCancellation } from '../appointments/cancel-appointment.ts';
import { announceChange, lockCalendars, toAuditRow, updateAppointment } from '../appointments/commands.ts';
import { findContact } from '../appointments/queries.ts';
import { toAppointment } from '../appointments/rules.ts';
import { withdrawNews } from '../appointments/withdraw-news.ts';
import type { StaffActor } from '../audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../desk-appointments/queries.ts';
import { findUndoEnd, insertUndoable } from './commands.ts';
import { findOwnChange, type UndoEnd } from './queries.ts';
import { isAsWished, isOpen, refuseStale, toChanged, toDayAppointment } from './rules.ts';

/**
 * Cancels an appointment at the wish of the patient or of the practice, with a word of why that stays in the house. It
 * costs nobody a fee: that somebody decides. Sent twice, it cancels once. Throws `not_found`, `appointment_changed` or `not_changeable`.
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
  const changed = await inTransaction(db, async (transaction) => {
    await lockCalendars(transaction, [], { patientId, accountId: staff.staffId });
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const row = await findDeskAppointment(transaction, id);
    if (!row) throw new AppError('not_found');
    const repeated = await findRepeated(transaction, { staff, wish, row }, nowMs);
    if (repeated) return repeated;
    if (row.version !== wish.version) refuseStale(row, practice);
    // The address may have been corrected while this waited for the patient's lock.
    const contact = wish.inform ? await findContact(transaction, patientId) : undefined;
    const withdrawn = await withdrawNews(transaction, id, now);
    const after: DeskAppointment = { ...row, status: 'cancelled', version: row.version + 1 };
    const at = { nowMs, timeZone: practice.facts.timeZone, language };
    // Of a move that nobody was told of the mail knows nothing: what is cancelled is what the patient has.
    const known = { ...after, ...withdrawn?.told };
    const told = { after: known, appointment: toAppointment(known, at) };
    const message = contact && writeCancellation(context, { ...told, contact }, language, wish.by);
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
      ...{ messageId: message && messageId, inform: wish.inform, withdrawn },
    });
    return { row: (await findDeskAppointment(transaction, id)) ?? after, undo };
  });
  const { doctorId, date } = toDayAppointment(changed.row, practice);
  announceChange(listener, { doctorId, date });
  return toChanged(changed.row, practice, changed.undo);
}

/**
 * The person's same cancellation of a moment ago, with the same word about telling the patient, whose answer was lost, or that
 * was pressed twice.
 */
async function findRepeated(
  transaction: DatabaseTransaction,
  { staff: { staffId }, wish, row }: { staff: StaffActor; wish: StaffCancellation; row: DeskAppointment },
  nowMs: number,
): Promise<{ row: DeskAppointment; undo: UndoEnd | undefined } | undefined> {
  const isSame = row.status === 'cancelled' && row.cancelledBy === wish.by;
  if (!isSame || row.version !== wish.version + 1) return undefined;
  const change = { appointmentId: row.id, version: row.version, staffId };
  const own = await findOwnChange(transaction, change);
  if (!own || !isAsWished(own, wish)) return undefined;
  return { row, undo: isOpen(own, nowMs) ? own : undefined };
}
