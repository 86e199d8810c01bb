import type { PracticeFacts } from '@praxisportal/practice/types';

/** Another practice: two people in Kiel who work from Tuesday to Saturday and offer two treatments. */
export const practice: PracticeFacts = {
  isSample: false,
  name: 'Zahnhaus Förde',
  legalName: 'Zahnhaus Förde Petersen und Haddad GbR',
  owner: 'Jens Petersen',
  foundedYear: 2011,
  introduction: {
    de: 'Zähne mit Blick aufs Wasser: ruhig, gründlich, auch samstags.',
    en: 'Teeth with a view of the water: calm, thorough, and open on Saturdays.',
  },
  footerServices: [{ treatment: 'eingriff', label: { de: 'Eingriff', en: 'Surgery' } }],
  mark: '/images/wave.svg',
  comingNetworks: [],
  address: {
    street: 'Hafenstraße 12',
    postalCode: '24103',
    city: 'Kiel',
    cityName: { de: 'Kiel', en: 'Kiel' },
    directions: { de: 'Am Anleger', en: 'By the pier' },
    country: 'DE',
    latitude: 54.3213,
    longitude: 10.1349,
  },
  federalState: 'SH',
  timeZone: 'Europe/Berlin',
  phone: '+49 431 23125100',
  emergencyPhone: '+49 431 23125111',
  email: 'moin@zahnhaus.example',
  openingHours: [
    { weekday: 2, from: '07:00', to: '15:30' },
    { weekday: 3, from: '07:00', to: '15:30' },
    { weekday: 4, from: '07:00', to: '15:30' },
    { weekday: 5, from: '07:00', to: '15:30' },
    { weekday: 6, from: '09:30', to: '12:00' },
  ],
};
