import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type WrittenMail, writeMail } from '../../delivery/mail.ts';

/** Tells a former address that the desk replaced or removed it. The mailbox may be a stranger's, so it names no patient. */
export function addressReplacedMail(language: Language, facts: PracticeFacts): WrittenMail {
  const { phone } = facts;
  const { subject, text, advice } = {
    de: {
      subject: 'Ihre E-Mail-Adresse bei uns wurde geändert',
      text: 'Wir haben diese E-Mail-Adresse in unserer Praxis durch eine andere ersetzt oder entfernt. Nachrichten zu Terminen kommen nicht mehr hierher.',
      advice: `Wenn Sie uns nicht darum gebeten haben, rufen Sie uns bitte an: ${phone}.`,
    },
    en: {
      subject: 'Your email address with us has been changed',
      text: 'At our practice, we’ve replaced or removed this email address. Messages about appointments no longer come here.',
      advice: `If you didn’t ask us to, please call us: ${phone}.`,
    },
  }[language];
  return writeMail(language, facts, {
    subject,
    to: 'unknown',
    parts: [
      { kind: 'text', text },
      { kind: 'text', text: advice },
    ],
  });
}
