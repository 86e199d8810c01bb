import type { AboutContent } from '@praxisportal/practice/types';
import { pier } from './pictures.ts';

export const about: AboutContent = {
  description: {
    de: 'Das Zahnhaus an der Förde: wie es entstand, woran man es erkennt und wie es innen aussieht.',
    en: 'The Zahnhaus by the fjord: how it came to be, how to recognise it and what it looks like inside.',
  },
  intro: {
    heading: { de: 'Ein Haus am Wasser', en: 'A house by the water' },
    lead: { de: 'Früher eine Segelmacherei.', en: 'Once a sailmaker’s loft.' },
    text: { de: 'Heute behandeln hier zwei.', en: 'Two of us work here today.' },
    picture: pier,
  },
  history: {
    heading: { de: 'Logbuch', en: 'Log book' },
    lead: { de: 'Kurz gefasst.', en: 'In short.' },
    steps: [
      {
        year: 2011,
        title: { de: 'Leinen los', en: 'Cast off' },
        text: { de: 'Jens Petersen fängt an.', en: 'Jens Petersen begins.' },
      },
    ],
  },
  figures: [],
  values: {
    heading: { de: 'Kurs', en: 'Course' },
    lead: { de: 'Den halten wir.', en: 'We hold it.' },
    items: [{ title: { de: 'Klartext', en: 'Straight talk' }, text: { de: 'Immer.', en: 'Always.' } }],
  },
  rooms: [
    {
      title: { de: 'Segelboden', en: 'Sail loft' },
      text: { de: 'Mit Dachfenster.', en: 'With a skylight.' },
      picture: pier,
    },
  ],
  closing: {
    heading: { de: 'Moin sagen', en: 'Say moin' },
    text: { de: 'Wir freuen uns.', en: 'We’d be glad.' },
    treatment: null,
  },
};
