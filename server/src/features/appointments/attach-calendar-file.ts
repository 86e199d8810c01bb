import type { Language } from '@praxisportal/contract/language';
import type { Config } from '../../config.ts';
import type { PracticeData } from '../../context.ts';
import type { Attachment } from '../../delivery/outgoing-message.ts';
import { findCalendarMethod } from '../../domain/calendar-file.ts';
import type { AppointmentView, Contact } from './queries.ts';
import { writeCalendarFile } from './write-calendar-file.ts';

/** In which words it is told, and when. */
type CalendarWords = {
  config: Pick<Config, 'publicUrl'>;
  practice: PracticeData;
  language: Language;
  nowMs: number;
};

/** The appointment as a file of a mail: the reader's calendar takes it over, and later moves or removes it. */
export function attachCalendarFile(
  { config, ...words }: CalendarWords,
  row: AppointmentView,
  { firstName, lastName, email }: Contact,
): Attachment {
  const attendee = { name: `${firstName} ${lastName}`, email };
  const method = findCalendarMethod({ attendee, isCancelled: row.status === 'cancelled' });
  return {
    name: words.language === 'en' ? 'appointment.ics' : 'termin.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: writeCalendarFile({ ...words, publicUrl: config.publicUrl }, row, attendee),
  };
}
