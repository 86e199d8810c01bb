import type { Texts } from '../../i18n/texts.ts';

const de = {
  title: 'Leistungen',
  description:
    'Von der Kontrolluntersuchung bis zum Zahnersatz: was wir behandeln, wie lange es dauert und wie Sie einen Termin buchen.',
  lead: 'Was wir behandeln, wie lange es dauert und was Sie erwartet. Sie buchen den Termin gleich online.',
  listLabel: 'Leistungen auf dieser Seite',
  duration: 'Dauer:',
  book: 'Termin buchen',
  bookLabel: (name: string) => `Termin buchen: ${name}`,
  emergencyContact: 'Zur Notfallnummer',
  consultation: {
    title: 'Nicht sicher, was Sie brauchen?',
    button: 'Beratungstermin buchen',
    pictureAlt: 'Wartezimmer mit zwei Sesseln, einer grünen Bank und Blick auf die Linde',
  },
};

const en: typeof de = {
  title: 'Services',
  description:
    'From check-ups to crowns and implants: what we treat, how long it takes and how to book an appointment.',
  lead: 'What we treat, how long it takes and what to expect. You can book the appointment online right away.',
  listLabel: 'Services on this page',
  duration: 'Duration:',
  book: 'Book appointment',
  bookLabel: (name) => `Book appointment: ${name}`,
  emergencyContact: 'To the emergency number',
  consultation: {
    title: 'Not sure what you need?',
    button: 'Book a consultation',
    pictureAlt: 'Waiting room with two armchairs, a green bench and a view of the linden tree',
  },
};

export const servicesTexts: Texts<typeof de> = { de, en };
