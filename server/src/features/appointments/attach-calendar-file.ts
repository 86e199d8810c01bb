import type { Attachment } from '../../delivery/outgoing-message.ts';
import { findCalendarMethod } from '../../domain/calendar-file.ts';
import type { AppointmentView, Contact } from './queries.ts';
import { type CalendarWords, writeCalendarFile } from './write-calendar-file.ts';

/** The appointment as a file of a mail: the reader's calendar takes it over, and later moves or removes it. */
export function attachCalendarFile(
  words: CalendarWords,
  row: AppointmentView,
  { firstName, lastName, email }: Contact,
): Attachment {
  const attendee = { name: `${firstName} ${lastName}`, email };
  const method = findCalendarMethod({ attendee, isCancelled: row.status === 'cancelled' });
  return {
    name: words.language === 'en' ? 'appointment.ics' : 'termin.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: writeCalendarFile(words, row, attendee),
  };
}
