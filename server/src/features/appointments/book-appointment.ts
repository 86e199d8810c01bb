import { createHash } from 'node:crypto';
import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { lockCalendars } from '../../db/advisory-locks.ts';
import { inCalendarTransaction } from '../../db/calendar-transaction.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import type { Account } from '../accounts/queries.ts';
import { insertAppointment, insertBookingKey, recordAudit } from './commands.ts';
import { type AppointmentMail, confirmationMail } from './mails.ts';
import { type AppointmentRow, findAppointment, findBookingKey } from './queries.ts';
import { requireBookable, toAppointment } from './rules.ts';

/** Who asks, and in which language to answer and write. */
export type AppointmentCaller = { account: Account; language: Language };

/**
 * Books an appointment: row, audit and confirmation mail in one transaction. Throws
 * `outside_rules`, `slot_taken` or `patient_busy`. With a key that was used before it answers the booking
 * made then. The website and the assistant both come through here; there is no second way to book.
 */
export async function bookAppointment(
  context: AppContext,
  caller: AppointmentCaller & { idempotencyKey?: string | undefined },
  booking: Booking,
): Promise<Appointment> {
  const { clock, practice } = context;
  const { accountId, patientId } = caller.account;
  const row = await inCalendarTransaction(context, booking.doctorId, async (transaction) => {
    await lockCalendars(transaction, { doctorId: booking.doctorId, patientId });
    const repeated = await findRepeatedBooking(transaction, caller, booking);
    if (repeated) return repeated;
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const bookable = requireBookable(practice, booking, nowMs);
    const id = await insertAppointment(transaction, { ...booking, ...bookable, patientId }, now);
    if (caller.idempotencyKey) {
      const key = {
        accountId,
        key: caller.idempotencyKey,
        requestHash: hashBooking(booking),
        appointmentId: id,
      };
      await insertBookingKey(transaction, key, now);
    }
    const booked = await requireAppointment(transaction, { id, patientId });
    await recordAudit(
      transaction,
      { accountId, action: 'book', appointmentId: id, before: null, after: booked },
      now,
    );
    await writeMail(context, transaction, booked, caller, ['confirmation', confirmationMail]);
    return booked;
  });
  const appointment = toAppointment(row, clock.nowMs(), practice.facts.timeZone);
  announceChange(context, appointment);
  return appointment;
}

async function findRepeatedBooking(
  db: Database,
  { account, idempotencyKey }: AppointmentCaller & { idempotencyKey?: string | undefined },
  booking: Booking,
): Promise<AppointmentRow | undefined> {
  if (!idempotencyKey) return undefined;
  const earlier = await findBookingKey(db, { accountId: account.accountId, key: idempotencyKey });
  if (!earlier) return undefined;
  if (!earlier.requestHash.equals(hashBooking(booking))) throw new AppError('idempotency_key_reused');
  return requireAppointment(db, { id: earlier.appointmentId, patientId: account.patientId });
}

/** The mail to the account, which leaves with the commit. */
export async function writeMail(
  { config, clock, practice }: AppContext,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  { account, language }: AppointmentCaller,
  [kind, toMail]: readonly ['confirmation' | 'cancellation', AppointmentMail],
): Promise<void> {
  const nowMs = clock.nowMs();
  const appointment = toAppointment(row, nowMs, practice.facts.timeZone);
  const mail = toMail(language, practice, appointment, account);
  const { accountId, patientId, email: to } = account;
  const about = { accountId, patientId, appointmentId: row.id };
  const message = { kind, channel: 'email', to, language, ...about, ...mail } as const;
  await enqueueMessage(transaction, config, message, new Date(nowMs));
}

/** After the commit: the mail may leave, and every visitor hears that slots have changed. */
export function announceChange({ listener }: AppContext, { doctorId, date }: Appointment): void {
  deliverSoon(listener);
  announceSlotChange(listener, { doctorId, date });
}

export async function requireAppointment(
  db: Database,
  own: { id: string; patientId: string },
): Promise<AppointmentRow> {
  const row = await findAppointment(db, own);
  if (!row) throw new AppError('not_found');
  return row;
}

function hashBooking({ doctorId, treatmentType, date, time }: Booking): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([doctorId, treatmentType, date, time]))
    .digest();
}
