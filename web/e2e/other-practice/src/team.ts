import type { TeamContent } from '@praxisportal/practice/types';

export const team: TeamContent = {
  description: {
    de: 'Wer im Zahnhaus behandelt, was die beiden gelernt haben und an welchen Tagen sie da sind.',
    en: 'Who treats you at the Zahnhaus, what the two of them learned and on which days they are in.',
  },
  heading: { de: 'Wir beide', en: 'The two of us' },
  lead: { de: 'Einer operiert, eine sieht nach.', en: 'One operates, one looks after.' },
};
