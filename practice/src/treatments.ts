import type { BookableTreatment, TreatmentFacts } from './types.ts';

/** All treatments. The order is the order of the services page and of the booking wizard. */
export const treatments: readonly TreatmentFacts[] = [
  {
    id: 'kontrolluntersuchung',
    kind: 'check-up',
    name: { de: 'Kontrolluntersuchung', en: 'Check-up' },
    description: {
      de: 'Wir untersuchen Zähne, Zahnfleisch und Mundschleimhaut und besprechen, was wir sehen.',
      en: 'We look at your teeth, gums and the inside of your mouth, and talk you through what we see.',
    },
    details: [
      { de: 'Untersuchung mit Befund zum Mitnehmen', en: 'A written report to take home' },
      { de: 'Digitales Röntgen nur, wenn es nötig ist', en: 'Digital X-rays, only when they’re needed' },
      { de: 'Eintrag ins Bonusheft', en: 'A stamp in your Bonusheft, the insurers’ check-up booklet' },
    ],
    durationLabel: { de: '30 Min.', en: '30 min' },
    bookableMinutes: 30,
    onServicesPage: true,
  },
  {
    id: 'prophylaxe',
    name: { de: 'Prophylaxe & Zahnreinigung', en: 'Professional cleaning' },
    description: {
      de: 'Professionelle Zahnreinigung: Beläge und Verfärbungen werden entfernt, die Zähne poliert und fluoridiert.',
      en: 'We remove plaque and stains, then polish your teeth and protect them with fluoride.',
    },
    details: [
      { de: 'Reinigung auch unter dem Zahnfleischrand', en: 'Cleaning below the gum line, too' },
      { de: 'Politur und Fluoridierung', en: 'Polish and fluoride' },
      { de: 'Tipps für das Putzen zu Hause', en: 'Tips for brushing at home' },
    ],
    durationLabel: { de: '60 Min.', en: '60 min' },
    bookableMinutes: 60,
    onServicesPage: true,
  },
  {
    id: 'fuellungen',
    name: { de: 'Füllungen', en: 'Fillings' },
    description: {
      de: 'Zahnfarbene Füllungen aus Komposit, schichtweise aufgebaut und auf Wunsch mit örtlicher Betäubung.',
      en: 'Tooth-coloured composite fillings, built up in layers, with a local anaesthetic if you’d like one.',
    },
    details: [
      { de: 'Zahnfarbenes Komposit', en: 'Tooth-coloured composite' },
      { de: 'Amalgam verwenden wir nicht', en: 'No amalgam' },
      { de: 'Kostenplan vor der Behandlung', en: 'Costs in writing before we start' },
    ],
    durationLabel: { de: '45 Min.', en: '45 min' },
    bookableMinutes: 45,
    onServicesPage: true,
  },
  {
    id: 'wurzelbehandlung',
    name: { de: 'Wurzelbehandlung', en: 'Root canal treatment' },
    description: {
      de: 'Ein entzündeter Zahn wird gereinigt und verschlossen, damit er erhalten bleibt.',
      en: 'We clean out an inflamed tooth and seal it, so you can keep it.',
    },
    details: [
      { de: 'Elektronische Längenmessung', en: 'Root length measured electronically' },
      { de: 'Maschinelle Aufbereitung', en: 'Rotary instruments' },
      { de: 'Behandlung unter örtlicher Betäubung', en: 'Under local anaesthetic' },
    ],
    durationLabel: { de: '90 Min.', en: '90 min' },
    bookableMinutes: 90,
    onServicesPage: true,
  },
  {
    id: 'zahnersatz',
    specialists: ['weber'],
    name: { de: 'Zahnersatz', en: 'Dentures, crowns & implants' },
    description: {
      de: 'Kronen, Brücken, Prothesen und Implantate, gefertigt von einem Labor in Köln.',
      en: 'Crowns, bridges, dentures and implants, made by a lab here in Cologne.',
    },
    details: [
      { de: 'Planung mit digitalem Abdruck', en: 'Planned from a digital impression' },
      { de: 'Heil- und Kostenplan zur Entscheidung', en: 'A treatment and cost plan for you to decide on' },
      { de: 'Nachsorge inbegriffen', en: 'Aftercare included' },
    ],
    durationLabel: { de: 'Mehrere Termine', en: 'Several appointments' },
    bookableMinutes: 60,
    onServicesPage: true,
  },
  {
    id: 'aesthetik',
    name: { de: 'Ästhetische Zahnheilkunde', en: 'Cosmetic dentistry' },
    description: {
      de: 'Aufhellung, Veneers und Formkorrekturen, mit einem Blick darauf, was Ihren Zähnen guttut.',
      en: 'Whitening, veneers and reshaping, but only what’s good for your teeth.',
    },
    details: [
      { de: 'Aufhellung in der Praxis oder zu Hause', en: 'Whitening at the practice or at home' },
      { de: 'Veneers aus Keramik', en: 'Ceramic veneers' },
      { de: 'Vorschau am Bildschirm', en: 'See the result on screen first' },
    ],
    durationLabel: { de: 'Nach Beratung', en: 'After consultation' },
    bookableMinutes: 60,
    onServicesPage: true,
  },
  {
    id: 'kieferorthopaedie',
    specialists: ['hoffmann'],
    name: { de: 'Kieferorthopädie', en: 'Orthodontics' },
    description: {
      de: 'Zahnspangen und durchsichtige Schienen für Kinder, Jugendliche und Erwachsene.',
      en: 'Braces and clear aligners for children, teenagers and adults.',
    },
    details: [
      { de: 'Feste und herausnehmbare Spangen', en: 'Fixed and removable braces' },
      { de: 'Durchsichtige Schienen', en: 'Clear aligners' },
      { de: 'Kontrollen alle sechs bis acht Wochen', en: 'A check every six to eight weeks' },
    ],
    durationLabel: { de: 'Langfristig', en: 'Long-term' },
    bookableMinutes: 45,
    onServicesPage: true,
  },
  {
    id: 'parodontologie',
    specialists: ['yilmaz'],
    name: { de: 'Parodontologie', en: 'Periodontology' },
    description: {
      de: 'Behandlung von Zahnfleischentzündung und Parodontitis, mit fester Nachsorge.',
      en: 'Treatment for inflamed gums and periodontitis, with regular aftercare.',
    },
    details: [
      { de: 'Messung aller Zahnfleischtaschen', en: 'Every gum pocket measured' },
      { de: 'Schonende Reinigung der Wurzeln', en: 'Gentle cleaning of the roots' },
      { de: 'Nachsorge in festen Abständen', en: 'Follow-up visits at set intervals' },
    ],
    durationLabel: { de: '60 Min.', en: '60 min' },
    bookableMinutes: 60,
    onServicesPage: true,
  },
  {
    id: 'kinder',
    forChildren: true,
    specialists: ['hoffmann'],
    name: { de: 'Kinderzahnheilkunde', en: 'Children’s dentistry' },
    description: {
      de: 'Zahnmedizin für Kinder vom ersten Zahn an, ohne Eile und mit vielen Erklärungen.',
      en: 'Dentistry for children from the very first tooth: no rush, and everything explained.',
    },
    details: [
      { de: 'Kennenlerntermin ohne Behandlung möglich', en: 'A first visit just to say hello, if you like' },
      { de: 'Versiegelung der Backenzähne', en: 'Fissure sealing for molars' },
      { de: 'Früherkennung nach Plan', en: 'Regular checks that catch problems early' },
    ],
    durationLabel: { de: '30 Min.', en: '30 min' },
    bookableMinutes: 30,
    onServicesPage: true,
  },
  {
    id: 'notfall',
    kind: 'emergency',
    name: { de: 'Notfallbehandlung', en: 'Emergency treatment' },
    description: {
      de: 'Bei starken Schmerzen, Schwellungen oder einem Zahnunfall rufen Sie bitte sofort an.',
      en: 'Severe pain, swelling or an accident? Please call straight away.',
    },
    details: [
      { de: 'Notfallnummer rund um die Uhr', en: 'Emergency number, day and night' },
      {
        de: 'Termin am selben Tag während der Sprechzeit',
        en: 'Seen the same day during opening hours',
      },
      { de: 'Bei Lebensgefahr immer 112', en: 'If a life is in danger, always call 112' },
    ],
    durationLabel: { de: 'Sofort', en: 'Right away' },
    bookableMinutes: null,
    onServicesPage: true,
  },
  {
    id: 'beratung',
    kind: 'consultation',
    name: { de: 'Beratungstermin', en: 'Consultation' },
    description: {
      de: 'Ein Gespräch ohne Behandlung: Fragen, zweite Meinung, Kosten, nächste Schritte.',
      en: 'Just a conversation, no treatment: your questions, a second opinion, costs, next steps.',
    },
    details: [
      { de: 'Zeit für Ihre Fragen', en: 'Time for your questions' },
      { de: 'Zweite Meinung möglich', en: 'A second opinion, if you want one' },
    ],
    durationLabel: { de: '30 Min.', en: '30 min' },
    bookableMinutes: 30,
    onServicesPage: false,
  },
];

const isBookable = (treatment: TreatmentFacts): treatment is BookableTreatment =>
  treatment.bookableMinutes !== null;

/** The treatments of the booking wizard. */
export const bookableTreatments: readonly BookableTreatment[] = treatments.filter(isBookable);

/** The treatments of the services page and of the header's list. */
export const serviceTreatments: readonly TreatmentFacts[] = treatments.filter(
  (treatment) => treatment.onServicesPage,
);

/** The one for people who don't know what they need, if the practice has one. */
export const consultation: BookableTreatment | undefined = bookableTreatments.find(
  ({ kind }) => kind === 'consultation',
);

/** The bookable treatment with this German name, or undefined. */
export function findBookableTreatment(germanName: string): BookableTreatment | undefined {
  return bookableTreatments.find((treatment) => treatment.name.de === germanName);
}
