import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { signature } from '../../delivery/mail-frame.ts';

/** Tells the old and the new address that the account's e-mail address has changed. */
export function emailChangedMail(
  language: Language,
  facts: PracticeFacts,
  names: { firstName: string; newEmail: string },
): { subject: string; body: string } {
  if (language === 'en') {
    return {
      subject: 'Your e-mail address was changed',
      body: `Hello ${names.firstName},\n\nthe e-mail address of your account is now ${names.newEmail}.\n\nIf that was not you, please call us at once: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: `Guten Tag ${names.firstName},\n\ndie E-Mail-Adresse Ihres Kontos ist jetzt ${names.newEmail}.\n\nWenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}
