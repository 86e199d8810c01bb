import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';

/** What a phone call speaks: the code digit by digit, twice. */
export function spokenCode(
  language: Language,
  facts: PracticeFacts,
  code: string,
): { subject: string; body: string } {
  const digits = [...code].join(', ');
  if (language === 'en') {
    return {
      subject: 'Verification code',
      body: `Hello, this is ${facts.name}. Your code is: ${digits}. Once more: ${digits}. It is valid for 10 minutes.`,
    };
  }
  return {
    subject: 'Bestätigungscode',
    body: `Guten Tag, hier ist die ${facts.name}. Ihr Code lautet: ${digits}. Ich wiederhole: ${digits}. Er ist 10 Minuten gültig.`,
  };
}
