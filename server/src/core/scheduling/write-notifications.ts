import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { attachCalendarFile } from '../../features/appointments/attach-calendar-file.ts';
import { cancellationMail, toAppointmentMessage } from '../../features/appointments/mails.ts';
import type { AppointmentView, Contact } from '../../features/appointments/queries.ts';
import { presentAppointment } from '../../features/appointments/rules.ts';

type Cancelled = {
  row: AppointmentView;
  contact: Contact;
  /** Who cancelled */
  by: 'patient' | 'practice';
};

/** Notifies of a cancellation; the reader's calendar drops the appointment. */
export function writeCancellation(
  context: Pick<AppContext, 'config' | 'practice' | 'clock'>,
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
