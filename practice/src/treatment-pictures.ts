import { carePicture } from './pictures.ts';
import type { Picture } from './types.ts';

const size = { width: 320, height: 240 };

/** What stands for each treatment of the services page, by its id. */
export const treatmentPictures = {
  kontrolluntersuchung: {
    src: '/images/spots/check-up.svg',
    ...size,
    alt: {
      de: 'Ein Zahn unter einem Mundspiegel, daneben ein Befundbogen mit Häkchen.',
      en: 'A tooth under a dental mirror, beside a chart with ticks.',
    },
  },
  prophylaxe: carePicture,
  fuellungen: {
    src: '/images/spots/fillings.svg',
    ...size,
    alt: {
      de: 'Ein Backenzahn mit einer zahnfarbenen Füllung, die unter einer Lampe aushärtet.',
      en: 'A molar with a tooth-coloured filling, setting under a curing light.',
    },
  },
  wurzelbehandlung: {
    src: '/images/spots/root-canal.svg',
    ...size,
    alt: {
      de: 'Schnitt durch einen Zahn, dessen Wurzelkanal gereinigt wird.',
      en: 'A tooth in section, its root canal being cleaned.',
    },
  },
  zahnersatz: {
    src: '/images/spots/implant.svg',
    ...size,
    alt: { de: 'Ein Implantat im Kiefer mit einer Krone.', en: 'An implant in the jaw, with its crown.' },
  },
  aesthetik: {
    src: '/images/spots/aesthetics.svg',
    ...size,
    alt: {
      de: 'Ein Lächeln unter der Lupe, daneben eine Farbskala.',
      en: 'A smile under a magnifying glass, with a shade guide beside it.',
    },
  },
  kieferorthopaedie: {
    src: '/images/spots/orthodontics.svg',
    ...size,
    alt: {
      de: 'Eine Zahnreihe mit fester Spange, davor eine durchsichtige Schiene.',
      en: 'A row of teeth with braces, and a clear aligner in front of it.',
    },
  },
  parodontologie: {
    src: '/images/spots/periodontology.svg',
    ...size,
    alt: {
      de: 'Ein Zahn im Zahnfleisch, an dessen Rand eine Sonde misst.',
      en: 'A tooth in its gum, with a probe measuring along the edge.',
    },
  },
  kinder: {
    src: '/images/spots/children.svg',
    ...size,
    alt: { de: 'Ein Plüschhase mit einer gelben Zahnbürste.', en: 'A toy rabbit with a yellow toothbrush.' },
  },
  notfall: {
    src: '/images/spots/emergency.svg',
    ...size,
    alt: {
      de: 'Ein gesprungener Zahn neben einem roten Telefon.',
      en: 'A cracked tooth beside a red telephone.',
    },
  },
} as const satisfies Readonly<Record<string, Picture>>;
