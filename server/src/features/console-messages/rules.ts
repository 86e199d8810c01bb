import type { InboxMessage, Undelivered } from '@praxisportal/contract/staff/messages';
import type { PracticeData } from '../../context.ts';
import { toDayAppointment } from '../../core/scheduling/present-desk-appointment.ts';
import type { DeskAppointment } from '../desk-appointments/queries.ts';
import type { InboxRow, UndeliveredMessage } from './queries.ts';

/** A message that did not arrive, with the appointment that it is about. */
export function toUndelivered(
  { failure, createdAt, appointmentId: _, ...message }: UndeliveredMessage,
  row: DeskAppointment,
  practice: PracticeData,
): Undelivered {
  return {
    ...message,
    cause: failure === 'refused' ? 'address' : 'provider',
    createdAt: createdAt.toISOString(),
    appointment: toDayAppointment(row, practice),
  };
}

/** A message of the contact form as the contract shows it. */
export function toInboxMessage({ createdAt, handledAt, ...row }: InboxRow): InboxMessage {
  return { ...row, createdAt: createdAt.toISOString(), handledAt: handledAt?.toISOString() ?? null };
}
