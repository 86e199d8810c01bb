import { treatmentRoom, waitingRoom } from './pictures.ts';
import { treatmentPictures } from './treatment-pictures.ts';
import type { HomeContent } from './types.ts';

/** The home page's words and pictures. */
export const home: HomeContent = {
  description: {
    de: 'Zahnarztpraxis in Köln seit 1998: Vorsorge, Implantate, Kinderzahnheilkunde. Termin online buchen, Sprechzeiten und Notfallnummer auf einen Blick.',
    en: 'Dentists in Cologne since 1998: check-ups, implants, children’s dentistry. Book online, see our opening hours and find the emergency number.',
  },
  hero: {
    heading: { de: 'Wir erklären, bevor wir behandeln.', en: 'We explain before we treat.' },
    lead: {
      de: 'Zahnmedizin am Lindenplatz in Köln, seit 1998. Termine buchen Sie online, wann es Ihnen passt.',
      en: 'Dentistry on Lindenplatz in Cologne, since 1998. Book online, whenever it suits you.',
    },
    picture: {
      src: '/images/hero.svg',
      width: 1200,
      height: 1000,
      alt: {
        de: 'Zahnärztin und Patientin sitzen sich im Behandlungszimmer gegenüber und sprechen miteinander, vor dem Fenster steht eine Linde.',
        en: 'A dentist and her patient sit face to face in the treatment room, talking; outside the window stands a linden tree.',
      },
    },
  },
  figures: [
    {
      value: { de: '25+', en: '25+' },
      label: { de: 'Jahre Erfahrung', en: 'years of experience' },
      detail: { de: 'am selben Platz, seit 1998', en: 'on the same square since 1998' },
    },
    {
      value: { de: '5.000+', en: '5,000+' },
      label: { de: 'Patientinnen und Patienten', en: 'patients' },
      detail: { de: 'aus Köln und Umgebung', en: 'from in and around Cologne' },
    },
    {
      value: { de: '24/7', en: '24/7' },
      label: { de: 'KI-Service', en: 'AI service' },
      detail: {
        de: 'Auskunft und Termine, auch nachts',
        en: 'answers and appointments, even at night',
      },
    },
    {
      value: { de: '100 %', en: '100%' },
      label: { de: 'Technologie', en: 'technology' },
      detail: {
        de: 'Röntgen, Abdruck und Akte sind digital',
        en: 'X-rays, impressions and records are all digital',
      },
    },
  ],
  services: {
    heading: { de: 'Von der Vorsorge bis zum Notfall', en: 'From check-ups to emergencies' },
    lead: {
      de: 'Sechs Anlässe, aus denen Menschen zu uns kommen. Was dabei geschieht und wie lange es dauert, steht bei jeder Leistung.',
      en: 'Six reasons why people come to see us. For each of our services you’ll find what happens and how long it takes.',
    },
    teasers: [
      {
        treatment: 'prophylaxe',
        title: { de: 'Prophylaxe', en: 'Professional cleaning' },
        text: {
          de: 'Gründliche Reinigung, Politur und Tipps für zu Hause, in 60 Minuten.',
          en: 'A thorough clean, a polish and tips for home, in 60 minutes.',
        },
        picture: treatmentPictures.prophylaxe,
      },
      {
        treatment: 'zahnersatz',
        title: { de: 'Implantate und Zahnersatz', en: 'Implants, crowns and dentures' },
        text: {
          de: 'Kronen, Brücken und Implantate, gefertigt von einem Labor in Köln.',
          en: 'Crowns, bridges and implants, made by a lab here in Cologne.',
        },
        picture: treatmentPictures.zahnersatz,
      },
      {
        treatment: 'aesthetik',
        title: { de: 'Ästhetik', en: 'Cosmetic dentistry' },
        text: {
          de: 'Aufhellung und Veneers, mit einem Blick darauf, was Ihren Zähnen guttut.',
          en: 'Whitening and veneers, but only what’s good for your teeth.',
        },
        picture: treatmentPictures.aesthetik,
      },
      {
        treatment: 'kinder',
        title: { de: 'Kinder', en: 'Children' },
        text: {
          de: 'Vom ersten Zahn an, ohne Eile. Der erste Besuch darf auch nur ein Kennenlernen sein.',
          en: 'From the very first tooth, and never in a rush. The first visit can be just to say hello.',
        },
        picture: treatmentPictures.kinder,
      },
      {
        treatment: 'wurzelbehandlung',
        title: { de: 'Wurzelbehandlung', en: 'Root canal treatment' },
        text: {
          de: 'Ein entzündeter Zahn wird gereinigt und verschlossen, damit er erhalten bleibt.',
          en: 'We clean and seal an inflamed tooth, so you can keep it.',
        },
        picture: treatmentPictures.wurzelbehandlung,
      },
      {
        treatment: 'notfall',
        title: { de: 'Notfall', en: 'Emergency' },
        text: {
          de: 'Schmerzen, Schwellung, Zahnunfall: Rufen Sie an, auch nachts und am Wochenende.',
          en: 'Pain, swelling, a knocked-out tooth? Call us, even at night or at the weekend.',
        },
        picture: treatmentPictures.notfall,
      },
    ],
  },
  reasons: {
    heading: { de: 'Vier Gründe, die Sie nachprüfen können', en: 'Four reasons you can check for yourself' },
    picture: treatmentRoom,
    items: [
      {
        title: { de: 'Sie sehen, was wir sehen', en: 'You see what we see' },
        text: {
          de: 'Befunde zeigen wir am Bildschirm oder am Modell. Danach entscheiden Sie, gern auch erst am nächsten Tag.',
          en: 'We show you what we’ve found, on screen or on a model. Then you decide, and you’re welcome to sleep on it.',
        },
      },
      {
        title: { de: 'Kosten stehen vorher auf Papier', en: 'Costs on paper, up front' },
        text: {
          de: 'Hat eine Behandlung einen Eigenanteil, bekommen Sie einen Plan mit Beträgen. Wir beginnen erst, wenn Sie zugestimmt haben.',
          en: 'If there’s something you’ll have to pay yourself, you get a plan with every amount. We don’t start until you’ve agreed.',
        },
      },
      {
        title: { de: 'Termine ohne Warteschleife', en: 'No waiting on hold' },
        text: {
          de: 'Alle freien Zeiten stehen online. Sie buchen in vier Schritten; verschieben und absagen geht ebenso.',
          en: 'Every free slot is online. Book in four steps; moving and cancelling are just as easy.',
        },
      },
      {
        title: { de: 'Mit Angst sind Sie hier richtig', en: 'It’s fine to be nervous' },
        text: {
          de: 'Sagen Sie uns, dass Sie sich fürchten. Wir vereinbaren ein Handzeichen: Heben Sie die Hand, machen wir Pause.',
          en: 'Just tell us. We’ll agree on a sign: the moment you raise your hand, we stop.',
        },
      },
    ],
  },
  voices: {
    heading: { de: 'Stimmen, wie wir sie uns wünschen', en: 'What we’d love to hear' },
    note: {
      de: 'Erfundene Beispieltexte, keine Aussagen wirklicher Patientinnen und Patienten.',
      en: 'Made-up examples, not the words of real patients.',
    },
    items: [
      {
        quote: {
          de: 'Ich wusste bei jedem Schritt, was als Nächstes kommt. Der Kostenplan lag vorher auf dem Tisch, und niemand hat gedrängt.',
          en: 'At every step I knew what was coming next. The costs were on the table beforehand, and nobody rushed me.',
        },
        name: { de: 'Sabine K.', en: 'Sabine K.' },
        about: { de: 'kommt wegen einer Krone', en: 'here for a crown' },
        isInvented: true,
      },
      {
        quote: {
          de: 'Beim ersten Besuch durfte unser Sohn nur den Stuhl hoch- und runterfahren. Beim zweiten ist er von allein eingestiegen.',
          en: 'On the first visit our son just rode the chair up and down. On the second he climbed in all by himself.',
        },
        name: { de: 'Familie Arslan', en: 'The Arslan family' },
        about: { de: 'zwei Kinder, vier und sieben', en: 'two children, four and seven' },
        isInvented: true,
      },
      {
        quote: {
          de: 'Gebucht habe ich abends um halb elf in der Bahn. Die Bestätigung war da, bevor ich ausstieg.',
          en: 'I booked on the tram at half past ten at night. The confirmation was there before I got off.',
        },
        name: { de: 'Jonas M.', en: 'Jonas M.' },
        about: { de: 'kommt zweimal im Jahr zur Kontrolle', en: 'comes for a check-up twice a year' },
        isInvented: true,
      },
    ],
  },
  closing: {
    heading: { de: 'Wann passt es Ihnen?', en: 'When suits you?' },
    lead: {
      de: 'Die freien Zeiten der nächsten drei Monate stehen im Kalender. Behandlung wählen, Ärztin oder Arzt wählen, fertig.',
      en: 'The calendar has every free slot for the next three months. Choose a treatment, choose a dentist, done.',
    },
    picture: waitingRoom,
  },
};
