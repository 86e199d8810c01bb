import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type OutgoingMessage, toMessageRow } from '../../delivery/outgoing-message.ts';
import { findZoneDayAt } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { attachCalendarFile } from './attach-calendar-file.ts';
import {
  type Actor,
  announceChange,
  lockForCancelling,
  noMail,
  toAuditRow,
  toMailState,
  updateToCancelled,
} from './commands.ts';
import { cancellationMail, toAppointmentMessage } from './mails.ts';
import {
  type AppointmentKey,
  type AppointmentView,
  type Contact,
  findAppointment,
  findContact,
} from './queries.ts';
import { isCancellable, toAppointment } from './rules.ts';
import { withdrawNews } from './withdraw-news.ts';

/** Whose word it is to change an appointment, and in which language to answer and write. */
export type AppointmentChange = { key: AppointmentKey; language: Language };

/**
 * Cancels an own appointment, if given only as it was in this version; throws `not_found`, `not_cancellable`,
 * `version_conflict` or `too_many_bookings_today`.
 */
export async function cancelAppointment(
  context: AppContext,
  { key, language, version }: AppointmentChange & { version?: number },
): Promise<Appointment> {
  const { config, db, clock, practice, listener } = context;
  const { timeZone } = practice.facts;
  const found = await findAppointment(db, key, new Date(clock.nowMs()));
  if (!found) throw new AppError('not_found');
  const { id, patientId } = found;
  const actor = toActor(key, patientId);
  const contact = await findContact(db, patientId);
  const appointment = await inTransaction(db, async (transaction) => {
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const today = findZoneDayAt(timeZone, nowMs);
    const owner = { patientId, accountId: actor.id };
    const cancelledToday = await lockForCancelling(transaction, owner, new Date(today.startMs));
    const before = await findAppointment(transaction, key, now);
    if (!before) throw new AppError('not_found');
    if (!isCancellable(before, nowMs, timeZone)) throw new AppError('not_cancellable');
    if (version !== undefined && before.version !== version)
      throw new AppError('version_conflict', {
        current: toAppointment(before, { nowMs, timeZone, language }),
      });
    refuseTooMany(context, cancelledToday, nowMs);
    const after: AppointmentView = {
      ...before,
      status: 'cancelled',
      version: before.version + 1,
      ...(contact ? toMailState(config) : noMail),
    };
    const cancelled = toAppointment(after, { nowMs, timeZone, language });
    const message =
      contact && writeCancellation(context, { after, appointment: cancelled, contact }, language);
    await withdrawNews(transaction, id, now);
    const rows = {
      audit: toAuditRow({ action: 'cancel', actor, before, after }, now),
      message: message && toMessageRow(message, config, now),
    };
    await updateToCancelled(transaction, id, rows, now);
    return cancelled;
  });
  announceChange(listener, appointment);
  return appointment;
}

/** Tells of a cancellation, `by` whose wish it was if not the reader's own; their calendar drops it too. */
export function writeCancellation(
  { config, practice, clock }: AppContext,
  { after, appointment, contact }: { after: AppointmentView; appointment: Appointment; contact: Contact },
  language: Language,
  by: 'patient' | 'practice' = 'patient',
): OutgoingMessage {
  const mail = cancellationMail(language, practice, { appointment, by }, contact);
  const words = { config, practice, language, nowMs: clock.nowMs() };
  return {
    ...toAppointmentMessage('cancellation', { contact, language }, appointment, mail),
    attachments: [attachCalendarFile(words, after, contact)],
  };
}

/** Whoever has this key: the account, or the patient as a guest. */
export function toActor(key: AppointmentKey, patientId: string): Actor {
  return 'token' in key ? { kind: 'guest', id: patientId } : { kind: 'account', id: key.accountId };
}

/** Throws `too_many_bookings_today` if what was done today is as much as an account may do on a day. */
export function refuseTooMany({ config, practice }: AppContext, doneToday: number, nowMs: number): void {
  if (doneToday < config.bookingsPerDayMax) return;
  const { endMs } = findZoneDayAt(practice.facts.timeZone, nowMs);
  throw new AppError('too_many_bookings_today', { retryAfterSeconds: Math.ceil((endMs - nowMs) / 1000) });
}
