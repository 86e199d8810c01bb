import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { ChatAction } from '@praxisportal/contract/chat';
import { findBookableTreatment } from '../../i18n/treatment-names.ts';
import type { AssistantMessage, Message } from './conversation.ts';

/** What is understood of a wished appointment. */
export type BookingWish = Extract<ChatAction, { type: 'start_booking' | 'require_login' }>;

/** What is chosen in the form; '' means not chosen. */
export type FormChoices = { treatment: string; doctor: string; date: string; time: string };

/** What one logs in for besides a booking. */
const otherReasons = ['appointments', 'cancel', 'reschedule', 'account'];

/** The form begins with what was understood; a time without its day says nothing. */
export function toFormChoices({
  treatmentType = '',
  doctorId,
  date = '',
  time = '',
}: BookingWish): FormChoices {
  return {
    treatment: findBookableTreatment(treatmentType) ? treatmentType : '',
    doctor: doctorId || anyDoctorId,
    date,
    time: date === '' ? '' : time,
  };
}

/**
 * The wish of a message to book, also of a guest who was sent to log in and finds it again afterwards; undefined if it
 * is about something else.
 */
export function findWish({ action }: AssistantMessage): BookingWish | undefined {
  if (action?.type === 'start_booking') return action;
  return action?.type === 'require_login' && !otherReasons.includes(action.reason) ? action : undefined;
}

/** The id of the newest message with a wish: only that can be filled in, earlier ones were overtaken. */
export function findBookingMessage(messages: readonly Message[]): number | undefined {
  return messages.findLast((message) => message.role === 'assistant' && findWish(message) !== undefined)?.id;
}
