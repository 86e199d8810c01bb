import type { Language, Localized } from '@praxisportal/contract/language';
import { isSupportedCountry } from 'libphonenumber-js/max';

/** Member states of the European Union, and Åland, which has numbers of its own (ISO 3166-1 alpha-2). */
const europeanUnion =
  'AT AX BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
/** The other states of the European Economic Area. */
const economicArea = ['IS', 'LI', 'NO'];

/** Countries whose numbers are called unless `CALL_COUNTRIES` says otherwise. */
export const defaultCallCountries: readonly string[] = [
  ...europeanUnion,
  ...economicArea,
  ...['CH', 'GB', 'US', 'CA'],
];

/** Whether a country (ISO 3166-1 alpha-2, upper case) has phone numbers of its own. */
export function hasPhoneNumbers(country: string): boolean {
  return isSupportedCountry(country);
}

/** Why a number is refused whose country is not called: the countries that are, and the practice's phone. */
export function describeCallCountries(countries: readonly string[], practicePhone: string): Localized {
  return {
    de: `Mit dem Code rufen wir nur Telefonnummern aus diesen Ländern an: ${nameCountries(countries, 'de')}. Haben Sie keine solche Nummer, rufen Sie uns bitte an: ${practicePhone}.`,
    en: `We can only call phone numbers from these countries with the code: ${nameCountries(countries, 'en')}. If you don’t have one, please give us a call: ${practicePhone}.`,
  };
}

const groups: { countries: readonly string[]; name: Localized }[] = [
  { countries: europeanUnion, name: { de: 'Europäische Union', en: 'European Union' } },
  {
    countries: economicArea,
    name: { de: 'Island, Liechtenstein, Norwegen', en: 'Iceland, Liechtenstein, Norway' },
  },
];

/** Germany first, then the groups that are complete by their names, then each other country. */
function nameCountries(countries: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const complete = groups.filter((group) => group.countries.every((country) => countries.includes(country)));
  const inGroups = complete.flatMap((group) => group.countries);
  const single = [...new Set(countries)].filter((country) => !inGroups.includes(country));
  const words = [
    ...complete.map(({ name }) => name[language]),
    ...single.map((country) => names.of(country) ?? country),
  ];
  return words.join(', ');
}
