/** The six services of the home page: the treatment's card they lead to and their picture (320 × 240). */
export const serviceTeasers = [
  { treatment: 'prophylaxe', image: '/images/spots/prophylaxis.svg' },
  { treatment: 'zahnersatz', image: '/images/spots/implant.svg' },
  { treatment: 'aesthetik', image: '/images/spots/aesthetics.svg' },
  { treatment: 'kinder', image: '/images/spots/children.svg' },
  { treatment: 'wurzelbehandlung', image: '/images/spots/root-canal.svg' },
  { treatment: 'notfall', image: '/images/spots/emergency.svg' },
] as const;
