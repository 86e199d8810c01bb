import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { greeting, type PersonName, signature } from '../../delivery/mail-frame.ts';

/** Tells the old and the new address that the account's e-mail address has changed. */
export function emailChangedMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
  newEmail: string,
): { subject: string; body: string } {
  if (language === 'en') {
    return {
      subject: 'Your e-mail address was changed',
      body: `${greeting(language, name)}\n\nThe e-mail address of your account is now ${newEmail}.\n\nIf that was not you, please call us at once: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: `${greeting(language, name)}\n\nDie E-Mail-Adresse Ihres Kontos ist jetzt ${newEmail}.\n\nWenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}
