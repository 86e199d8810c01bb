import type { Localized } from '@praxisportal/practice/types';

type Picture = { src: string; alt: Localized };

/** The picture of each treatment by its id: a thing that stands for it, or the room in which it happens. */
export const treatmentPictures: Readonly<Record<string, Picture>> = {
  kontrolluntersuchung: {
    src: '/images/rooms/reception.svg',
    alt: {
      de: 'Empfang der Praxis mit grünem Tresen und Blick auf die Linde',
      en: 'The reception with its green counter and a view of the linden tree',
    },
  },
  prophylaxe: {
    src: '/images/spots/prophylaxis.svg',
    alt: {
      de: 'Ein sauberer Zahn neben einem Becher mit zwei Zahnbürsten',
      en: 'A clean tooth beside a cup with two toothbrushes',
    },
  },
  fuellungen: {
    src: '/images/rooms/treatment-room-1.svg',
    alt: {
      de: 'Behandlungszimmer mit grünem Stuhl, Lampe und großem Fenster',
      en: 'Treatment room with a green chair, a lamp and a large window',
    },
  },
  wurzelbehandlung: {
    src: '/images/spots/root-canal.svg',
    alt: {
      de: 'Schnitt durch einen Zahn, dessen Wurzelkanal gereinigt wird',
      en: 'Section through a tooth whose root canal is being cleaned',
    },
  },
  zahnersatz: {
    src: '/images/spots/implant.svg',
    alt: { de: 'Ein Implantat im Kiefer mit einer Krone', en: 'An implant in the jaw with a crown' },
  },
  aesthetik: {
    src: '/images/spots/aesthetics.svg',
    alt: {
      de: 'Ein Lächeln unter der Lupe, daneben eine Farbskala',
      en: 'A smile under a magnifying glass beside a shade guide',
    },
  },
  kieferorthopaedie: {
    src: '/images/rooms/x-ray-room.svg',
    alt: {
      de: 'Röntgenraum mit der Aufnahme eines ganzen Gebisses',
      en: 'X-ray room with a picture of a full set of teeth',
    },
  },
  parodontologie: {
    src: '/images/rooms/prophylaxis-room.svg',
    alt: {
      de: 'Prophylaxezimmer mit Stuhl und Instrumenten',
      en: 'Prophylaxis room with a chair and instruments',
    },
  },
  kinder: {
    src: '/images/spots/children.svg',
    alt: {
      de: 'Ein Plüschhase mit einer gelben Zahnbürste',
      en: 'A toy rabbit with a yellow toothbrush',
    },
  },
  notfall: {
    src: '/images/spots/emergency.svg',
    alt: {
      de: 'Ein gesprungener Zahn neben einem roten Telefon',
      en: 'A cracked tooth beside a red telephone',
    },
  },
};

/** All pictures of the family have these proportions. */
export const pictureSize = { width: 320, height: 240 };
