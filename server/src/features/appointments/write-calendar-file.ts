import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
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
  { practice, config, language, nowMs }: CalendarWords,
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
    // A UUID alone (RFC 7986, 5.3): no host that could change with a setting.
    uid: row.id,
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
    organizer: { name: facts.name, email: toSenderAddress(config, facts) },
    ...(attendee && { attendee }),
  });
}

/** The address that mails come from: Outlook takes changes of an appointment from its organizer only. */
function toSenderAddress({ mailFrom = '' }: Pick<Config, 'mailFrom'>, { email }: PracticeFacts): string {
  return /[^\s<>]+@[^\s<>]+/.exec(mailFrom.slice(mailFrom.indexOf('<') + 1))?.[0] ?? email;
}

/** The practice, its sender address and the language of the file. */
export type CalendarWords = {
  practice: PracticeData;
  config: Pick<Config, 'mailFrom'>;
  language: Language;
  nowMs: number;
};
