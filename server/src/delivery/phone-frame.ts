import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';

/** The beginning of every call: who it is, and that a key is waited for, so that no voicemail hears a code. */
export function askForKey(language: Language, facts: PracticeFacts): string {
  return language === 'en'
    ? `Hello, this is ${facts.name}. To hear your code, please press any key.`
    : `Guten Tag, hier ist die ${facts.name}. Um Ihren Code zu hören, drücken Sie bitte eine beliebige Taste.`;
}
