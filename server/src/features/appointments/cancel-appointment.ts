import type { Appointment } from '@praxisportal/contract/appointment';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { findZoneDayAt } from '../../domain/zone-day.ts';
import type { AppointmentCaller } from './book-appointment.ts';
import { announceChange, lockForCancelling, toAuditRow, toMailState, updateToCancelled } from './commands.ts';
import { cancellationMail, toAppointmentMessage } from './mails.ts';
import { type AppointmentView, findAppointment } from './queries.ts';
import { isCancellable, toAppointment } from './rules.ts';

/** Cancels an own appointment; throws `not_found`, `not_cancellable` or `too_many_bookings_today`. */
export async function cancelAppointment(
  context: AppContext,
  { account, language }: AppointmentCaller,
  id: string,
): Promise<Appointment> {
  const { config, db, clock, practice, listener } = context;
  const { timeZone } = practice.facts;
  const { accountId, patientId } = account;
  const appointment = await inTransaction(db, async (transaction) => {
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const today = findZoneDayAt(timeZone, nowMs);
    const cancelledToday = await lockForCancelling(transaction, account, new Date(today.startMs));
    const before = await findAppointment(transaction, { id, patientId });
    if (!before) throw new AppError('not_found');
    if (!isCancellable(before, nowMs, timeZone)) throw new AppError('not_cancellable');
    if (cancelledToday >= config.bookingsPerDayMax) {
      const retryAfterSeconds = Math.ceil((today.endMs - nowMs) / 1000);
      throw new AppError('too_many_bookings_today', { retryAfterSeconds });
    }
    const after: AppointmentView = {
      ...before,
      status: 'cancelled',
      version: before.version + 1,
      ...toMailState(config),
    };
    const cancelled = toAppointment(after, { nowMs, timeZone, language });
    const mail = cancellationMail(language, practice, cancelled, account);
    const message = toAppointmentMessage('cancellation', { account, language }, id, mail);
    const rows = {
      audit: toAuditRow({ action: 'cancel', accountId, before, after }, now),
      message: toMessageRow(message, config, now),
    };
    await updateToCancelled(transaction, id, rows, now);
    return cancelled;
  });
  announceChange(listener, appointment);
  return appointment;
}
