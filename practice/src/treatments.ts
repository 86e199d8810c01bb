import type { BookableTreatment, TreatmentFacts } from './types.ts';

/** All treatments. The order is the order of the services page and of the booking wizard. */
export const treatments: readonly TreatmentFacts[] = [
  {
    id: 'kontrolluntersuchung',
    name: { de: 'Kontrolluntersuchung', en: 'Check-up' },
    description: {
      de: 'Wir untersuchen Zähne, Zahnfleisch und Mundschleimhaut und besprechen, was wir sehen.',
      en: 'We examine teeth, gums and the lining of the mouth and talk through what we see.',
    },
    details: [
      { de: 'Untersuchung mit Befund zum Mitnehmen', en: 'Examination with written findings' },
      { de: 'Digitales Röntgen nur, wenn es nötig ist', en: 'Digital X-rays only when needed' },
      { de: 'Eintrag ins Bonusheft', en: 'Entry in your bonus booklet' },
    ],
    durationLabel: { de: '30 Min.', en: '30 min' },
    bookableMinutes: 30,
    onServicesPage: true,
  },
  {
    id: 'prophylaxe',
    name: { de: 'Prophylaxe & Zahnreinigung', en: 'Prophylaxis & cleaning' },
    description: {
      de: 'Professionelle Zahnreinigung: Beläge und Verfärbungen werden entfernt, die Zähne poliert und fluoridiert.',
      en: 'Professional cleaning: plaque and stains are removed, teeth are polished and fluoridated.',
    },
    details: [
      { de: 'Reinigung auch unter dem Zahnfleischrand', en: 'Cleaning below the gum line too' },
      { de: 'Politur und Fluoridierung', en: 'Polishing and fluoride' },
      { de: 'Tipps für das Putzen zu Hause', en: 'Advice for brushing at home' },
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
      en: 'Tooth-coloured composite fillings, built up in layers, with local anaesthetic if you wish.',
    },
    details: [
      { de: 'Zahnfarbenes Komposit', en: 'Tooth-coloured composite' },
      { de: 'Amalgam verwenden wir nicht', en: 'We do not use amalgam' },
      { de: 'Kostenplan vor der Behandlung', en: 'Cost estimate before treatment' },
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
      en: 'An inflamed tooth is cleaned and sealed so that it can be kept.',
    },
    details: [
      { de: 'Elektronische Längenmessung', en: 'Electronic length measurement' },
      { de: 'Maschinelle Aufbereitung', en: 'Rotary instruments' },
      { de: 'Behandlung unter örtlicher Betäubung', en: 'Treatment under local anaesthetic' },
    ],
    durationLabel: { de: '90 Min.', en: '90 min' },
    bookableMinutes: 90,
    onServicesPage: true,
  },
  {
    id: 'zahnersatz',
    name: { de: 'Zahnersatz', en: 'Dentures, crowns & implants' },
    description: {
      de: 'Kronen, Brücken, Prothesen und Implantate, gefertigt von einem Labor in Köln.',
      en: 'Crowns, bridges, dentures and implants, made by a laboratory in Cologne.',
    },
    details: [
      { de: 'Planung mit digitalem Abdruck', en: 'Planning with a digital impression' },
      { de: 'Heil- und Kostenplan zur Entscheidung', en: 'Treatment and cost plan for your decision' },
      { de: 'Nachsorge inbegriffen', en: 'Aftercare included' },
    ],
    durationLabel: { de: 'Mehrere Termine', en: 'Several appointments' },
    bookableMinutes: 60,
    onServicesPage: true,
  },
  {
    id: 'aesthetik',
    name: { de: 'Ästhetische Zahnheilkunde', en: 'Aesthetic dentistry' },
    description: {
      de: 'Aufhellung, Veneers und Formkorrekturen, mit einem Blick darauf, was Ihren Zähnen guttut.',
      en: 'Whitening, veneers and shape corrections, with an eye on what is good for your teeth.',
    },
    details: [
      { de: 'Aufhellung in der Praxis oder zu Hause', en: 'Whitening at the practice or at home' },
      { de: 'Veneers aus Keramik', en: 'Ceramic veneers' },
      { de: 'Vorschau am Bildschirm', en: 'Preview on screen' },
    ],
    durationLabel: { de: 'Nach Beratung', en: 'After consultation' },
    bookableMinutes: 60,
    onServicesPage: true,
  },
  {
    id: 'kieferorthopaedie',
    name: { de: 'Kieferorthopädie', en: 'Orthodontics' },
    description: {
      de: 'Zahnspangen und durchsichtige Schienen für Kinder, Jugendliche und Erwachsene.',
      en: 'Braces and clear aligners for children, teenagers and adults.',
    },
    details: [
      { de: 'Feste und herausnehmbare Spangen', en: 'Fixed and removable braces' },
      { de: 'Durchsichtige Schienen', en: 'Clear aligners' },
      { de: 'Kontrollen alle sechs bis acht Wochen', en: 'Checks every six to eight weeks' },
    ],
    durationLabel: { de: 'Langfristig', en: 'Long-term' },
    bookableMinutes: 45,
    onServicesPage: true,
  },
  {
    id: 'parodontologie',
    name: { de: 'Parodontologie', en: 'Periodontology' },
    description: {
      de: 'Behandlung von Zahnfleischentzündung und Parodontitis, mit fester Nachsorge.',
      en: 'Treatment of gum inflammation and periodontitis, with regular aftercare.',
    },
    details: [
      { de: 'Messung aller Zahnfleischtaschen', en: 'Measurement of all gum pockets' },
      { de: 'Schonende Reinigung der Wurzeln', en: 'Gentle cleaning of the roots' },
      { de: 'Nachsorge in festen Abständen', en: 'Aftercare at fixed intervals' },
    ],
    durationLabel: { de: '60 Min.', en: '60 min' },
    bookableMinutes: 60,
    onServicesPage: true,
  },
  {
    id: 'kinder',
    name: { de: 'Kinderzahnheilkunde', en: 'Children’s dentistry' },
    description: {
      de: 'Zahnmedizin für Kinder vom ersten Zahn an, ohne Eile und mit vielen Erklärungen.',
      en: 'Dentistry for children from the first tooth on, unhurried and with many explanations.',
    },
    details: [
      { de: 'Kennenlerntermin ohne Behandlung möglich', en: 'First visit without treatment possible' },
      { de: 'Versiegelung der Backenzähne', en: 'Sealing of molars' },
      { de: 'Früherkennung nach Plan', en: 'Early detection by schedule' },
    ],
    durationLabel: { de: '30 Min.', en: '30 min' },
    bookableMinutes: 30,
    onServicesPage: true,
  },
  {
    id: 'notfall',
    name: { de: 'Notfallbehandlung', en: 'Emergency treatment' },
    description: {
      de: 'Bei starken Schmerzen, Schwellungen oder einem Zahnunfall rufen Sie bitte sofort an.',
      en: 'For severe pain, swelling or a dental accident please call at once.',
    },
    details: [
      { de: 'Notfallnummer rund um die Uhr', en: 'Emergency line around the clock' },
      {
        de: 'Termin am selben Tag während der Sprechzeit',
        en: 'Same-day appointment during consulting hours',
      },
      { de: 'Bei Lebensgefahr immer 112', en: 'If a life is in danger, always call 112' },
    ],
    durationLabel: { de: 'Sofort', en: 'Immediate' },
    bookableMinutes: null,
    onServicesPage: true,
  },
  {
    id: 'beratung',
    name: { de: 'Beratungstermin', en: 'Consultation' },
    description: {
      de: 'Ein Gespräch ohne Behandlung: Fragen, zweite Meinung, Kosten, nächste Schritte.',
      en: 'A talk without treatment: questions, second opinion, costs, next steps.',
    },
    details: [
      { de: 'Zeit für Ihre Fragen', en: 'Time for your questions' },
      { de: 'Zweite Meinung möglich', en: 'Second opinion possible' },
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

/** The bookable treatment with this German name, or undefined. */
export function findBookableTreatment(germanName: string): BookableTreatment | undefined {
  return bookableTreatments.find((treatment) => treatment.name.de === germanName);
}
