import type { BookingSource } from '@praxisportal/contract/staff/sources';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type WrittenMail, writeMail } from '../../delivery/mail.ts';

const kinds = {
  domain: 'E-Mail-Adressen einer Domain',
  browser: 'ein Browser',
  address: 'ein Internetanschluss oder Netz',
} as const;

/** Tells the practice of a source that booked unusually much. German, because the team reads it; without names of patients. */
export function sourceNotice(
  facts: PracticeFacts,
  { kind, booked, open }: Pick<BookingSource, 'kind' | 'booked' | 'open'>,
  link: string,
): WrittenMail {
  const title = 'Auffällig viele Online-Buchungen';
  return writeMail('de', facts, {
    subject: title,
    title,
    to: null,
    parts: [
      {
        kind: 'text',
        text: 'Aus einer Quelle wurden ungewöhnlich viele Termine gebucht. Bitte sehen Sie in der Praxiskonsole unter „Nachrichten“ nach: Dort lassen sich alle zusammen absagen.',
      },
      {
        kind: 'facts',
        facts: [
          ['Quelle', kinds[kind]],
          ['Gebucht', String(booked)],
          ['Davon noch bevorstehend', String(open)],
        ],
      },
      { kind: 'link', label: 'Nachrichten öffnen', url: link },
    ],
  });
}
