import type { Appointment } from '@praxisportal/contract/appointment';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type AppointmentCaller, announceChange, requireAppointment, writeMail } from './book-appointment.ts';
import { markCancelled, recordAudit } from './commands.ts';
import { cancellationMail } from './mails.ts';
import { isCancellable, toAppointment } from './rules.ts';

/** Cancels an own appointment; throws `not_found` or `not_cancellable`. */
export async function cancelAppointment(
  context: AppContext,
  caller: AppointmentCaller,
  id: string,
): Promise<Appointment> {
  const { db, clock, practice } = context;
  const { timeZone } = practice.facts;
  const { accountId, patientId } = caller.account;
  const own = { id, patientId };
  const row = await inTransaction(db, async (transaction) => {
    const before = await requireAppointment(transaction, own);
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const isOpen = isCancellable(before, nowMs, timeZone);
    if (!isOpen || !(await markCancelled(transaction, id, now))) throw new AppError('not_cancellable');
    const after = await requireAppointment(transaction, own);
    await recordAudit(transaction, { accountId, action: 'cancel', appointmentId: id, before, after }, now);
    await writeMail(context, transaction, after, caller, ['cancellation', cancellationMail]);
    return after;
  });
  const appointment = toAppointment(row, clock.nowMs(), timeZone);
  announceChange(context, appointment);
  return appointment;
}
