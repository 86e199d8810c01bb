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
  /** What the picture of each treatment shows, by its id. */
  pictureAlts: {
    kontrolluntersuchung: 'Empfang der Praxis mit grünem Tresen und Blick auf die Linde',
    prophylaxe: 'Ein sauberer Zahn neben einem Becher mit zwei Zahnbürsten',
    fuellungen: 'Behandlungszimmer mit grünem Stuhl, Lampe und großem Fenster',
    wurzelbehandlung: 'Schnitt durch einen Zahn, dessen Wurzelkanal gereinigt wird',
    zahnersatz: 'Ein Implantat im Kiefer mit einer Krone',
    aesthetik: 'Ein Lächeln unter der Lupe, daneben eine Farbskala',
    kieferorthopaedie: 'Röntgenraum mit der Aufnahme eines ganzen Gebisses',
    parodontologie: 'Prophylaxezimmer mit Stuhl und Instrumenten',
    kinder: 'Ein Plüschhase mit einer gelben Zahnbürste',
    notfall: 'Ein gesprungener Zahn neben einem roten Telefon',
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
  pictureAlts: {
    kontrolluntersuchung: 'The reception with its green counter and a view of the linden tree',
    prophylaxe: 'A clean tooth beside a cup with two toothbrushes',
    fuellungen: 'Treatment room with a green chair, a lamp and a large window',
    wurzelbehandlung: 'Section through a tooth whose root canal is being cleaned',
    zahnersatz: 'An implant in the jaw with a crown',
    aesthetik: 'A smile under a magnifying glass beside a shade guide',
    kieferorthopaedie: 'X-ray room with a picture of a full set of teeth',
    parodontologie: 'Prophylaxis room with a chair and instruments',
    kinder: 'A toy rabbit with a yellow toothbrush',
    notfall: 'A cracked tooth beside a red telephone',
  },
};

export const servicesTexts: Texts<typeof de> = { de, en };
