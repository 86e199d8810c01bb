import type { CodePurpose } from '@praxisportal/contract/account';
import type { Language, Localized } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import type { CodeText } from './mails.ts';

/** What a phone call speaks after the greeting: what the code is for, then the code digit by digit, twice. */
export function spokenCode(
  language: Language,
  _facts: PracticeFacts,
  { code, purpose }: CodeText,
): { subject: string; body: string } {
  const digits = [...code].join(', ');
  const aim = aims[purpose][language];
  if (language === 'en') {
    return {
      subject: 'Verification code',
      body: `${aim}: ${digits}. Once more: ${digits}. It is valid for 10 minutes.`,
    };
  }
  return {
    subject: 'Bestätigungscode',
    body: `${aim}: ${digits}. Ich wiederhole: ${digits}. Er ist 10 Minuten gültig.`,
  };
}

const aims: Record<CodePurpose, Localized> = {
  verification: { de: 'Ihr Code lautet', en: 'Your code is' },
  contact_change: {
    de: 'Ihr Code, mit dem Sie eine Änderung Ihrer Kontaktdaten bestätigen, lautet',
    en: 'Your code to confirm a change of your contact data is',
  },
  login: { de: 'Ihr Code für die Anmeldung lautet', en: 'Your code to log in is' },
  password_reset: {
    de: 'Ihr Code für ein neues Passwort lautet',
    en: 'Your code for a new password is',
  },
};
