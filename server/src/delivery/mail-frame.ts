import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';

/** The end of every e-mail. */
export function signature(language: Language, facts: PracticeFacts): string {
  const { street, postalCode, city } = facts.address;
  const greeting = language === 'en' ? 'Kind regards' : 'Freundliche Grüße';
  return `${greeting}\n${facts.name}\n${street}, ${postalCode} ${city}\n${facts.phone}`;
}
