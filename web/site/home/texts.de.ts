import { practice } from '@praxisportal/practice/practice';

/** What the home page says around the practice's own words; German is the source. */
export const de = {
  title: `${practice.name} in ${practice.address.cityName.de}`,
  about: 'Die Praxis kennenlernen',
  phoneHint: 'Lieber sprechen?',
  emergencyHint: 'Starke Schmerzen?',
  allServices: (count: number) => `Alle ${count} Leistungen`,
  inQuotes: (quote: string) => `„${quote}“`,
  invented: 'Beispiel',
  pain: 'Haben Sie Schmerzen?',
  earliest: 'Zum frühesten Termin',
  unsure: 'Nicht sicher? Lassen Sie sich beraten!',
  consultation: 'Beratung buchen',
};
