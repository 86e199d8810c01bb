import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';

/**
 * Tells the number that an account had that it has another now. It names nobody and not the new number: by now the
 * old one may be somebody else's.
 */
export function spokenPhoneChanged(
  language: Language,
  facts: PracticeFacts,
): { subject: string; body: string } {
  const number = [...facts.phone.replace(/^\+49\s*/, '0').replace(/[^\d+]/g, '')].join(', ');
  if (language === 'en') {
    return {
      subject: 'Phone number changed',
      body: `Hello, this is ${facts.name}. The phone number of an account with us was changed. It used to be this number. If that wasn’t you, please call us: ${number}. Once more: ${number}.`,
    };
  }
  return {
    subject: 'Telefonnummer geändert',
    body: `Guten Tag, hier ist die ${facts.name}. Bei einem Konto bei uns wurde die Telefonnummer geändert. Bisher war es diese Nummer. Wenn Sie das nicht waren, rufen Sie uns bitte an: ${number}. Ich wiederhole: ${number}.`,
  };
}
