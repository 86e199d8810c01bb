import type { Picture } from './types.ts';

const roomSize = { width: 960, height: 720 };

export const reception: Picture = {
  src: '/images/rooms/reception.svg',
  ...roomSize,
  alt: {
    de: 'Geschwungene grüne Empfangstheke mit Lindenblatt, darüber zwei gelbe Hängelampen.',
    en: 'A curved green reception desk with a linden leaf on it and two yellow lamps above.',
  },
};

export const waitingRoom: Picture = {
  src: '/images/rooms/waiting-room.svg',
  ...roomSize,
  alt: {
    de: 'Wartezimmer mit zwei Sesseln, einer langen Bank, rundem Tisch und Blick auf die Linde.',
    en: 'The waiting room: two armchairs, a long bench, a round table and a view of the linden tree.',
  },
};

export const treatmentRoom: Picture = {
  src: '/images/rooms/treatment-room-1.svg',
  ...roomSize,
  alt: {
    de: 'Grüner Behandlungsstuhl vor einem großen Fenster, an der Wand ein Bildschirm.',
    en: 'A green dentist’s chair in front of a large window, with a screen on the wall.',
  },
};

export const childrensRoom: Picture = {
  src: '/images/rooms/treatment-room-2.svg',
  ...roomSize,
  alt: {
    de: 'Gelber Behandlungsstuhl mit einem Stoffhasen, an der Wand ein gemalter Fuchs und bunte Blätter.',
    en: 'A yellow dentist’s chair with a toy rabbit on it; a painted fox and colourful leaves on the wall.',
  },
};

export const cleaningRoom: Picture = {
  src: '/images/rooms/prophylaxis-room.svg',
  ...roomSize,
  alt: {
    de: 'Hellgrüner Stuhl neben einem Waschtisch mit rundem Spiegel.',
    en: 'A pale green chair beside a washstand with a round mirror.',
  },
};

export const xRayRoom: Picture = {
  src: '/images/rooms/x-ray-room.svg',
  ...roomSize,
  alt: {
    de: 'Röntgengerät für Aufnahmen im Stehen, daneben eine Schutzweste und ein Bildschirm mit einer Aufnahme.',
    en: 'A stand-up X-ray machine, a lead apron on the wall and an X-ray on a screen.',
  },
};

/** What the site shows where it needs a picture of its own: a quiet place for log-in and pages that don't exist. */
export const quietPicture = waitingRoom;

/** Beside registration: where one arrives. */
export const welcomePicture = reception;

/** Where no appointment is booked yet. */
export const carePicture: Picture = {
  src: '/images/spots/prophylaxis.svg',
  width: 320,
  height: 240,
  alt: {
    de: 'Ein sauberer Zahn neben einem Becher mit zwei Zahnbürsten.',
    en: 'A clean tooth beside a cup with two toothbrushes.',
  },
};
