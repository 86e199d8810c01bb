import { treatments } from 'virtual:treatment-names';
import type { Language } from '@praxisportal/contract/language';

export { treatments };

/** The treatments of the services page and of the header's list. */
export const serviceTreatments = treatments.filter((treatment) => treatment.onServicesPage);

/** The one for people who don't know what they need, if the practice has one. */
export const consultation = treatments.find(
  ({ kind, bookableMinutes }) => kind === 'consultation' && bookableMinutes !== null,
);

/** The one in which a dentist looks at what hurts. */
export const checkUp = treatments.find(
  ({ kind, bookableMinutes }) => kind === 'check-up' && bookableMinutes !== null,
);

/** The bookable treatment with this German name, or undefined. */
export function findBookableTreatment(germanName: string) {
  return treatments.find(({ name, bookableMinutes }) => bookableMinutes !== null && name.de === germanName);
}

/** An appointment's treatment in the page's language; one that the practice no longer offers keeps its German name. */
export function nameTreatment(
  language: Language,
  { treatment_type: germanName }: { treatment_type: string },
): string {
  return findBookableTreatment(germanName)?.name[language] ?? germanName;
}
