import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';

/** The name of a person as it stands in a passport. */
export type PersonName = { firstName: string; lastName: string };

/** The beginning of an e-mail. The whole name, because nobody was asked how to be addressed. */
export function greeting(language: Language, { firstName, lastName }: PersonName): string {
  return language === 'en' ? `Hello ${firstName} ${lastName},` : `Guten Tag, ${firstName} ${lastName}`;
}

/** The end of every e-mail. */
export function signature(language: Language, facts: PracticeFacts): string {
  const { street, postalCode, city } = facts.address;
  const closing = language === 'en' ? 'Kind regards' : 'Freundliche Grüße';
  return `${closing}\n${facts.name}\n${street}, ${postalCode} ${city}\n${facts.phone}`;
}
