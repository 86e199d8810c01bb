import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import {
  type MailPart,
  nameInMail,
  type PersonName,
  type WrittenMail,
  writeMail,
} from '../../delivery/mail.ts';
import { formatDay } from '../../domain/format-day.ts';

/** An appointment and the page that opens it. */
export type LinkedAppointment = { appointment: Appointment; link: string };

/** Fresh links to what was booked without an account. */
export function guestLinksMail(
  language: Language,
  facts: PracticeFacts,
  to: PersonName | 'unknown',
  appointments: readonly LinkedAppointment[],
): WrittenMail {
  const { subject, intro, label, unasked, clock } = {
    de: {
      subject: 'Links zu Ihren Terminen',
      intro:
        'Hier sind neue Links zu Ihren Terminen. Mit jedem lässt sich der Termin ansehen, verschieben und absagen; bitte behalten Sie sie für sich.',
      label: 'Termin ansehen, verschieben, absagen',
      unasked: 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun.',
      clock: ' Uhr',
    },
    en: {
      subject: 'Links to your appointments',
      intro:
        'Here are new links to your appointments. Each one lets you see, move and cancel that appointment, so please keep them to yourself.',
      label: 'See, move or cancel it',
      unasked: 'If you didn’t ask for this, you don’t have to do anything.',
      clock: '',
    },
  }[language];
  const links = appointments.flatMap(({ appointment, link }): MailPart[] => {
    const { date, time, doctor_name: doctor, patientName } = appointment;
    const when = `${formatDay(date, language)}, ${time}${clock}`;
    return [
      { kind: 'text', text: `${nameInMail(patientName)}: ${when}, ${doctor}` },
      { kind: 'link', label, url: link },
    ];
  });
  return writeMail(language, facts, {
    ...{ subject, to },
    parts: [{ kind: 'text', text: intro }, ...links, { kind: 'text', text: unasked }],
  });
}
