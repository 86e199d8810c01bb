import type { PracticeFacts } from './types.ts';

/** The sample practice. Everything here is fictional; the phone numbers are reserved for fiction. */
export const practice: PracticeFacts = {
  isSample: true,
  name: 'Zahnarztpraxis am Lindenplatz',
  legalName: 'Zahnarztpraxis am Lindenplatz Dr. Weber & Kollegen PartG',
  owner: 'Dr. med. dent. Katharina Weber',
  foundedYear: 1998,
  introduction: {
    de: 'Zahnmedizin in der Kölner Altstadt seit 1998: Wir erklären, bevor wir behandeln, und nehmen uns die Zeit dafür.',
    en: 'Dentistry in Cologne’s old town since 1998. We explain before we treat, and we take our time over it.',
  },
  footerServices: [
    { treatment: 'prophylaxe', label: { de: 'Prophylaxe', en: 'Professional cleaning' } },
    { treatment: 'zahnersatz', label: { de: 'Implantologie', en: 'Implants' } },
    { treatment: 'aesthetik', label: { de: 'Ästhetik', en: 'Cosmetic dentistry' } },
    { treatment: 'kinder', label: { de: 'Kinderzahnheilkunde', en: 'Children’s dentistry' } },
  ],
  mark: '/images/mark.svg',
  comingNetworks: ['Instagram', 'Facebook', 'LinkedIn'],
  address: {
    street: 'Lindenplatz 7',
    postalCode: '50676',
    city: 'Köln',
    cityName: { de: 'Köln', en: 'Cologne' },
    directions: {
      de: 'Köln-Altstadt, Eingang unter der Linde',
      en: 'In Cologne’s old town, entrance under the linden tree',
    },
    country: 'DE',
    latitude: 50.9307,
    longitude: 6.9503,
  },
  federalState: 'NW',
  timeZone: 'Europe/Berlin',
  phone: '+49 221 4710120',
  emergencyPhone: '+49 221 4710112',
  email: 'praxis@lindenplatz.example',
  openingHours: [
    { weekday: 1, from: '08:00', to: '18:00' },
    { weekday: 2, from: '08:00', to: '18:00' },
    { weekday: 3, from: '08:00', to: '18:00' },
    { weekday: 4, from: '08:00', to: '18:00' },
    { weekday: 5, from: '08:00', to: '16:00' },
  ],
};
