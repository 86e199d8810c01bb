/** The picture of each treatment by its id: a thing that stands for it, or the room in which it happens. */
export const treatmentPictures: Readonly<Record<string, string>> = {
  kontrolluntersuchung: '/images/rooms/reception.svg',
  prophylaxe: '/images/spots/prophylaxis.svg',
  fuellungen: '/images/rooms/treatment-room-1.svg',
  wurzelbehandlung: '/images/spots/root-canal.svg',
  zahnersatz: '/images/spots/implant.svg',
  aesthetik: '/images/spots/aesthetics.svg',
  kieferorthopaedie: '/images/rooms/x-ray-room.svg',
  parodontologie: '/images/rooms/prophylaxis-room.svg',
  kinder: '/images/spots/children.svg',
  notfall: '/images/spots/emergency.svg',
};

/** All pictures of the family have these proportions. */
export const pictureSize = { width: 320, height: 240 };
