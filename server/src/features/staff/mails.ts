import type { Language } from '@praxisportal/contract/language';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type WrittenMail, writeMail } from '../../delivery/mail.ts';

const words = {
  de: {
    invite: {
      subject: 'Ihr Zugang zur Praxiskonsole',
      text: (practice: string) =>
        `Sie sind eingeladen, mit der Praxiskonsole von ${practice} zu arbeiten. Mit diesem Link richten Sie Ihren Zugang ein:`,
    },
    recover: {
      subject: 'Ihr Zugang zur Praxiskonsole wird neu eingerichtet',
      text: (practice: string) =>
        `Mit diesem Link richten Sie Ihren Zugang zur Praxiskonsole von ${practice} neu ein. Was vorher galt, gilt danach nicht mehr.`,
    },
    link: 'Zugang einrichten',
    terms: `Der Link gilt ${staffLimits.invitationHours} Stunden und nur einmal. Geben Sie ihn niemandem weiter: Wer ihn öffnet, sieht danach die Termine aller Patientinnen und Patienten.`,
    stranger: 'Wenn Sie damit nichts anfangen können, löschen Sie diese Nachricht bitte.',
  },
  en: {
    invite: {
      subject: 'Your access to the practice console',
      text: (practice: string) =>
        `You’re invited to work with the practice console of ${practice}. Use this link to set up your access:`,
    },
    recover: {
      subject: 'Set up your access to the practice console again',
      text: (practice: string) =>
        `Use this link to set up your access to the practice console of ${practice} again. What you had before stops working then.`,
    },
    link: 'Set up access',
    terms: `The link works once, for ${staffLimits.invitationHours} hours. Don’t pass it on: whoever opens it can see every patient’s appointments.`,
    stranger: 'If this means nothing to you, please delete this message.',
  },
} as const;

/** Brings the link by which somebody comes in, for the first time or again. */
export function invitationMail(
  language: Language,
  facts: PracticeFacts,
  { purpose, link }: { purpose: 'invite' | 'recover'; link: string },
): WrittenMail {
  const { link: label, terms, stranger, ...rest } = words[language];
  const { subject, text } = rest[purpose];
  return writeMail(language, facts, {
    subject,
    to: 'unknown',
    parts: [
      { kind: 'text', text: text(facts.name) },
      { kind: 'link', label, url: link },
      { kind: 'text', text: terms },
      { kind: 'text', text: stranger },
    ],
  });
}
