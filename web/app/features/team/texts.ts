import type { Texts } from '../../i18n/texts.ts';

const de = {
  title: 'Team',
  description:
    'Dr. Katharina Weber, Dr. Emre Yılmaz und Dr. Lena Hoffmann behandeln am Lindenplatz in Köln. Schwerpunkte, Ausbildung und Termine.',
  heading: 'Drei Menschen, denen Sie Fragen stellen können',
  lead: 'Alle drei behandeln alles, was in einer Zahnarztpraxis vorkommt. In einem Gebiet kennt sich jede und jeder von ihnen besonders aus.',
  specialization: 'Schwerpunkt',
  qualifications: 'Ausbildung und Fortbildung',
  workingDays: 'Sprechstunde',
  range: (from: string, to: string) => `${from} bis ${to}`,
  and: 'und',
  book: (name: string) => `Termin bei ${name}`,
  portrait: (name: string) => `Porträt von ${name}`,
  unsure: {
    heading: 'Nicht sicher, zu wem?',
    text: 'Buchen Sie einen Beratungstermin. Wir hören zu und sagen Ihnen, wer weiterhilft. Eine Behandlung gehört nicht dazu.',
    action: 'Beratungstermin buchen',
  },
};

const en: typeof de = {
  title: 'Team',
  description:
    'Dr. Katharina Weber, Dr. Emre Yılmaz and Dr. Lena Hoffmann treat patients at Lindenplatz in Cologne. Their fields, training and appointments.',
  heading: 'Three people you can ask',
  lead: 'All three treat whatever comes up in a dental practice. And each of them knows one field particularly well.',
  specialization: 'Field',
  qualifications: 'Education and training',
  workingDays: 'Consulting days',
  range: (from, to) => `${from} to ${to}`,
  and: 'and',
  book: (name) => `Appointment with ${name}`,
  portrait: (name) => `Portrait of ${name}`,
  unsure: {
    heading: 'Not sure whom to see?',
    text: 'Book a consultation. We listen and tell you who can help. It does not include any treatment.',
    action: 'Book a consultation',
  },
};

export const teamTexts: Texts<typeof de> = { de, en };
