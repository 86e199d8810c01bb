import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type PersonName, type WrittenMail, writeMail } from '../../delivery/mail.ts';

/** Invites a patient to online access: a one-time link, which asks for the date of birth. */
export function accessLinkMail(
  language: Language,
  facts: PracticeFacts,
  to: PersonName,
  link: string,
): WrittenMail {
  const { phone } = facts;
  const { accessLinkDays: days } = limits;
  const { intro, label, advice, ...words } = {
    de: {
      subject: 'Ihr Online-Zugang',
      title: 'Ihr Online-Zugang',
      intro:
        'Mit diesem Link sehen Sie in Ihrem Konto auf unserer Website auch die Termine, die wir in der Praxis für Sie eintragen. Melden Sie sich dort an, oder legen Sie ein Konto an, und geben Sie Ihr Geburtsdatum ein.',
      label: 'Zugang verknüpfen',
      advice: `Der Link gilt ${days} Tage und nur einmal. Bitte geben Sie ihn nicht weiter. Wenn diese E-Mail nicht für Sie ist, rufen Sie uns bitte an: ${phone}.`,
    },
    en: {
      subject: 'Your online access',
      title: 'Your online access',
      intro:
        'With this link, your account on our website also shows the appointments we enter for you at the practice. Log in there or create an account, and enter your date of birth.',
      label: 'Link my account',
      advice: `The link is valid for ${days} days and works once. Please don’t pass it on. If this email isn’t meant for you, please call us: ${phone}.`,
    },
  }[language];
  return writeMail(language, facts, {
    ...words,
    to,
    parts: [
      { kind: 'text', text: intro },
      { kind: 'link', label, url: link },
      { kind: 'text', text: advice },
    ],
  });
}
