import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { ChatAction } from '@praxisportal/contract/chat';
import type { AssistantMessage, FormChoices, Message } from './conversation.ts';

/** What is understood of a wished appointment. */
export type BookingWish = Extract<ChatAction, { type: 'start_booking' | 'require_login' }>;

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
    treatment: treatmentType,
    doctor: doctorId || anyDoctorId,
    date,
    time: date === '' ? '' : time,
  };
}

/**
 * What the form of a new wish begins with. Where the wish says nothing new, what was chosen in the form before stays: the
 * assistant knows only what was written to it.
 */
export function carryChoices(
  wish: BookingWish,
  before: { wish: BookingWish; choices: FormChoices | undefined } | undefined,
): FormChoices | undefined {
  if (before?.choices === undefined) return undefined;
  const [now, then, chosen] = [toFormChoices(wish), toFormChoices(before.wish), before.choices];
  const treatment = now.treatment === then.treatment ? chosen.treatment : now.treatment;
  const doctor = now.doctor === then.doctor ? chosen.doctor : now.doctor;
  const isSameStart = now.date === then.date && now.time === then.time;
  return isSameStart
    ? { treatment, doctor, date: chosen.date, time: chosen.time }
    : { treatment, doctor, date: now.date, time: now.time };
}

/**
 * The wish of a message to book, also of a guest who was sent to log in and finds it again afterwards; undefined if it
 * is about something else.
 */
export function findWish({ action }: Pick<AssistantMessage, 'action'>): BookingWish | undefined {
  if (action?.type === 'start_booking') return action;
  return action?.type === 'require_login' && !otherReasons.includes(action.reason) ? action : undefined;
}

/** The id of the newest message with a wish: only that can be filled in, earlier ones were overtaken. */
export function findBookingMessage(messages: readonly Message[]): number | undefined {
  return messages.findLast((message) => message.role === 'assistant' && findWish(message) !== undefined)?.id;
}
