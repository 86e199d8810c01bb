import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import type { Language } from '@praxisportal/contract/language';
import type { Config } from '../../config.ts';
import type { PracticeData } from '../../context.ts';
import { type CalendarEvent, writeCalendarEvent } from '../../domain/calendar-file.ts';
import type { AppointmentView } from './queries.ts';

type ToldAppointment = Pick<
  AppointmentView,
  | 'id'
  | 'version'
  | 'status'
  | 'startAt'
  | 'endAt'
  | 'doctorName'
  | 'treatmentType'
  | 'noticeHours'
  | 'patientFirstName'
  | 'patientLastName'
  | 'relation'
>;

/**
 * The appointment as a calendar file. With an `attendee` it is one to be sent, which replaces or cancels what their
 * calendar has; without, one that is fetched. The title shows that it is the dentist, and for a managed patient (a child)
 * the first name; the treatment stands in the description alone.
 */
export function writeCalendarFile(
  { practice, publicUrl, language, nowMs }: CalendarWords,
  row: ToldAppointment,
  attendee?: CalendarEvent['attendee'],
): string {
  const { facts, services } = practice;
  const { street, postalCode, city } = facts.address;
  const known = services.find(({ name }) => name.de === row.treatmentType);
  const { noticeHours: hours } = row;
  const isManaged = row.relation !== null && row.relation !== 'self';
  const forWhom = isManaged ? ` ${row.patientFirstName}` : '';
  const words = {
    de: {
      summary: `Zahnarzttermin${forWhom}, ${row.doctorName}`,
      notice: `${cancellationPolicy.de.rule(hours)} ${facts.phone}`,
    },
    en: {
      summary: `Dental appointment${forWhom}, ${row.doctorName}`,
      notice: `${cancellationPolicy.en.rule(hours)} ${facts.phone}`,
    },
  }[language];
  return writeCalendarEvent({
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.version,
    isCancelled: row.status === 'cancelled',
    startMs: row.startAt.getTime(),
    endMs: row.endAt.getTime(),
    stampMs: nowMs,
    summary: words.summary,
    description: [
      known?.name[language] ?? row.treatmentType,
      `${row.patientFirstName} ${row.patientLastName}`,
      words.notice,
    ].join('\n'),
    location: `${facts.name}, ${street}, ${postalCode} ${city}`,
    organizer: { name: facts.name, email: facts.email },
    ...(attendee && { attendee }),
  });
}

/** Where and in which words it is told. */
type CalendarWords = {
  practice: PracticeData;
  publicUrl: Config['publicUrl'];
  language: Language;
  nowMs: number;
};
