import type { HomeContent } from '@praxisportal/practice/types';
import { pier } from './pictures.ts';

export const home: HomeContent = {
  description: {
    de: 'Eingriffe und Nachschau am Wasser. Termin online buchen, Sprechzeiten und Notfallnummer auf einen Blick.',
    en: 'Surgery and follow-up by the water. Book online, see our hours and find the emergency number.',
  },
  hero: {
    heading: { de: 'Ruhige See, ruhige Hand.', en: 'Calm sea, calm hand.' },
    lead: { de: 'Oralchirurgie am Hafen.', en: 'Oral surgery by the harbour.' },
    picture: pier,
  },
  figures: [
    {
      value: { de: '2', en: '2' },
      label: { de: 'Menschen', en: 'people' },
      detail: { de: 'und ein Hund', en: 'and a dog' },
    },
  ],
  services: {
    heading: { de: 'Was wir tun', en: 'What we do' },
    lead: { de: 'Zweierlei, das aber gut.', en: 'Two things, done well.' },
    teasers: [
      {
        treatment: 'eingriff',
        title: { de: 'Eingriff', en: 'Surgery' },
        text: { de: 'Mit Vorgespräch.', en: 'After a talk.' },
        picture: pier,
      },
      {
        treatment: 'seenot',
        title: { de: 'Mann über Bord', en: 'Man overboard' },
        text: { de: 'Rufen Sie an.', en: 'Call us.' },
        picture: pier,
      },
    ],
  },
  reasons: {
    heading: { de: 'Ein Grund genügt', en: 'One reason will do' },
    picture: pier,
    items: [{ title: { de: 'Ruhe', en: 'Calm' }, text: { de: 'Man hört Möwen.', en: 'You hear gulls.' } }],
  },
  voices: {
    heading: { de: 'Gästebuch', en: 'Guest book' },
    note: { de: 'Mit Erlaubnis.', en: 'With permission.' },
    items: [
      {
        quote: { de: 'Alles gut gegangen.', en: 'All went well.' },
        name: { de: 'O. Lorenzen', en: 'O. Lorenzen' },
        about: { de: 'nach einem Eingriff', en: 'after surgery' },
        isInvented: false,
      },
    ],
  },
  closing: {
    heading: { de: 'Kommen Sie vorbei', en: 'Drop in' },
    lead: { de: 'Kaffee gibt es auch.', en: 'There is coffee, too.' },
    picture: pier,
  },
};
