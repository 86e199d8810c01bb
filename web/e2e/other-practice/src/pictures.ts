import type { Picture } from '@praxisportal/practice/types';

export const pier: Picture = {
  src: '/images/pier.svg',
  width: 400,
  height: 300,
  alt: { de: 'Ein Anleger am Morgen.', en: 'A pier in the morning.' },
};

export const quietPicture = pier;
export const welcomePicture = pier;
export const carePicture = pier;
