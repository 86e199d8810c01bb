import type { Language } from '@praxisportal/contract/language';
import { practice } from '@praxisportal/practice/practice';
import { serviceTreatments } from '@praxisportal/practice/treatments';
import { paths } from '../paths.ts';
import { hoursData } from './hours-data.ts';

/** The practice as schema.org/Dentist for search engines, from the facts in `practice`. */
export function dentistData(language: Language, origin: string) {
  const { address } = practice;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dentist',
    '@id': `${origin}/#practice`,
    name: practice.name,
    legalName: practice.legalName,
    foundingDate: String(practice.foundedYear),
    url: `${origin}${paths.home(language)}`,
    image: `${origin}/images/og.png`,
    telephone: practice.phone,
    email: practice.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    ...hoursData(practice.openingHours),
    medicalSpecialty: 'https://schema.org/Dentistry',
    availableService: serviceTreatments.map((treatment) => ({
      '@type': 'MedicalProcedure',
      name: treatment.name[language],
      description: treatment.description[language],
    })),
  };
}
