import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeData } from '../../context.ts';
import { type WrittenMail, writeMail } from '../../delivery/mail.ts';
import { linkTo, listDetails, listVisitFacts, type MailReader, nameStart } from '../appointments/mails.ts';

/** Reminds of an appointment; `withdrawUrl` leads to where reminders are turned off. */
export function reminderMail(
  language: Language,
  practice: PracticeData,
  appointment: Appointment,
  { withdrawUrl, ...reader }: MailReader & { withdrawUrl: string },
): WrittenMail {
  const { phone } = practice.facts;
  const when = nameStart(language, appointment);
  const { intro, away, why, withdraw, ...words } = {
    de: {
      subject: `Erinnerung: Ihr Termin am ${when}`,
      title: 'Bis bald in unserer Praxis',
      intro: 'Wir erinnern Sie an Ihren Termin:',
      away: `Wenn Sie nicht kommen können, sagen Sie uns bitte so früh wie möglich Bescheid: ${phone}.`,
      why: 'Sie bekommen diese E-Mail, weil Sie erinnert werden möchten.',
      withdraw: 'Keine Erinnerungen mehr',
    },
    en: {
      subject: `Reminder: your appointment on ${when}`,
      title: 'See you soon at our practice',
      intro: 'This is a reminder of your appointment:',
      away: `If you can’t come, please let us know as early as you can: ${phone}.`,
      why: 'You’re getting this email because you asked to be reminded.',
      withdraw: 'No more reminders',
    },
  }[language];
  return writeMail(language, practice.facts, {
    ...words,
    to: reader,
    parts: [
      { kind: 'text', text: intro },
      listDetails(language, practice, appointment),
      { kind: 'text', text: away },
      ...linkTo(language, reader),
      ...listVisitFacts(language, practice),
    ],
    note: { text: why, label: withdraw, url: withdrawUrl },
  });
}
