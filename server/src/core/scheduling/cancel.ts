import type { Appointment } from '@praxisportal/contract/appointment';
import type { Changed, StaffCancellation } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { retryAfterDeadlock } from '../../db/transaction.ts';
import { findContact } from '../../features/appointments/queries.ts';
import { isCancellable, presentAppointment } from '../../features/appointments/rules.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { refuseStale } from './desk-rules.ts';
import { findRepeatedChange } from './find-repeated-change.ts';
import {
  type OnlineChange,
  onlinePolicy,
  type Policy,
  requireDailyLimit,
  requireVersion,
  staffPolicy,
} from './policy.ts';
import { toChanged } from './present-desk-appointment.ts';
import { supersedeNotifications } from './supersede-notifications.ts';
import { announceTransition, findFor, type Transition, underLocks, writeChange } from './transition.ts';
import { writeCancellation } from './write-notifications.ts';

/** What is to be cancelled at whose request, and what decides it. */
type Cancellation = Policy & {
  by: 'patient' | 'practice';
  /** For the practice alone */
  reason: string | null;
  /** Throws unless the caller may cancel the appointment as it is. */
  check: (row: DeskAppointment, doneToday: number) => void;
  /** The same cancellation by the same caller, whose answer was lost. */
  findRepeated?: (transaction: DatabaseTransaction, row: DeskAppointment) => Promise<Transition | undefined>;
  /** Throws that the appointment is no longer scheduled. */
  refuseStatus: () => never;
};

/**
 * Cancels an appointment of a patient or guest, if `version` is given only as it was in that version. Throws `not_found`,
 * `not_cancellable`, `version_conflict` or `too_many_bookings_today`.
 */
export async function cancelOnline(
  context: AppContext,
  { version, ...change }: OnlineChange & { version?: number },
): Promise<Appointment> {
  const { clock, practice } = context;
  const { language } = change;
  const refuseStatus = (): never => {
    throw new AppError('not_cancellable');
  };
  const { after } = await cancel(context, {
    ...onlinePolicy(context, change),
    ...{ by: 'patient', reason: null, refuseStatus },
    check(row, doneToday) {
      if (!isCancellable(row, clock.nowMs(), practice.facts.timeZone)) refuseStatus();
      if (version !== undefined) requireVersion(context, row, { version, language });
      requireDailyLimit(context, doneToday);
    },
  });
  return presentAppointment(context, after, language);
}

/**
 * Cancels an appointment at the desk, at the request of the patient or of the practice, with a reason for the practice alone.
 * It costs no fee by itself. Repeated, it cancels once. Throws `not_found`, `appointment_changed` or `not_changeable`.
 */
export async function cancelAtDesk(
  context: AppContext,
  staff: StaffActor,
  { id, ...request }: StaffCancellation & { id: string },
): Promise<Changed> {
  const { practice } = context;
  const { by, inform, version } = request;
  const { after, undo } = await cancel(context, {
    ...staffPolicy(staff, { id, inform }),
    ...{ by, reason: request.reason || null },
    check(row) {
      if (row.version !== version) refuseStale(row, practice);
    },
    async findRepeated(transaction, row) {
      if (row.status !== 'cancelled' || row.cancelledBy !== by) return undefined;
      return findRepeatedChange(context, transaction, { staff, row, version, inform });
    },
    refuseStatus() {
      throw new AppError('not_changeable');
    },
  });
  return toChanged(after, practice, undo);
}

async function cancel(context: AppContext, cancellation: Cancellation): Promise<Transition> {
  const found = await findFor(context, cancellation);
  const done = await underLocks(
    context,
    cancellation,
    { found, action: 'cancel' },
    retryAfterDeadlock,
    async (transaction, row, doneToday) => {
      const repeated = await cancellation.findRepeated?.(transaction, row);
      if (repeated) return repeated;
      cancellation.check(row, doneToday);
      return (await cancelLocked(context, transaction, cancellation, row)) ?? cancellation.refuseStatus();
    },
  );
  announceTransition(context, [done.after]);
  return done;
}

/**
 * Cancels an appointment in a transaction that holds the patient's lock, so that the notification goes where the patient is
 * reached now. Undefined if it is no longer scheduled.
 */
export async function cancelLocked(
  context: AppContext,
  transaction: DatabaseTransaction,
  cancellation: Omit<Cancellation, 'check' | 'refuseStatus'>,
  row: DeskAppointment,
): Promise<Transition | undefined> {
  if (row.status !== 'scheduled') return undefined;
  const { by, reason, informs } = cancellation;
  const contact = informs ? await findContact(transaction, row.patientId) : undefined;
  const superseded = await supersedeNotifications(transaction, row.id, new Date(context.clock.nowMs()));
  const after: DeskAppointment = { ...row, status: 'cancelled', version: row.version + 1 };
  const language = cancellation.language(row);
  // Of a reschedule at the desk that no message told yet, a patient who is told of the cancellation knows nothing.
  const known = cancellation.actor(row).kind === 'staff' ? { ...after, ...superseded?.told } : after;
  const message = contact && writeCancellation(context, { row: known, contact, by }, language);
  const values = { status: 'cancelled', cancelled_by: by, cancel_reason: reason } as const;
  const change = { action: 'cancel', before: row, after, values, message, superseded } as const;
  return writeChange(context, transaction, cancellation, change);
}
