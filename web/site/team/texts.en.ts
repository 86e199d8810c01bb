import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  title: 'Team',
  specialization: 'Specialises in',
  qualifications: 'Education and training',
  workingHours: 'Hours',
  noHours: 'none at the moment',
  book: (name) => `Book with ${name}`,
  portrait: (name) => `Portrait of ${name}`,
  unsure: {
    heading: 'Not sure who to see?',
    text: 'Book a consultation. We’ll listen and tell you who can help. No treatment, just a conversation.',
    action: 'Book a consultation',
  },
};
