import type { TeamContent } from './types.ts';

/** The team page's words; the people stand in `doctors.ts`. */
export const team: TeamContent = {
  description: {
    de: 'Dr. Katharina Weber, Dr. Emre Yılmaz und Dr. Lena Hoffmann behandeln am Lindenplatz in Köln. Schwerpunkte, Ausbildung und Sprechzeiten.',
    en: 'Meet Dr. Katharina Weber, Dr. Emre Yılmaz and Dr. Lena Hoffmann on Lindenplatz in Cologne: what they specialise in, where they trained, when they are in.',
  },
  heading: {
    de: 'Drei Menschen, denen Sie Fragen stellen können',
    en: 'Three people you can ask anything',
  },
  lead: {
    de: 'Alle drei behandeln alles, was in einer Zahnarztpraxis vorkommt. In einem Gebiet kennt sich jede und jeder von ihnen besonders aus.',
    en: 'All three look after whatever comes through the door, and each knows one field especially well.',
  },
};
