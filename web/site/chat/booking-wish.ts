import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { ChatAction, ChatBooking } from '@praxisportal/contract/chat';
import type { BookingQuery } from '../paths.ts';
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

/** With what the wizard begins for whoever books without an account; who does not care for a dentist may still choose one. */
export function toWizardChoices({ treatment, doctor, date, time }: FormChoices): BookingQuery {
  return { treatment, doctor: doctor === anyDoctorId && date === '' ? '' : doctor, date, time };
}

/** What is not chosen is left out. */
export function toChatBooking({ treatment, doctor, date, time }: FormChoices): ChatBooking {
  return {
    ...(treatment !== '' && { treatmentType: treatment }),
    doctorId: doctor,
    ...(date !== '' && { date }),
    ...(time !== '' && { time }),
  };
}

/** What the server is told of the newest form: what is chosen in it, or that it has booked. */
export function findChatBooking(messages: readonly Message[], isGuest: boolean): ChatBooking | undefined {
  if (findNewestWish(messages)?.bookingComplete) return { isBooked: true };
  const open = findOpenChoices(messages, isGuest);
  return open && toChatBooking(open);
}

/**
 * What the form of a new wish begins with: the wish itself, which was made knowing what was chosen when the message was
 * sent, and over it what was chosen since. Undefined if that is nothing.
 */
export function keepChanges(
  wish: BookingWish,
  { sent, now }: { sent: FormChoices | undefined; now: FormChoices | undefined },
): FormChoices | undefined {
  if (sent === undefined || now === undefined) return undefined;
  const { treatment, doctor, date, time } = now;
  const changes = {
    ...(treatment !== sent.treatment && { treatment }),
    ...(doctor !== sent.doctor && { doctor }),
    // A time that goes by itself, because somebody else took it, is no choice.
    ...(time !== '' && time !== sent.time && { time }),
    ...(date !== sent.date && { date, time }),
  };
  return Object.keys(changes).length === 0 ? undefined : { ...toFormChoices(wish), ...changes };
}

/**
 * The wish of a message to book, also of a guest who was sent to log in and finds it again afterwards; undefined if it
 * is about something else.
 */
export function findWish({ action }: { action?: ChatAction | undefined }): BookingWish | undefined {
  if (action?.type === 'start_booking') return action;
  return action?.type === 'require_login' && !otherReasons.includes(action.reason) ? action : undefined;
}

/** The newest message with a wish: only that can be filled in, earlier ones were overtaken. */
function findNewestWish(messages: readonly Message[]): AssistantMessage | undefined {
  const newest = messages.findLast(
    (message) => message.role === 'assistant' && findWish(message) !== undefined,
  );
  return newest?.role === 'assistant' ? newest : undefined;
}

export function findBookingMessage(messages: readonly Message[]): number | undefined {
  return findNewestWish(messages)?.id;
}

/**
 * What is chosen in the form that is open; undefined if none is: before any wish, once it has booked or was let go, and for a guest, who
 * sees none, unless something was chosen in it before.
 */
export function findOpenChoices(messages: readonly Message[], isGuest: boolean): FormChoices | undefined {
  const newest = findNewestWish(messages);
  const wish = newest && findWish(newest);
  if (wish === undefined || newest?.bookingComplete || newest?.hideBookingForm) return undefined;
  return newest?.choices ?? (isGuest ? undefined : toFormChoices(wish));
}
