import { practice } from '@praxisportal/practice/practice';
import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  title: `${practice.name}, dentists in ${practice.address.cityName.en}`,
  about: 'Get to know us',
  phoneHint: 'Rather talk?',
  emergencyHint: 'In severe pain?',
  allServices: (count) => `All ${count} services`,
  inQuotes: (quote) => `“${quote}”`,
  invented: 'Example',
  pain: 'Are you in pain?',
  earliest: 'To the earliest appointment',
  unsure: 'Not sure? Come in for a chat first.',
  consultation: 'Book a consultation',
};
