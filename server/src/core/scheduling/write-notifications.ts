import { isDeepStrictEqual } from 'node:util';
import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { attachCalendarFile } from '../../features/appointments/attach-calendar-file.ts';
import {
  cancellationMail,
  confirmationMail,
  movedMail,
  toAppointmentMessage,
} from '../../features/appointments/mails.ts';
import type { AppointmentView, Contact } from '../../features/appointments/queries.ts';
import { presentAppointment, type ShownAt, toAppointment } from '../../features/appointments/rules.ts';
import type { LastNotified, SupersededNotification } from './supersede-notifications.ts';

type Writing = Pick<AppContext, 'config' | 'practice'>;

type Confirmed = { row: AppointmentView; appointment: Appointment; contact: Contact };
type MailWords = Writing & { language: Language; nowMs: number };

/** Confirms a booking; without a link its reader is told to phone. */
export function writeConfirmation(
  words: MailWords,
  { row, appointment, contact }: Confirmed,
  link: string | undefined,
): OutgoingMessage {
  const { practice, language } = words;
  const reader = { ...contact, link };
  const mail = confirmationMail(language, practice, appointment, reader);
  return {
    ...toAppointmentMessage('confirmation', { contact, language }, appointment, mail),
    attachments: [attachCalendarFile(words, row, contact)],
  };
}

type Cancelled = {
  row: AppointmentView;
  contact: Contact;
  /** Who cancelled */
  by: 'patient' | 'practice';
};

/** Notifies of a cancellation; the reader's calendar drops the appointment. */
export function writeCancellation(
  context: Writing & Pick<AppContext, 'clock'>,
  { row, contact, by }: Cancelled,
  language: Language,
): OutgoingMessage {
  const { config, practice, clock } = context;
  const appointment = presentAppointment(context, row, language);
  const mail = cancellationMail(language, practice, { appointment, by }, contact);
  const words = { config, practice, language, nowMs: clock.nowMs() };
  return {
    ...toAppointmentMessage('cancellation', { contact, language }, appointment, mail),
    attachments: [attachCalendarFile(words, row, contact)],
  };
}

/** A change of an appointment and its reader. */
type Rescheduled = {
  row: AppointmentView;
  after: AppointmentView;
  contact: Contact;
  /** Where the reader sees and changes the appointment; undefined if only the practice can */
  link: string | undefined;
};

/**
 * Notifies of a change in one message, also of those before it whose notifications it supersedes: from the last notified
 * state to the present one. An appointment of which the reader was not notified yet is confirmed; undefined if the reader
 * surely knows the present state.
 */
export function writeChangeNotification(
  context: Writing,
  { superseded, ...change }: Rescheduled & { superseded: SupersededNotification | undefined },
  at: ShownAt,
): OutgoingMessage | undefined {
  if (!superseded) return writeReschedule(context, change, at);
  const { after: row, contact, link } = change;
  const { told, mayHaveArrived } = superseded;
  const words = { ...context, language: at.language, nowMs: at.nowMs };
  if (!told) return writeConfirmation(words, { row, appointment: toAppointment(row, at), contact }, link);
  if (isDeepStrictEqual(told, toLastNotified(row)))
    return mayHaveArrived ? writeReschedule(context, change, at) : undefined;
  return writeReschedule(context, { ...change, row: { ...change.row, ...told } }, at);
}

function toLastNotified({
  doctorId,
  doctorName,
  treatmentType,
  startAt,
  endAt,
}: AppointmentView): LastNotified {
  return { doctorId, doctorName, treatmentType, startAt, endAt };
}

/** Notifies of a reschedule, the old time beside the new one; the reader's calendar moves the appointment. */
export function writeReschedule(
  { config, practice }: Writing,
  { row, after, contact, link }: Rescheduled,
  at: ShownAt,
): OutgoingMessage {
  const { language, nowMs } = at;
  const moved = toAppointment(after, at);
  const change = { before: toAppointment(row, at), after: moved };
  const mail = movedMail(language, practice, change, { ...contact, link });
  return {
    ...toAppointmentMessage('moved', { contact, language }, moved, mail),
    toldBefore: toLastNotified(row),
    attachments: [attachCalendarFile({ config, practice, language, nowMs }, after, contact)],
  };
}
