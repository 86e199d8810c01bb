import type { de } from './texts.de.ts';

/** The words around every form in English. */
export const en: typeof de = {
  problems: (count) => `Please check ${count} entries:`,
  working: 'One moment: your browser is solving a small puzzle for us …',
  longest: (count) => `Please use no more than ${count.toLocaleString('en-GB')} characters.`,
  strength: {
    short: 'Too short so far',
    weak: 'Easy to guess',
    fair: 'OK, but longer would be better',
    strong: 'Hard to guess',
  },
};
