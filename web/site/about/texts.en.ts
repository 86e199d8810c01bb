import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  visit: 'Your visit',
  title: 'About us',
  gallery: {
    heading: 'Take a look around',
    lead: 'So you know what to expect. Choose a picture to see it full size.',
    dialogLabel: 'Our rooms, full size',
    enlarge: (room) => `${room}: see full size`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close full-size view',
    position: (current, all) => `Picture ${current} of ${all}`,
  },
  toTeam: 'Meet the team',
};
